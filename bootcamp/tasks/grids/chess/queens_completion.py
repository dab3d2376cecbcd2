"""Complete a placement of n queens, none attacking another, on a board with forbidden squares.

Answer: the squares of all queens; every placement is right.
Harder: larger boards with more forbidden squares.
Skills: deduction, search
Source: original generator; completion of n queens as in Gent, Jefferson and Nightingale, "Complexity of n-Queens
    Completion" (2017).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, from_one, to_one, where
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.grid.clues import draw_solution
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.prompts import braces
from bootcamp.lib.solver.finite import Finite
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cells, Format

_QUEEN, _FORBIDDEN, _FREE = "Q", "x", "."


class QueensCompletion(Task["QueensCompletion.Params", "QueensCompletion.Instance", frozenset[Cell]]):
    version = 1

    class Params(task.Params):
        n: int = knob(
            "the number of rows, of columns and of queens", levels=(5, 6, 7, 8, 8, 9, 10, 11, 12, 14), ge=4, le=16
        )
        placed: int = knob("how many queens are placed", levels=(2, 1, 1, 2, 1, 2, 2, 2, 2, 2), ge=0, le=4)
        forbidden: int = knob(
            "the share of forbidden squares, in percent", levels=(20, 20, 25, 25, 35, 35, 40, 42, 44, 46), ge=0, le=60
        )

    class Instance(task.Instance):
        rows: tuple[tuple[str, ...], ...]

        @property
        def n(self) -> int:
            return len(self.rows)

    prompt = Prompt(
        en=r"""
        On this {{ n }}×{{ n }} chessboard some queens (Q) are placed, and no queen may stand on a square marked x:

        {{ rows | board }}

        Place more queens, so that there are {{ n }} in all and no two of them are in the same row, the same column or
        on the same diagonal (of any length, in both directions; nothing blocks a queen's view). The placed queens stay.
        List the squares of all {{ n }} queens as (row, column), counted from 1 at the top left. If there are several
        ways, give any one.
        """,
        zh=r"""
        下面的 {{ n }}×{{ n }} 棋盘上已放有若干皇后（Q），标有 x 的格不能放皇后：

        {{ rows | board }}

        请再放若干皇后，使棋盘上共有 {{ n }} 个皇后，且任意两个皇后都不在同一行、同一列或同一斜线上
        （两个方向、任意长度的斜线都算，任何东西都不会挡住皇后）。已放的皇后不能移动。
        列出全部 {{ n }} 个皇后所在的格（行, 列），从左上角起由 1 开始计数。如果有多种放法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[Cell]]:
        return Cells(rows=instance.n, cols=instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Cell]]:
        n = params.n
        queens = set(enumerate(draw_solution(_model(n), rng)))
        free = [square for square in cells(n, n) if square not in queens]
        forbidden = set(rng.sample(free, round(len(free) * params.forbidden / 100)))
        placed = set(rng.sample(sorted(queens), params.placed))
        symbol = (
            dict.fromkeys(cells(n, n), _FREE) | dict.fromkeys(placed, _QUEEN) | dict.fromkeys(forbidden, _FORBIDDEN)
        )
        return self.Instance(rows=fill(n, n, symbol.values())), frozenset(to_one(queens))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines: list[str] = []
        placed, free = (where(instance.rows, mark) for mark in (_QUEEN, _FREE))
        safe = [square for square in free if not any(_attack((queen, square)) for queen in placed)]
        queens = _placed(set(placed), safe, instance.n, lines)
        words = {"en": "queens: ", "zh": "皇后："}[language]
        return "\n".join([*lines, f"{words}{braces(f'({row},{col})' for row, col in sorted(to_one(queens)))}"])

    def key(self, instance: Instance) -> object:
        return canonical(instance.rows)

    def check(self, instance: Instance, answer: frozenset[Cell]) -> str:
        queens = sorted(from_one(answer))
        if len(queens) != instance.n:
            return f"there are {len(queens)} queens, not {instance.n}"
        for square in where(instance.rows, _QUEEN):
            if square not in queens:
                return f"the queen in {place(square)} was taken away"
        for square in where(instance.rows, _FORBIDDEN):
            if square in queens:
                return f"no queen may stand in {place(square)}"
        return _attack(queens)


def _placed(queens: set[Cell], free: list[Cell], n: int, lines: list[str]) -> set[Cell]:
    """Place the queens that lack, that of the row with the fewest squares first; write the search, {} if it fails."""
    left = [row for row in range(n) if all(row != queen[0] for queen in queens)]
    if not left:
        return queens
    squares = {row: [square for square in free if square[0] == row] for row in left}
    rarest = min(left, key=lambda row: len(squares[row]))
    lines.append(f"r{rarest + 1}: {' '.join(map(cell_name, squares[rarest])) or '-'}")
    for square in squares[rarest]:
        if len(squares[rarest]) > 1:
            lines.append(f"+ {cell_name(square)}")
        safe = [other for other in free if not _attack((square, other))]
        found = _placed(queens | {square}, safe, n, lines)
        if found:
            return found
    return set()


def _attack(queens: Iterable[Cell]) -> str:
    """Say which two queens attack each other."""
    for a, b in combinations(queens, 2):
        down, right = abs(a[0] - b[0]), abs(a[1] - b[1])
        if not down or not right or down == right:
            return f"the queens in {place(a)} and {place(b)} attack each other"
    return ""


def _model(n: int) -> Finite:
    """Model the column of the queen in each row."""
    model = Finite()
    queens = model.variables(n, range(n))
    model.different(queens)
    for a, b in combinations(queens, 2):
        model.relation(a, b, _off_diagonal(b - a))
    return model


def _off_diagonal(rows: int) -> Callable[[int, int], bool]:
    return lambda first, second: abs(first - second) != rows
