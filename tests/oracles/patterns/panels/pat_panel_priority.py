"""Judge by painting panels from the bottom up with numpy, in every order of places, of colours and of fill."""

from itertools import permutations
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    count = instance.panels
    colours = sorted({item for row in instance.query for item in row} - {"0", "9"})
    orders = [lambda panels, p=p: [panels[i] for i in p] for p in permutations(range(count))]
    if instance.ways >= 2:
        orders += [
            lambda panels, p=p: sorted(panels, key=lambda x: p.index(max(x.ravel()))) for p in permutations(colours)
        ]
    if instance.ways >= 3:
        orders += [lambda panels, s=s: sorted(panels, key=lambda x: s * (x == "0").sum()) for s in (1, -1)]
    results = {
        _paint(order(_split(instance.query, count)))
        for order in orders
        if all(_paint(order(_split(before, count))) == after for before, after in instance.pairs)
    }
    if len(results) != 1:
        return f"the fitting orders give {len(results)} grids"
    return "" if answer in results else "no fitting order gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The single panels."""
    panels = [tuple(map(tuple, panel.tolist())) for panel in _split(instance.query, instance.panels)]
    return [panel for panel in panels if panel != answer]


def _split(board: Any, count: int) -> list[Any]:
    array = np.array(board)
    lines = [len(board) + i * (len(board) + 1) for i in range(count - 1)]
    return np.split(np.delete(array, lines, axis=1), count, axis=1)


def _paint(panels: Any) -> Any:
    image = np.full(panels[0].shape, "0")
    for panel in panels:
        image = np.where(panel == "0", image, panel)
    return tuple(map(tuple, image.tolist()))
