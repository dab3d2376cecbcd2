"""Beams of light that enter a square board at its edge and turn at the mirrors / and \\ in its cells.

Places at the edge are numbered as in `_edges`: above the columns, below them, left of the rows, right of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from bootcamp.lib.grid.board import Cell
from bootcamp.tasks.grids._edges import sight_lines

_INWARD = ((1, 0), (-1, 0), (0, 1), (0, -1))  # from above, below, left, right


def beam(board: Sequence[Sequence[str]], start: int) -> tuple[list[Cell], int]:
    """List the cells that a beam from a place at the edge passes, in order, and give the place where it leaves.

    >>> beam(("/.", ".."), 2), beam(("/.", "/."), 6)
    (([(1, 0), (0, 0), (0, 1)], 6), ([(0, 1), (0, 0), (1, 0)], 5))
    """
    n = len(board)
    (row, col), (down, right) = sight_lines(n)[start][0], _INWARD[start // n]
    passed = []
    while 0 <= row < n and 0 <= col < n:
        passed.append((row, col))
        if board[row][col] == "/":
            down, right = -right, -down
        elif board[row][col] == "\\":
            down, right = right, down
        row, col = row + down, col + right
    side = _INWARD.index((-down, -right))
    return passed, side * n + (col if down else row)
