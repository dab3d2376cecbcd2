"""Pictures on grids, enlarged and shrunk by whole factors."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from bootcamp.lib.grid.board import cells, size
from bootcamp.verifiers import Board


def shrunk(board: Board) -> Board:
    """Cut a board into the largest squares in each of which one colour has most of the cells, and keep that colour.

    >>> shrunk((("1", "1", "2", "0"), ("1", "0", "2", "2")))
    (('1', '2'),)
    """
    rows, cols = size(board)
    for side in range(min(rows, cols), 0, -1):
        if rows % side == cols % side == 0:
            picture = tuple(
                tuple(_majority(board, row, col, side) for col in range(0, cols, side)) for row in range(0, rows, side)
            )
            if all(chain(*picture)):
                return picture
    raise AssertionError("squares of one cell have one colour")


def _majority(board: Board, top: int, left: int, side: int) -> str:
    """Give the colour of more than half of the cells of a square, or nothing."""
    ink, number = Counter(board[top + row][left + col] for row, col in cells(side, side)).most_common(1)[0]
    return ink if 2 * number > side * side else ""


def enlarged(picture: Board, factor: int) -> Board:
    """Make every cell a square of factor x factor cells.

    >>> enlarged((("1", "2"),), 2)
    (('1', '1', '2', '2'), ('1', '1', '2', '2'))
    """
    wide = (tuple(item for item in row for _ in range(factor)) for row in picture)
    return tuple(row for row in wide for _ in range(factor))
