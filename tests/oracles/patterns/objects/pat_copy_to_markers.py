"""Judge with numpy arrays: the template rotated, flipped and enlarged by kron, laid on every place of the grid."""

from itertools import product
from typing import Any

import numpy as np
from scipy.ndimage import label

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    keys = [int(key) for key in instance.keys]
    results = set()
    bits = (False, True)
    for kind, enlarged, erasing in product(instance.kinds, bits[: 1 + instance.enlarged], bits[: 1 + instance.erasing]):
        if all(_output(before, keys, kind, enlarged, erasing) == after for before, after in instance.pairs):
            results.add(_output(instance.query, keys, kind, enlarged, erasing))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output upside down."""
    return [board for board in (instance.query, answer[::-1]) if board != answer]


def _output(grid: Any, keys: list[int], kind: str, enlarged: bool, erasing: bool) -> Any:
    board = np.array(grid).astype(int)
    groups, _ = label(board > 0)
    own = groups == groups[(board > 0) & ~np.isin(board, keys)][0]
    rows, cols = np.nonzero(own)
    box = np.s_[rows.min() : rows.max() + 1, cols.min() : cols.max() + 1]
    template = np.where(own, board, 0)[box]
    marks = np.where(own, 0, board)
    result = np.where(own, 0, board) if erasing else board.copy()
    for part in _images(template, kind):
        for scale in (1, 2)[: 1 + enlarged]:
            stamp = np.kron(part, np.ones((scale, scale), dtype=int))
            height, width = stamp.shape
            seen = np.isin(stamp, keys)
            for top, left in np.ndindex(board.shape[0] - height + 1, board.shape[1] - width + 1):
                window = np.s_[top : top + height, left : left + width]
                if (marks[window][seen] == stamp[seen]).all():
                    result[window] = np.where(stamp > 0, stamp, result[window])
    return tuple(map(tuple, result.astype(str).tolist()))


def _images(part: Any, kind: str) -> list[Any]:
    return {
        "none": [part],
        "half": [part, np.rot90(part, 2)],
        "across": [part, np.fliplr(part)],
        "down": [part, np.flipud(part)],
        "turns": [np.rot90(part, k) for k in range(4)],
        "all": [np.rot90(image, k) for image in (part, part.T) for k in range(4)],
    }[kind]
