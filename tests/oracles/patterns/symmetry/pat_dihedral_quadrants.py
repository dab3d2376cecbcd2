"""Judge with numpy's turns and flips of panels, trying every exchange of panels and every motion."""

from itertools import permutations, product
from typing import Any

import numpy as np

LEVELS = range(1, 11)

MOTIONS = [lambda a, n=n, flip=flip: np.rot90(a.T if flip else a, n) for n in range(4) for flip in (False, True)]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    pairs = [(_cut(before, instance.panels), _cut(after, instance.panels)) for before, after in instance.pairs]
    query = _cut(instance.query, instance.panels)
    places = range(instance.panels)
    results = set()
    for order in permutations(places) if instance.exchange else [tuple(places)]:
        fits = [
            [m for m in MOTIONS if all(np.array_equal(m(old[order[p]]), new[p]) for old, new in pairs)] for p in places
        ]
        for chosen in product(*fits):
            results.add(tuple(tuple(chosen[p](query[order[p]]).ravel().tolist()) for p in places))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    given = tuple(tuple(panel.ravel().tolist()) for panel in _cut(answer, instance.panels))
    return "" if given in results else "a panel is not what the rule makes of it"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output upside down or mirrored."""
    images = [instance.query, answer[::-1], tuple(row[::-1] for row in answer)]
    return [board for board in images if board != answer]


def _cut(board: Any, panels: int) -> list[Any]:
    bands = np.split(np.array(board), 2 if panels == 4 else 1, axis=0)
    return [panel for band in bands for panel in np.split(band, min(panels, 2), axis=1)]
