"""Beams of light that enter a square board at its edge and turn at the mirrors in its cells.

A mirror R rises (it joins the lower left and the upper right corner of its cell), a mirror F falls.

Places at the edge are numbered as in `_edges`: above the columns, below them, left of the rows, right of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.edges import sight_lines

_INWARD = ((1, 0), (-1, 0), (0, 1), (0, -1))  # from above, below, left, right


def beam(board: Sequence[Sequence[str]], start: int) -> tuple[list[Cell], int]:
    """List the cells that a beam from a place at the edge passes, in order, and give the place where it leaves.

    >>> beam(("R.", ".."), 2), beam(("R.", "R."), 6)
    (([(1, 0), (0, 0), (0, 1)], 6), ([(0, 1), (0, 0), (1, 0)], 5))
    """
    n = len(board)
    (row, col), (down, right) = sight_lines(n)[start][0], _INWARD[start // n]
    passed = []
    while 0 <= row < n and 0 <= col < n:
        passed.append((row, col))
        if board[row][col] == "R":
            down, right = -right, -down
        elif board[row][col] == "F":
            down, right = right, down
        row, col = row + down, col + right
    side = _INWARD.index((-down, -right))
    return passed, side * n + (col if down else row)
