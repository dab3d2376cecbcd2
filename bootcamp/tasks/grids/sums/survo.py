"""Fill a table with the numbers 1 to N, each once, from the totals of its rows and columns.

Answer: the filled table; every filling is right.
Harder: larger tables with more missing numbers.
Skills: arithmetic, deduction, search
Source: original generator; the puzzle is due to Seppo Mustonen (2006).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Numbers, fill
from bootcamp.lib.grid.clues import show
from bootcamp.lib.grid.faults import givens_fault
from bootcamp.lib.grid.totals import Totals, totals, totals_fault
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class Survo(Task["Survo.Params", "Survo.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(2, 2, 3, 3, 3, 3, 3, 4, 4, 5), ge=2, le=6)
        cols: int = knob("the number of columns", levels=(3, 4, 3, 4, 4, 5, 5, 5, 6, 6), ge=2, le=8)
        blanks: int = knob("how many numbers are missing", levels=(3, 5, 6, 8, 10, 11, 13, 15, 18, 24), ge=1, le=48)

    class Instance(task.Instance):
        givens: Numbers
        across: Totals
        down: Totals

        @property
        def last(self) -> int:
            return len(self.across) * len(self.down)

    prompt = Prompt(
        en=r"""
        Some numbers of this table are missing (a dot is an empty cell). On the right stand the totals of the rows,
        below those of the columns.

        {{ givens | around(bottom=down, right=across) }}

        Fill the empty cells so that the table holds each of the whole numbers 1 to {{ last }} exactly once and the
        numbers of every row and every column add up to its total. The given numbers stay as they are. If there are
        several ways, give any one. Give the table without the totals.
        """,
        zh=r"""
        下表缺了一些数（点表示空格）。右侧是各行的和，下方是各列的和。

        {{ givens | around(bottom=down, right=across) }}

        请填满空格，使表中恰好包含 1 到 {{ last }} 的每个整数各一次，且每行、每列各数之和等于所标的和。
        已给出的数不能改变。如果有多种填法，给出任意一种即可。答案中不写和。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        symbols = tuple(str(number) for number in range(1, instance.last + 1))
        return Grid(len(instance.across), len(instance.down), symbols)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        numbers = rng.sample(range(1, rows * cols + 1), rows * cols)
        shown = rng.sample(range(rows * cols), max(0, rows * cols - params.blanks))
        solution = fill(rows, cols, map(str, numbers))
        across, down = totals(solution)
        return self.Instance(givens=show(rows, cols, numbers, shown), across=across, down=down), solution

    def key(self, instance: Instance) -> object:
        rows = sorted([total, *map(str, row)] for total, row in zip(instance.across, instance.givens, strict=True))
        cols = zip(instance.down, *(row[1:] for row in rows), strict=True)
        return [[row[0] for row in rows], sorted(cols)]

    def check(self, instance: Instance, answer: Board) -> str:
        numbers = [symbol for row in answer for symbol in row]
        repeated = next((symbol for symbol in numbers if numbers.count(symbol) > 1), "")
        return (
            givens_fault(instance.givens, answer)
            or (f"{repeated} is used more than once" if repeated else "")
            or totals_fault(answer, instance.across, instance.down)
        )
