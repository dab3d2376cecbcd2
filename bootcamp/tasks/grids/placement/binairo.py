"""Fill a grid with 0 and 1: balanced lines, no three equal in a row, no two equal rows or columns.

Answer: the completed grid; it is unique.
Harder: larger grids with fewer given digits.
Skills: deduction, logic
Source: original generator; the puzzle is due to Peter De Schepper and Frank Coussement (2008).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Numbers, fill
from bootcamp.lib.grid.cell_names import named_lines
from bootcamp.lib.grid.clues import clue_cells, draw_givens, draw_solution
from bootcamp.lib.grid.faults import givens_fault
from bootcamp.lib.grid.forced_steps import Rule, rule_steps
from bootcamp.lib.grid.symmetry import canonical_labels
from bootcamp.lib.solver.finite import Finite
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class Binairo(Task["Binairo.Params", "Binairo.Instance", Board]):
    version = 1

    class Params(task.Params):
        half: int = knob("half the number of rows and of columns", levels=(2, 2, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=7)
        givens: int = knob(
            "the largest share of given digits, in percent",
            levels=(50, 38, 38, 34, 40, 36, 32, 35, 31, 36),
            ge=10,
            le=70,
        )

    class Instance(task.Instance):
        givens: Numbers

        @property
        def n(self) -> int:
            return len(self.givens)

        @property
        def half(self) -> int:
            return self.n // 2

    prompt = Prompt(
        en=r"""
        Fill the empty cells (.) of this {{ n }}×{{ n }} grid with the digits 0 and 1.

        {{ givens | board }}

        - Every row and every column holds exactly {{ half }} zeros and {{ half }} ones.
        - Three consecutive cells of a row or of a column never hold the same digit.
        - No two rows are equal, and no two columns are equal.
        - The given digits stay as they are.
        """,
        zh=r"""
        用数字 0 和 1 填满下面 {{ n }}×{{ n }} 方阵中的空格（.）。

        {{ givens | board }}

        - 每行、每列都恰好有 {{ half }} 个零和 {{ half }} 个一。
        - 同一行或同一列中，不能有连续三个格填相同的数字。
        - 任意两行不完全相同，任意两列也不完全相同。
        - 已给出的数字不能改变。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.n, instance.n, "01")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = 2 * params.half
        model = _model(n)
        digits = draw_solution(model, rng)
        lines = fill(n, n, digits)
        if len(set(lines)) < n or len(set(zip(*lines, strict=True))) < n:
            raise task.Retry
        givens = draw_givens(model, digits, n, rng, n * n * params.givens // 100)
        return self.Instance(givens=givens), fill(n, n, map(str, digits))

    def key(self, instance: Instance) -> object:
        return canonical_labels(instance.givens, keep=(None,))

    def check(self, instance: Instance, answer: Board) -> str:
        fault = givens_fault(instance.givens, answer)
        if fault:
            return fault
        for name, lines in (("row", answer), ("column", tuple(zip(*answer, strict=True)))):
            for index, line in enumerate(lines, 1):
                if line.count("0") != instance.half:
                    return f"{name} {index} does not hold {instance.half} zeros and {instance.half} ones"
                if not _mixed(line):
                    return f"{name} {index} holds three equal digits in a row"
                if lines.index(line) < index - 1:
                    return f"{name}s {lines.index(line) + 1} and {index} are equal"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n = instance.n
        fair = [list(map(str, row)) for row in _balanced(n)]
        rules = [Rule(name, line, fair) for name, line in named_lines(n, n, language).items()]
        return "\n".join(rule_steps("01", rules, language, clue_cells(instance.givens)))


def _model(n: int) -> Finite:
    """Model the balance and the runs; what is unique by these alone is so with unequal lines too."""
    rows = _balanced(n)
    model = Finite()
    grid = model.grid(n, n, (0, 1))
    for line in (*grid, *zip(*grid, strict=True)):
        model.table(line, rows)
    return model


def _balanced(n: int) -> list[tuple[int, ...]]:
    return [row for row in product((0, 1), repeat=n) if 2 * sum(row) == n and _mixed(row)]


def _mixed(row: Sequence[object]) -> bool:
    """Tell whether no three neighbours are equal."""
    return not any(a == b == c for a, b, c in zip(row, row[1:], row[2:], strict=False))
