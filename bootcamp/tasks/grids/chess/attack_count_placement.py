"""Place listed chess pieces so that they attack every numbered square as often as its number says.

Answer: the square of every piece; every placement with these counts is right.
Harder: larger boards, more pieces, more numbers.
Skills: deduction, search, spatial
Source: original.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.lib.grid.attacks import attacked
from bootcamp.lib.grid.board import Cell as Square, cells, size
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.chess._chess import ATTACKS
from bootcamp.verifiers import Cell, Choice, Format, Mapping

Placement = dict[tuple[int, int], str]

_PIECES = "KQRBN"


class AttackCountPlacement(Task["AttackCountPlacement.Params", "AttackCountPlacement.Instance", Placement]):
    version = 1

    class Params(task.Params):
        n: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=4, le=9)
        pieces: int = knob("how many pieces are to be placed", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 8), ge=1, le=10)
        numbers: int = knob("how many squares have a number", levels=(4, 5, 8, 9, 10, 12, 14, 16, 18, 20), ge=3, le=30)

    class Instance(task.Instance):
        board: tuple[tuple[int | None, ...], ...]
        pieces: str

        @property
        def counts(self) -> list[tuple[str, int]]:
            return list(Counter(self.pieces).items())

    prompt = Prompt(
        en=r"""
        Place all these pieces on the empty squares (dots) of this board, at most one on each: {{ counts | mapping }}.

        {{ board | board }}

        A number says how many of the pieces attack its square; all numbers must be right. Pieces may attack each other.

        Give the square of each piece as (row, column), counted from 1 at the top left, with its letter. If there are
        several ways, give any one.
        """,
        zh=r"""
        请把以下棋子全部放在下面棋盘的空格（点）里，每格至多放一个：{{ counts | mapping }}。

        {{ board | board }}

        格中的数表示有多少个棋子攻击该格，每个数都必须正确。棋子之间可以互相攻击。

        请写出每个棋子的字母和它所在的格（行, 列），从左上角起由 1 开始计数。如果有多种放法，给出任意一种即可。
        """,
        before=ATTACKS,
    )

    def format(self, instance: Instance) -> Format[Placement]:
        rows, cols = size(instance.board)
        return Mapping(Cell(rows, cols), Choice(tuple(_PIECES)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Placement]:
        n = params.n
        squares = rng.sample(list(cells(n, n)), params.pieces + params.numbers)
        placed = {square: rng.choice(_PIECES) for square in sorted(squares[: params.pieces])}
        counts = _counts(placed, n, n)
        shown = {square: counts[square] for square in squares[params.pieces :]}
        if sum(shown.values()) < params.numbers // 2:
            raise task.Retry
        board = tuple(tuple(shown.get((row, col)) for col in range(n)) for row in range(n))
        pieces = "".join(sorted(placed.values(), key=_PIECES.index))
        return self.Instance(board=board, pieces=pieces), {(r + 1, c + 1): piece for (r, c), piece in placed.items()}

    def key(self, instance: Instance) -> object:
        return [canonical([[-1 if x is None else x for x in row] for row in instance.board]), instance.pieces]

    def check(self, instance: Instance, answer: Placement) -> str:
        if "".join(sorted(answer.values(), key=_PIECES.index)) != instance.pieces:
            return "the pieces are not those listed"
        rows, cols = size(instance.board)
        placed = {(row - 1, col - 1): piece for (row, col), piece in sorted(answer.items())}
        counts = _counts(placed, rows, cols)
        for row, col in cells(rows, cols):
            number = instance.board[row][col]
            if number is not None and (row, col) in placed:
                return f"a piece stands on the number in {place((row, col))}"
            if number not in (None, counts[row, col]):
                return f"{counts[row, col]} pieces attack {place((row, col))}, not {number}"
        return ""


def _counts(placed: dict[Square, str], rows: int, cols: int) -> Counter[Square]:
    """Count the pieces that attack each square."""
    return Counter(square for home, piece in placed.items() for square in attacked(piece, home, rows, cols, placed))
