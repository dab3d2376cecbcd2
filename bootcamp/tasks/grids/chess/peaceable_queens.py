"""Place two armies of queens on a board so that no queen attacks one of the other army.

Answer: the squares of both armies; every peaceful placement is right.
Harder: larger boards, and armies close to the largest that fit.
Skills: search, spatial
Source: original generator; the problem is Stephen Ainley's ("Mathematical Puzzles", 1977).
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell as Square, cells, from_one, mark, ray, to_one
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cells, Format, Record

_FORBIDDEN, _FREE = "x", "."


class PeaceableQueens(Task["PeaceableQueens.Params", "PeaceableQueens.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        n: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=4, le=8)
        queens: int = knob("the number of queens in each army", levels=(1, 2, 3, 4, 4, 5, 6, 7, 8, 9), ge=1, le=9)
        forbidden: int = knob(
            "how many squares are forbidden", levels=(4, 4, 10, 9, 18, 14, 20, 19, 26, 24), ge=0, le=30
        )

    class Instance(task.Instance):
        rows: tuple[tuple[str, ...], ...]
        queens: int

        @property
        def n(self) -> int:
            return len(self.rows)

    prompt = Prompt(
        en=r"""
        On this {{ n }}×{{ n }} chessboard the squares marked x are forbidden:

        {{ rows | board }}

        Place white and black queens, {{ queens }} of each colour, on different squares that are not forbidden, so that
        no white queen attacks a black one: a white and a black queen may not be in the same row, in the same column or
        on the same diagonal (of any length, in both directions). Nothing blocks a queen's view, neither other queens
        nor forbidden squares. Queens of one colour may attack each other.

        Give the squares as (row, column), counted from 1 at the top left. If there are several ways, give any one.
        """,
        zh=r"""
        下面的 {{ n }}×{{ n }} 棋盘上，标有 x 的格禁止放棋子：

        {{ rows | board }}

        请把 {{ queens }} 个白后和 {{ queens }} 个黑后放在互不相同的非禁止格里，使白后与黑后互不攻击：
        任何白后与黑后都不在同一行、同一列或同一斜线上（两个方向、任意长度的斜线都算）。
        其他皇后和禁止格都不会挡住皇后的攻击线。同色的皇后可以互相攻击。

        格子写作（行, 列），从左上角起由 1 开始计数。如果有多种放法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        army = Cells(rows=instance.n, cols=instance.n)
        return Record(white=army, black=army)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n = params.n
        white, black = _armies(n, params.queens, rng)
        free = [square for square in cells(n, n) if square not in white and square not in black]
        board = mark(n, n, rng.sample(free, params.forbidden), _FORBIDDEN, _FREE)
        answer = {"white": frozenset(to_one(white)), "black": frozenset(to_one(black))}
        return self.Instance(rows=board, queens=params.queens), answer

    def key(self, instance: Instance) -> object:
        return [canonical(instance.rows), instance.queens]

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        armies = {colour: sorted(from_one(squares)) for colour, squares in answer.items()}
        for colour, squares in armies.items():
            if len(squares) != instance.queens:
                return f"there are {len(squares)} {colour} queens, not {instance.queens}"
            for row, col in squares:
                if instance.rows[row][col] == _FORBIDDEN:
                    return f"the {colour} queen in {place((row, col))} stands on a forbidden square"
        for square in armies["white"]:
            for other in armies["black"]:
                if other in _lines(instance.n, square):
                    return f"the white queen in {place(square)} attacks the black one in {place(other)}"
        return ""


@lru_cache(maxsize=512)
def _lines(n: int, square: Square) -> frozenset[Square]:
    """Give the squares that a queen attacks, and her own."""
    return frozenset({square}.union(*(ray(n, n, square, step) for step in KING)))


def _armies(n: int, queens: int, rng: Random) -> tuple[list[Square], list[Square]]:
    """Draw two armies: white queens move one by one to where they leave black the most squares, until it has enough."""
    squares = list(cells(n, n))
    white = rng.sample(squares, queens)
    for _ in range(20 * queens):
        white.pop(rng.randrange(queens))
        attacked = frozenset[Square]().union(*(_lines(n, square) for square in white))
        options = [square for square in squares if square not in white]
        rng.shuffle(options)
        white.append(min(options, key=lambda square: len(_lines(n, square) - attacked)))
        peaceful = [square for square in squares if square not in attacked | _lines(n, white[-1])]
        if len(peaceful) >= queens:
            return white, rng.sample(peaceful, queens)
    raise task.Retry
