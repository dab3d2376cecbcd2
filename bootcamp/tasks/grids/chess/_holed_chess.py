"""Chess pieces of one kind on a board with holes, which block lines; pieces do not block each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.attacks import attacked
from bootcamp.lib.grid.board import Cell as Square, cells, mark, size, where
from bootcamp.lib.solver import BudgetError

_HOLE, _FREE = "#", "."
_NAMES = {"K": ("king", "王"), "Q": ("queen", "后"), "R": ("rook", "车"), "B": ("bishop", "象"), "N": ("knight", "马")}
_BLOCKED = (
    ", in each direction up to the edge or the first hole; other pieces do not block it",
    "，每个方向直到棋盘边缘或第一个洞为止，不受其他棋子阻挡",
)
_MOVES = {
    "K": ("the neighbouring squares in all eight directions", "八个方向的相邻格"),
    "Q": (f"along its row, its column and both of its diagonals{_BLOCKED[0]}", f"所在的行、列和两条斜线{_BLOCKED[1]}"),
    "R": (f"along its row and its column{_BLOCKED[0]}", f"所在的行和列{_BLOCKED[1]}"),
    "B": (f"along both of its diagonals{_BLOCKED[0]}", f"所在的两条斜线{_BLOCKED[1]}"),
    "N": (
        "the squares two steps away along its row or column and one step across, whatever lies between",
        "走日字所到的格（沿行或列走两格，再横走一格），不受阻挡",
    ),
}


class HoledChess(task.Instance):
    """A board with holes and a kind of piece; `best` is the proven number of pieces."""

    board: tuple[tuple[str, ...], ...]
    piece: str
    best: int

    hidden = ("best",)

    @property
    def en(self) -> str:
        """The name of the piece in English."""
        return _NAMES[self.piece][0]

    @property
    def zh(self) -> str:
        """The name of the piece in Chinese."""
        return _NAMES[self.piece][1]

    @property
    def moves_en(self) -> str:
        """What the piece attacks."""
        return _MOVES[self.piece][0]

    @property
    def moves_zh(self) -> str:
        """What the piece attacks, in Chinese."""
        return _MOVES[self.piece][1]


def holed_board(rows: int, cols: int, holes: int, rng: Random) -> tuple[tuple[str, ...], ...]:
    """Draw a board with holes."""
    return mark(rows, cols, rng.sample(list(cells(rows, cols)), holes), _HOLE, _FREE)


def free_squares(board: Sequence[Sequence[str]]) -> list[Square]:
    """List the squares that are no holes."""
    return where(board, _FREE)


def attacks(board: Sequence[Sequence[str]], piece: str, square: Square) -> list[Square]:
    """List the squares that a piece attacks, holes left out."""
    holes = where(board, _HOLE)
    return [other for other in attacked(piece, square, *size(board), holes) if other not in holes]


def best_squares(board: Sequence[Sequence[str]], piece: str, search: Callable[[list[int]], list[int]]) -> list[Square]:
    """Give the squares that an exact search finds on the graph of attacks; raise Retry where it takes too long."""
    squares = free_squares(board)
    bit = {square: 1 << index for index, square in enumerate(squares)}
    try:
        found = search([sum(bit[other] for other in attacks(board, piece, square)) for square in squares])
    except BudgetError:
        raise task.Retry from None
    return [squares[index] for index in found]
