"""What chess pieces attack on boards of any size, when pieces block lines."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bootcamp.lib.grid.board import CORNERS, KING, KNIGHT, SIDES, Cell

_STEPS = {
    "K": KING,
    "Q": KING,
    "R": SIDES,
    "B": CORNERS,
    "N": KNIGHT,
    "P": CORNERS[3:] + CORNERS[:1],
    "p": CORNERS[1:3],
}


def attacked(piece: str, square: Cell, rows: int, cols: int, occupied: Collection[Cell]) -> Iterator[Cell]:
    """Yield the squares that a piece attacks; a line ends at the first square of `occupied`, which is attacked too.

    The piece is K, Q, R, B, N, or a pawn that moves up (P) or down (p) the board.

    >>> list(attacked("B", (0, 0), 3, 3, {(1, 1)})), list(attacked("P", (1, 1), 3, 3, ()))
    ([(1, 1)], [(0, 0), (0, 2)])
    """
    for down, right in _STEPS[piece]:
        row, col = square[0] + down, square[1] + right
        while 0 <= row < rows and 0 <= col < cols:
            yield row, col
            if piece in "KNPp" or (row, col) in occupied:
                break
            row, col = row + down, col + right
