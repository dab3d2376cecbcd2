"""Judge with numpy rolls: each colour's mask is rolled by every first move and every law."""

from itertools import product
from typing import Any

import numpy as np

LEVELS = range(1, 11)

MATRIX = {
    "same": [[1, 0], [0, 1]],
    "back": [[-1, 0], [0, -1]],
    "rest": [[0, 0], [0, 0]],
    "double": [[2, 0], [0, 2]],
    "right": [[0, 1], [-1, 0]],
    "left": [[0, -1], [1, 0]],
}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    films = [(_frames(before), np.array(after)) for before, after in instance.pairs]
    asked, final = _frames(instance.query), np.array(answer)
    inks = sorted(set(np.unique(asked[0])) - {"0"})
    for ink in inks:
        masks = [frame == ink for frame in asked]
        ends = []
        for law in product(instance.moves, repeat=2):
            shown = [_lasts([frame == ink for frame in frames], law) for frames, _ in films]
            if all(
                any((last == (after == ink)).all() for last in lasts)
                for lasts, (_, after) in zip(shown, films, strict=True)
            ):
                ends += _lasts(masks, law)
        if not ends or any((end != ends[0]).any() for end in ends):
            return f"the films do not settle where {ink} goes"
        if (ends[0] != (final == ink)).any():
            return f"the object of colour {ink} is elsewhere"
    return "" if set(np.unique(final)) <= {"0", *inks} else "a colour is new"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The first three frames."""
    frames = [tuple(map(tuple, frame.tolist())) for frame in _frames(instance.query)]
    return [frame for frame in frames if frame != answer]


def _frames(board: Any) -> list[Any]:
    array = np.array(board)
    side = len(array)
    return [array[:, k * (side + 1) : k * (side + 1) + side] for k in range(3)]


def _lasts(masks: list[Any], law: Any) -> list[Any]:
    """List the fourth masks that first moves which explain three masks lead to."""
    found = []
    for first in np.ndindex(masks[0].shape):
        second, third = (tuple((np.array(MATRIX[name]) @ first).tolist()) for name in law)
        if (np.roll(masks[0], first, (0, 1)) == masks[1]).all() and (
            np.roll(masks[1], second, (0, 1)) == masks[2]
        ).all():
            found.append(np.roll(masks[2], third, (0, 1)))
    return found
