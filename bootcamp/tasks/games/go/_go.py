"""How boards of Go are told, and their identity."""

from __future__ import annotations

from collections.abc import Sequence

from bootcamp.lib.go import OTHER
from bootcamp.lib.grid.symmetry import symmetries
from bootcamp.task import Prompt

BOARD = Prompt(
    en=r"""
    Here is a board of the game of Go. X is a black stone, O a white stone, a dot a free point:

    {{ board | grid(" ") }}

    - Points beside each other in a row or column are neighbours. Stones of one colour that are connected over
      neighbours form a group; the free neighbours of its stones are its liberties.
    - A move puts a stone on a free point. Then groups of the other colour that have no liberty left are captured, that
      is, taken off the board. A move after which the new stone's own group has no liberty (suicide) is illegal.
    - Points are written as (row, column), counted from 1 at the top left.
    """,
    zh=r"""
    下面是一个围棋盘面。X 为黑子，O 为白子，点号为空点：

    {{ board | grid(" ") }}

    - 同一行或同一列中相邻的两点互为邻点。同色且经由邻点连在一起的棋子组成一块棋；一块棋中各子的空邻点是它的气。
    - 一步棋把一枚棋子放在一个空点上，然后提走对方所有没有气的棋块。
      如果这样之后新放的棋子所在的一块没有气（自杀），则此步不合法。
    - 点写作（行, 列），从左上角起由 1 开始计数。
    """,
)
"""The board with the rules of capture."""


def views(board: Sequence[Sequence[str]]) -> list[list[str]]:
    """Give the eight images of a board, as rows of text."""
    return [["".join(row) for row in image] for image in symmetries(board)]


def exchanged(board: Sequence[str]) -> list[str]:
    """Give the board with the colours exchanged."""
    return ["".join(OTHER.get(sign, sign) for sign in row) for row in board]
