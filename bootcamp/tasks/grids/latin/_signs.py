"""Signs < and > (^ and v) between neighbouring cells of a board of numbers."""

from __future__ import annotations

from collections.abc import Sequence

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.faults import place

Pair = tuple[Cell, Cell]
"""Two neighbours, the cell of the smaller number first."""


def sign_marks(signs: Sequence[Pair]) -> dict[Pair, str]:
    """Give the sign to draw between the earlier and the later cell of each pair; its tip points to the smaller number.

    >>> sign_marks([((0, 0), (0, 1)), ((1, 0), (0, 0))])
    {((0, 0), (0, 1)): '<', ((0, 0), (1, 0)): 'v'}
    """
    return {(min(a, b), max(a, b)): ("^<" if a < b else "v>")[a[0] == b[0]] for a, b in signs}


def signs_fault(signs: Sequence[Pair], answer: Sequence[Sequence[str]]) -> str:
    """Say where the number that should be smaller is not."""
    for (row, col), (r, c) in signs:
        if int(answer[row][col]) >= int(answer[r][c]):
            return f"the number in {place((row, col))} is not smaller than that in {place((r, c))}"
    return ""
