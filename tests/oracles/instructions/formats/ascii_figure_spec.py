"""Draw with numpy slices and index arrays."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = np.full((instance.rows, instance.cols), ".")
    row, col = np.indices(board.shape) + 1
    for kind, a, b, c, d, signs in instance.commands:
        part = board[a - 1 : c, b - 1 : d % 100]
        if kind in ("fill", "row", "column"):
            part[:] = signs
        elif kind == "frame":
            part[0], part[-1], part[:, 0], part[:, -1] = signs, signs, signs, signs
        elif kind == "parity":
            part[(row + col)[a - 1 : c, b - 1 : d] % 2 == 1] = signs
        elif kind in ("down", "up"):
            on_line = (row - a == col - b) if kind == "down" else (a - row == col - b)
            board[on_line & (col >= b) & (col < b + c)] = signs
        elif kind == "swap":
            first, second = board == signs[0], board == signs[1]
            board[first], board[second] = signs[1], signs[0]
        elif kind == "every":
            board[(board == signs[1]) & (row % a == 0)] = signs[0]
        elif kind == "mirror":
            board[:, -a:] = board[:, :a][:, ::-1].copy()
        elif kind == "flip":
            board = board[::-1].copy()
        elif kind == "shift":
            board = np.roll(board, a, axis=1)
        else:
            e, f = d // 100 % 100 - 1, d // 10000 - 1
            target = board[e : e + part.shape[0], f : f + part.shape[1]]
            target[:] = part[: target.shape[0], : target.shape[1]].copy()
    return "" if [list(one) for one in answer] == board.tolist() else "the board is another one"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The board upside down, mirrored, and with one cell changed."""
    changed = ((answer[0][0].replace(".", "x") if answer[0][0] != "." else "#", *answer[0][1:]), *answer[1:])
    tries = [answer[::-1], tuple(row[::-1] for row in answer), changed]
    return [board for board in tries if board != answer and "x" not in board[0]]
