"""Fill the board to the end and look at who is joined there (networkx), sharing results between orders of moves."""

from functools import cache
from typing import Any

import networkx as nx

LEVELS = range(1, 5)

Cell = tuple[int, int]


def confirm(instance: Any, answer: frozenset[Cell]) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    board = tuple(instance.board)
    size = len(board)
    empty = [(r, c) for r in range(size) for c in range(size) if board[r][c] == "."]
    won = {(r + 1, c + 1) for r, c in empty if _red_wins(_put(board, r, c, "R"), "B")}
    return "" if won == set(answer) else "other cells"


def _put(board: tuple[str, ...], r: int, c: int, sign: str) -> tuple[str, ...]:
    return (*board[:r], board[r][:c] + sign + board[r][c + 1 :], *board[r + 1 :])


@cache
def _red_wins(board: tuple[str, ...], mover: str) -> bool:
    cells = [(r, c) for r, row in enumerate(board) for c, sign in enumerate(row) if sign == "."]
    if not cells:
        return _red_joined(board)
    ends = (_red_wins(_put(board, r, c, mover), "B" if mover == "R" else "R") for r, c in cells)
    return any(ends) if mover == "R" else all(ends)


def _red_joined(board: tuple[str, ...]) -> bool:
    size = len(board)
    net = nx.Graph([("top", "above"), ("bottom", "below")])
    for r in range(size):
        for c in range(size):
            if board[r][c] == "R":
                near = [(r - 1, c), (r - 1, c + 1), (r, c - 1)]
                net.add_edges_from(((r, c), (a, b)) for a, b in near if a >= 0 and 0 <= b < size and board[a][b] == "R")
                if r == 0:
                    net.add_edge("top", (r, c))
                if r == size - 1:
                    net.add_edge("bottom", (r, c))
    return bool(nx.has_path(net, "top", "bottom"))
