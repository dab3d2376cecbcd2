"""Boards of numbers with the totals of their rows and columns."""

from __future__ import annotations

from collections.abc import Sequence

Totals = tuple[int, ...]


def totals(board: Sequence[Sequence[str | int]]) -> tuple[Totals, Totals]:
    """Add up the rows and the columns.

    >>> totals(((1, 2), (3, 4)))
    ((3, 7), (4, 6))
    """
    across = tuple(sum(map(int, row)) for row in board)
    return across, tuple(sum(map(int, col)) for col in zip(*board, strict=True))


def totals_fault(board: Sequence[Sequence[str | int]], across: Totals, down: Totals) -> str:
    """Say which row or column does not have its total.

    >>> totals_fault(((1, 2), (3, 4)), (3, 7), (4, 5))
    'the total of column 2 is 6, not 5'
    """
    for name, wanted, found in zip(("row", "column"), (across, down), totals(board), strict=True):
        for index, (total, reached) in enumerate(zip(wanted, found, strict=True), 1):
            if total != reached:
                return f"the total of {name} {index} is {reached}, not {total}"
    return ""
