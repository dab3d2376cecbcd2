"""Shade cells that count their column number for their row and their row number for their column, to meet all totals.

Answer: the grid in 1 (shaded) and 0 (unshaded); it is unique.
Harder: larger grids, some of whose totals are hidden.
Skills: deduction, arithmetic, search
Source: original generator; the puzzle is known as Kakurasu or Index Sums.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import fill
from bootcamp.lib.grid.cell_names import named_lines
from bootcamp.lib.grid.clues import choose_rules
from bootcamp.lib.grid.drawing import draw_counts
from bootcamp.lib.grid.faults import Counts
from bootcamp.lib.grid.forced_steps import Rule, rule_steps
from bootcamp.lib.solver.finite import Finite
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class Kakurasu(Task["Kakurasu.Params", "Kakurasu.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 8), ge=3, le=10)
        shown: int = knob(
            "the largest share of totals that are shown, in percent",
            levels=(100, 100, 90, 100, 90, 100, 90, 90, 95, 88),
            ge=50,
            le=100,
        )

    class Instance(task.Instance):
        rows: Counts
        cols: Counts

        @property
        def n(self) -> int:
            return len(self.rows)

        @property
        def board(self) -> str:
            return draw_counts([["."] * self.n] * self.n, self.rows, self.cols)

    prompt = Prompt(
        en=r"""
        Shade some cells of this {{ n }}×{{ n }} grid. Rows are numbered from 1 at the top to {{ n }}, columns from 1 on
        the left to {{ n }}.

        {{ board }}

        - The number to the right of a row is the sum of the column numbers of its shaded cells.
        - The number below a column is the sum of the row numbers of its shaded cells.
        - A line without shaded cells has the sum 0, and ? stands for an unknown sum.

        Draw the grid with 1 for a shaded and 0 for an unshaded cell.
        """,
        zh=r"""
        把下面 {{ n }}×{{ n }} 方阵中的一些格涂黑。行从上到下编号为 1 到 {{ n }}，列从左到右编号为 1 到 {{ n }}。

        {{ board }}

        - 每行右侧的数，等于该行各黑格的列号之和。
        - 每列下方的数，等于该列各黑格的行号之和。
        - 没有黑格的行或列，其和为 0；? 表示和未知。

        画出结果：黑格用 1，未涂黑的格用 0 表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.n, instance.n, "01")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        solution = fill(n, n, (rng.choice("01") for _ in range(n * n)))
        totals = [_total(line) for line in (*solution, *zip(*solution, strict=True))]
        model = Finite()
        grid = model.grid(n, n, (0, 1))
        clues = [
            model.table(line, _lines_by_total(n)[total])
            for line, total in zip((*grid, *zip(*grid, strict=True)), totals, strict=True)
        ]
        chosen = choose_rules(model, clues, rng, 2 * n * params.shown // 100)
        if chosen is None:
            raise task.Retry
        shown = tuple(total if clue in chosen else None for clue, total in zip(clues, totals, strict=True))
        return self.Instance(rows=shown[:n], cols=shown[n:]), solution

    def key(self, instance: Instance) -> object:
        return sorted([instance.rows, instance.cols], key=str)

    def check(self, instance: Instance, answer: Board) -> str:
        for name, lines, totals in (
            ("row", answer, instance.rows),
            ("column", tuple(zip(*answer, strict=True)), instance.cols),
        ):
            for index, (line, total) in enumerate(zip(lines, totals, strict=True), 1):
                if total not in (None, _total(line)):
                    return f"{name} {index} has the sum {_total(line)}, not {total}"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n = instance.n
        rules = [
            Rule(f"{name} ({total})", line, [list(map(str, way)) for way in _lines_by_total(n)[total]])
            for (name, line), total in zip(
                named_lines(n, n, language).items(), instance.rows + instance.cols, strict=True
            )
            if total is not None
        ]
        return "\n".join(rule_steps("01", rules, language))


def _total(line: tuple[str, ...]) -> int:
    return sum(place for place, mark in enumerate(line, 1) if mark == "1")


@cache
def _lines_by_total(n: int) -> dict[int, list[tuple[int, ...]]]:
    """List the shadings of a line by their sum."""
    found: dict[int, list[tuple[int, ...]]] = {}
    for line in product((0, 1), repeat=n):
        found.setdefault(_total(tuple(map(str, line))), []).append(line)
    return found
