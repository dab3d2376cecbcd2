"""Peel arrays with numpy: a spiral takes the top row and turns the rest, the other patterns are index arithmetic."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)
Array = np.ndarray[Any, Any]


def confirm(instance: Any, answer: tuple[tuple[int, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = np.array(instance.matrix)
    for read, write in instance.steps:
        places = np.arange(board.size).reshape(board.shape)
        after = np.empty(board.size, int)
        after[_order(write, places)] = _order(read, board)
        board = after.reshape(board.shape)
    return "" if board.tolist() == [list(row) for row in answer] else "another matrix"


def near_misses(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[Any]:
    """The given matrix, and the answer upside down."""
    return [instance.matrix, answer[::-1]]


def _order(pattern: tuple[str, int, bool, bool], board: Array) -> list[int]:
    """List the entries in the order of a pattern."""
    kind, corner, clockwise, outwards = pattern
    if kind == "spiral":
        board = np.rot90(board, corner)  # the corner is now the top left one
        found = _peeled(board if clockwise else board.T)
        return found[::-1] if outwards else found
    if kind == "diagonals":
        flipped = np.fliplr(board)
        rows, cols = board.shape
        return [int(x) for offset in range(cols - 1, -rows, -1) for x in flipped.diagonal(offset)]
    lines = board if kind.startswith("row") else board.T
    return [int(x) for i, line in enumerate(lines) for x in (line[::-1] if "snake" in kind and i % 2 else line)]


def _peeled(board: Array) -> list[int]:
    found: list[int] = []
    while board.size:
        found += [int(x) for x in board[0]]
        board = np.rot90(board[1:])
    return found
