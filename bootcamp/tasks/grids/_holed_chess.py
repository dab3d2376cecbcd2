"""Chess pieces of one kind on a board with holes, which block lines; pieces do not block each other."""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell as Square, cells, mark, size, where
from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.tasks.grids._chess import attacked

_HOLE, _FREE = "#", "."
_NAMES = {"K": ("king", "王"), "Q": ("queen", "后"), "R": ("rook", "车"), "B": ("bishop", "象"), "N": ("knight", "马")}
_MOVES = {
    "K": ("the neighbouring squares in all eight directions", "八个方向的相邻格"),
    "Q": ("along its row, its column and both of its diagonals", "所在的行、列和两条斜线"),
    "R": ("along its row and its column", "所在的行和列"),
    "B": ("along both of its diagonals", "所在的两条斜线"),
    "N": (
        "the squares that are two squares away along a row or column and one across",
        "走日字所到的格（沿行或列走两格，再横走一格）",
    ),
}


class HoledChess(task.Instance):
    """A board with holes and a kind of piece."""

    board: tuple[tuple[str, ...], ...]
    piece: str
    best: int

    hidden = ("best",)

    @property
    def drawing(self) -> str:
        """The board."""
        return draw(self.board)

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
        lines = ", in each direction up to the edge or the first hole; other pieces do not block it"
        return _MOVES[self.piece][0] + ("; holes do not matter for that" if self.piece in "KN" else lines)

    @property
    def moves_zh(self) -> str:
        """What the piece attacks, in Chinese."""
        lines = "，每个方向直到棋盘边缘或第一个洞为止，不受其他棋子阻挡"
        return _MOVES[self.piece][1] + ("，与洞无关" if self.piece in "KN" else lines)


def holed_board(rows: int, cols: int, holes: int, rng: Random) -> tuple[tuple[str, ...], ...]:
    """Draw a board with holes."""
    return mark(rows, cols, rng.sample(list(cells(rows, cols)), holes), _HOLE, _FREE)


def attack_sets(board: tuple[tuple[str, ...], ...], piece: str) -> dict[Square, frozenset[Square]]:
    """Give for every square that is no hole the squares that a piece on it attacks."""
    holes = frozenset(where(board, _HOLE))
    return {
        square: frozenset(attacked(piece, square, *size(board), holes)) - holes for square in where(board, _FREE)
    }


def attack_masks(attacks: dict[Square, frozenset[Square]]) -> list[int]:
    """Write attacked squares as bit sets, squares numbered in reading order."""
    bit = {square: 1 << index for index, square in enumerate(attacks)}
    return [sum(bit[other] for other in others) for others in attacks.values()]
