"""Label groups and widen them by arrays (numpy, scipy.ndimage)."""

from typing import Any

import numpy as np
from scipy import ndimage

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    board = np.array([list(row) for row in instance.board])
    for (row, col), numbers in answer["stones"].items():
        if numbers != _measured(board, row - 1, col - 1):
            return f"another group at {row},{col}"
    if set(answer["stones"]) != set(instance.stones):
        return "other stones"
    captures, atari = set(), set()
    for row, col in np.argwhere(board == "."):
        after = board.copy()
        after[row, col] = "X"
        labels, count = ndimage.label(after == "O")
        dead = [k for k in range(1, count + 1) if not (ndimage.binary_dilation(labels == k) & (after == ".")).any()]
        after[np.isin(labels, dead)] = "."
        liberties = _measured(after, row, col)[1]
        at = (int(row) + 1, int(col) + 1)
        if liberties and dead:
            captures.add(at)
        if liberties == 1:
            atari.add(at)
    return "" if captures == answer["captures"] and atari == answer["atari"] else "other points"


def _measured(board: Any, row: int, col: int) -> tuple[int, int]:
    labels, _ = ndimage.label(board == board[row, col])
    own = labels == labels[row, col]
    return int(own.sum()), int((ndimage.binary_dilation(own) & (board == ".")).sum())
