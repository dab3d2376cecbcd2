"""Judge with numpy masks of three equal neighbours and a stable sort of the columns."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = np.array([[ord(gem) for gem in row] for row in instance.board])
    one, two = ((r - 1, c - 1) for r, c in instance.swap)
    board[one], board[two] = board[two], board[one]
    waves: list[int] = []
    while True:
        mask = np.zeros(board.shape, bool)
        for turned, marks in ((board, mask), (board.T, mask.T)):
            same = (turned[:, :-2] == turned[:, 1:-1]) & (turned[:, 1:-1] == turned[:, 2:]) & (turned[:, 2:] > 0)
            marks[:, :-2] |= same
            marks[:, 1:-1] |= same
            marks[:, 2:] |= same
        if not mask.any():
            break
        waves.append(int(mask.sum()))
        board = np.where(mask, 0, board)
        board = np.take_along_axis(board, np.argsort(board > 0, axis=0, kind="stable"), axis=0)
    end = [[chr(gem) if gem else "." for gem in row] for row in board.tolist()]
    right = [list(row) for row in answer["board"]] == end and list(answer["waves"]) == waves
    return "" if right else f"it is {end}, {waves}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The board at the start, a wave more, a wave less, another number, the board upside down."""
    waves, board = answer["waves"], answer["board"]
    near = [{"board": instance.board, "waves": waves}, {"board": board[::-1], "waves": waves}]
    near += [{"board": board, "waves": other} for other in ((*waves, 3), waves[:-1], (waves[0] + 1, *waves[1:]))]
    return [one for one in near if confirm(instance, one)]
