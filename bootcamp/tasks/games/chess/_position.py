"""Instances that show a chess position, and how it is told."""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.chess import Position, attackers, drawn, in_check, mirrored, placement, square_name
from bootcamp.task import Prompt

FULL = "qrrbbnnpppppppp"
"""The men of a side besides the king."""


class Shown(task.Instance):
    """A position of chess: the rows from the eighth to the first as in FEN's first field, and what else counts."""

    board: str
    white: bool = True
    rights: str = ""
    passant: int = -1

    @property
    def position(self) -> Position:
        """The position itself."""
        return Position(self.board, self.white, self.rights, self.passant)

    @property
    def drawing(self) -> str:
        """The board with the names of rows and columns."""
        return drawn(self.board)

    @property
    def fen_board(self) -> str:
        """The board as in FEN."""
        return placement(self.board)

    @property
    def behind(self) -> str:
        """The square on which a pawn can be taken in passing, or a hyphen."""
        return "-" if self.passant < 0 else square_name(self.passant)


BOARD = Prompt(
    en=r"""
    Here is a position of chess. Capital letters are White's men, small letters Black's: K king, Q queen, R rook,
    B bishop, N knight, P pawn. A dot is an empty square. The files a to h run from left to right, the ranks from 8 at
    the top to 1 at the bottom; White's pawns move upwards.

    {{ drawing }}

    {{ "White" if white else "Black" }} is to move. The usual rules of chess apply.
    Rights to castle, as in FEN: {{ rights or "none" }}.
    Square on which a pawn may be captured en passant: {{ "none" if passant < 0 else behind }}.
    """,
    zh=r"""
    下面是一个国际象棋局面。大写字母为白方棋子，小写字母为黑方棋子：K 王，Q 后，R 车，B 象，N 马，P 兵。点号为空格。
    纵列 a 至 h 从左到右，横行从最上面的第 8 行到最下面的第 1 行；白兵向上走。

    {{ drawing }}

    轮到{{ "白方" if white else "黑方" }}走，按国际象棋的通常规则进行。
    王车易位的权利（记法同 FEN）：{{ rights or "无" }}。
    可以吃过路兵的格：{{ "无" if passant < 0 else behind }}。
    """,
)
"""A position with its drawing."""


def possible(position: Position) -> bool:
    """Tell whether who just moved is safe and at most one man gives check, none beside a pawn to take in passing."""
    if in_check(position, not position.white):
        return False
    king = position.board.index("K" if position.white else "k")
    checks = attackers(position.board, king, not position.white)
    return len(checks) < (1 if position.passant >= 0 else 2)


def sides(position: Position) -> list[list[object]]:
    """Give a position and the same with the sides exchanged, in an order that is the same for both."""
    return min([list(one)] for one in (position, mirrored(position)))


def armies(rng: Random, men: int) -> tuple[str, str]:
    """Share so many men, the two kings included, between the sides, the first at most two behind or ahead."""
    first = min(max((men - 2 + 1) // 2 + rng.choice((0, 0, 1)), 1), len(FULL))
    second = min(men - 2 - first, len(FULL))
    return "".join(rng.sample(FULL, first)), "".join(rng.sample(FULL, max(second, 0)))
