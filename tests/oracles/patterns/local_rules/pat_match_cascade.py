"""Judge by scipy's labelling on boards turned so that cells drop down, for every setting."""

from typing import Any

import numpy as np
from scipy.ndimage import label

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for turns in range(4 if instance.secrets else 1):
        for joined in range(2 if instance.secrets >= 2 else 1):
            for least in range(3, instance.largest + 1):
                for fixed in range(10 if instance.secrets == 3 else 1):
                    setting = (turns, np.ones((3, 3)) if joined else None, least, fixed)
                    if all(_play(before, *setting) == after for before, after in instance.pairs):
                        results.add(_play(instance.query, *setting))
    if len(results) != 1:
        return f"the fitting settings give {len(results)} grids"
    return "" if answer in results else "no fitting setting gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output upside down or mirrored."""
    images = [instance.query, answer[::-1], tuple(row[::-1] for row in answer)]
    return [board for board in images if board != answer]


def _play(board: Any, turns: int, structure: Any, least: int, fixed: int) -> Any:
    grid = np.rot90(np.array(board).astype(int), turns)
    while True:
        gone = np.zeros(grid.shape, dtype=bool)
        for colour in range(1, 10):
            numbers, count = label(grid == colour, structure)
            for number in range(1, count + 1 if colour != fixed else 0):
                if (numbers == number).sum() >= least:
                    gone |= numbers == number
        if not gone.any():
            return tuple(tuple(map(str, row)) for row in np.rot90(grid, -turns).tolist())
        columns = [
            [cell for cell, out in zip(grid[:, c], gone[:, c], strict=True) if cell and not out]
            for c in range(len(grid))
        ]
        grid = np.array([[0] * (len(grid) - len(column)) + column for column in columns]).T
