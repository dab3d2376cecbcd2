"""Cross out numbers of a grid so that the rest of every row and column adds up to its target.

Answer: a grid of 1 for kept and 0 for crossed-out numbers; every choice that meets the targets is right.
Harder: larger grids with larger numbers, of which many are equal or nearly so.
Skills: arithmetic, deduction, search
Source: original generator; the puzzle is known as Number Sums or Rullo.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import fill, size
from bootcamp.lib.grid.cell_names import named_lines
from bootcamp.lib.grid.forced_steps import Rule, rule_steps, summing
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.grid.totals import Totals, totals, totals_fault
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

Numbers = tuple[tuple[int, ...], ...]


class NumberSumsDelete(Task["NumberSumsDelete.Params", "NumberSumsDelete.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=10)
        cols: int = knob("the number of columns", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=2, le=10)
        low: int = knob("the smallest number", levels=(1, 1, 1, 1, 1, 2, 3, 5, 8, 11), ge=1, le=50)
        high: int = knob("the largest number", levels=(9, 9, 9, 9, 9, 9, 14, 19, 24, 29), ge=2, le=99)

    class Instance(task.Instance):
        numbers: Numbers
        across: Totals
        down: Totals

    prompt = Prompt(
        en=r"""
        Beside each row and below each column of this grid stands a target.

        {{ numbers | around(bottom=down, right=across) }}

        Cross out some of the numbers in the frame, so that the numbers left in every row and every column add up to its
        target (a line with nothing left has the sum 0). If there are several ways, give any one.
        Answer with a grid of the same size: 1 for each number that is kept, 0 for each number that is crossed out.
        """,
        zh=r"""
        下面数表的每行右侧和每列下方各有一个目标和。

        {{ numbers | around(bottom=down, right=across) }}

        请划掉框内的若干个数，使每行、每列剩下的数之和都等于目标和（一个数也不剩时，和为 0）。如果有多种划法，
        给出任意一种即可。答案为同样大小的表：保留的数写 1，划掉的数写 0。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.across), len(instance.down), "01")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        numbers = fill(rows, cols, (rng.randint(params.low, params.high) for _ in range(rows * cols)))
        kept = fill(rows, cols, (rng.choice("01") for _ in range(rows * cols)))
        across, down = totals(_left(numbers, kept))
        return self.Instance(numbers=numbers, across=across, down=down), kept

    def key(self, instance: Instance) -> object:
        rows = [[*row, total] for row, total in zip(instance.numbers, instance.across, strict=True)]
        return canonical([*rows, [*instance.down, 0]])

    def check(self, instance: Instance, answer: Board) -> str:
        return totals_fault(_left(instance.numbers, answer), instance.across, instance.down)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        rows, cols = size(instance.numbers)
        held = [*instance.numbers, *zip(*instance.numbers, strict=True)]
        rules = [
            Rule(f"{name} ({total})", line, summing(numbers, total, "10"))
            for (name, line), numbers, total in zip(
                named_lines(rows, cols, language).items(), held, instance.across + instance.down, strict=True
            )
        ]
        return "\n".join(rule_steps("10", rules, language, several=True))


def _left(numbers: Numbers, kept: Board) -> Numbers:
    """Replace the numbers that are crossed out by 0."""
    return tuple(
        tuple(number if mark == "1" else 0 for number, mark in zip(row, marks, strict=True))
        for row, marks in zip(numbers, kept, strict=True)
    )
