"""Tables of the payoffs of a row player and a column player."""

from __future__ import annotations

Board = tuple[tuple[int, ...], ...]
"""Payoffs of one player, row by row."""


def cells(first: Board, second: Board) -> list[tuple[object, ...]]:
    """Give the rows of the table: their numbers, then the payoff of the row player and that of the other in each."""
    rows = enumerate(zip(first, second, strict=True), 1)
    return [(i, *(f"{a}, {b}" for a, b in zip(one, other, strict=True))) for i, (one, other) in rows]


def heads(board: Board) -> tuple[str, ...]:
    """Give the numbers of the columns, behind the corner of the table."""
    return ("", *(str(j + 1) for j in range(len(board[0]))))
