"""Judge with numpy's sliding windows, compared with the rotated and flipped template."""

from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for motion in instance.motions:
        for shapes in (False, True)[: 1 + instance.shapes]:
            if all(_output(before, motion, shapes) == after for before, after in instance.pairs):
                results.add(_output(instance.query, motion, shapes))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The field without marks."""
    return [tuple(row[-len(answer) :] for row in instance.query)]


def _output(board: Any, motion: str, shapes: bool) -> Any:
    array = np.array(board).astype(int)
    side = int(np.argmax(array[0] == 9))
    template, field = array[:side, :side], array[:, side + 1 :]
    if shapes:
        template, seen = np.sign(template), np.sign(field)
    else:
        seen = field
    images = {
        "none": [template],
        "half": [template, np.rot90(template, 2)],
        "across": [template, np.fliplr(template)],
        "down": [template, np.flipud(template)],
        "turns": [np.rot90(template, k) for k in range(4)],
        "all": [np.rot90(part, k) for part in (template, template.T) for k in range(4)],
    }[motion]
    windows = sliding_window_view(seen, (side, side))
    result = field.copy()
    for image in images:
        for top, left in np.argwhere((windows == image).all(axis=(2, 3))):
            result[top : top + side, left : left + side] = 9
    return tuple(map(tuple, result.astype(str).tolist()))
