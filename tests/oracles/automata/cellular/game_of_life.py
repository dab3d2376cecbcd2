"""Judge by scipy's convolution; hexagons by a grid of half cells."""

from typing import Any

import numpy as np
from scipy.signal import convolve2d

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = np.array([[symbol == "#" for symbol in row] for row in instance.grid], dtype=int)
    for _ in range(instance.steps):
        near = _counts(board, instance.neighbours, "wrap" if instance.torus else "fill")
        board = np.where(board == 1, np.isin(near, instance.stay), np.isin(near, instance.born)).astype(int)
    right = ["".join("#" if cell else "." for cell in row) for row in board]
    return "" if right == ["".join(row) for row in answer] else "the grid is another"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The grid at the start, a cell changed, the grid turned upside down."""
    first = "." if answer[0][0] == "#" else "#"
    changed = ((first, *answer[0][1:]), *answer[1:])
    return [grid for grid in (instance.grid, changed, answer[::-1]) if grid != answer]


def _counts(board: Any, neighbours: int, boundary: str) -> Any:
    if neighbours == 8:
        return convolve2d(board, np.array([[1, 1, 1], [1, 0, 1], [1, 1, 1]]), "same", boundary)
    if neighbours == 4:
        return convolve2d(board, np.array([[0, 1, 0], [1, 0, 1], [0, 1, 0]]), "same", boundary)
    rows, cols = board.shape
    wide = np.zeros(
        (rows, 2 * cols + 1), dtype=int
    )  # a cell lies at an even place in odd rows, at an odd one in even rows
    for row in range(rows):
        for col in range(cols):
            wide[row, 2 * col + row % 2] = board[row, col]
    if boundary == "wrap":
        wide = wide[:, : 2 * cols]
    kernel = np.array([[0, 1, 0, 1, 0], [1, 0, 0, 0, 1], [0, 1, 0, 1, 0]])
    near = convolve2d(wide, kernel, "same", boundary)
    return np.array([[near[row, 2 * col + row % 2] for col in range(cols)] for row in range(rows)])
