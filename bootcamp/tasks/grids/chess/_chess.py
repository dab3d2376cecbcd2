"""Chess pieces on a board: what each attacks when pieces block lines."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bootcamp.lib.grid.board import CORNERS, KING, KNIGHT, SIDES, Cell

_MOVES = {"K": KING, "N": KNIGHT, "Q": KING, "R": SIDES, "B": CORNERS}


def attacked(piece: str, square: Cell, rows: int, cols: int, occupied: Collection[Cell]) -> Iterator[Cell]:
    """Yield the squares that a piece (K, Q, R, B or N) attacks; a line ends at the first square of `occupied`.

    That square is attacked too.
    """
    for down, right in _MOVES[piece]:
        row, col = square[0] + down, square[1] + right
        while 0 <= row < rows and 0 <= col < cols:
            yield row, col
            if piece in "KN" or (row, col) in occupied:
                break
            row, col = row + down, col + right
