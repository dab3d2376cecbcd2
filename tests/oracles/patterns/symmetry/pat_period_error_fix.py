"""Judge with numpy band numbers: the answer is put into the grid and its errors counted; rivals are sought anew."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board, fixes = np.array(instance.board).astype(int), np.array(answer).astype(int)
    if (fixes == board).any():
        return "a cell is marked with the colour that it has"
    repaired = np.where(fixes > 0, fixes, board)
    if (fixes > 0).sum() > instance.errors:
        return "too many cells are marked"
    nearest = {tuple(map(tuple, image.tolist())) for image in _near(board, instance)}
    if len(nearest) != 1:
        return f"{len(nearest)} patterns are near enough"
    return "" if tuple(map(tuple, repaired.tolist())) in nearest else "the marked grid is no pattern of the kind"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The given grid, nothing marked, and the output upside down."""
    blank = tuple(("0",) * len(row) for row in answer)
    return [board for board in (instance.board, blank, answer[::-1]) if board != answer]


def _near(board: Any, instance: Any) -> list[Any]:
    """List patterns within the errors: for each kind and period, the best one and all with one band recoloured."""
    size, found = len(board), []
    row, col = np.indices(board.shape)
    numbers = {
        "rows": row,
        "columns": col,
        "diagonals": row + col,
        "slopes": 2 * row + col,
        "corners": np.maximum(row, col),
        "rings": np.minimum(np.minimum(row, col), np.minimum(size - 1 - row, size - 1 - col)),
    }
    for kind in instance.kinds:
        for period in range(1, instance.period + 1):
            bands = numbers[kind] % period
            best = np.zeros_like(board)
            for band in np.unique(bands):
                best[bands == band] = np.bincount(board[bands == band], minlength=10)[1:].argmax() + 1
            tries = [best]
            for band in np.unique(bands):
                for ink in range(1, 10):
                    other = best.copy()
                    other[bands == band] = ink
                    tries.append(other)
            found += [image for image in tries if (image != board).sum() <= instance.errors]
    return found
