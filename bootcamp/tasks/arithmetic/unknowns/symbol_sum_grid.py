"""Find the column sums of a grid of symbols from its row sums.

Answer: the sum of every column, from left to right; they are unique.
Harder: larger grids, more symbols, larger values, negative values.
Skills: algebra, arithmetic
Source: original; a common puzzle of magazines.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import matrix, words
from bootcamp.lib.prompts import sequence
from bootcamp.lib.shown_work import row_steps, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format


class SymbolSumGrid(Task["SymbolSumGrid.Params", "SymbolSumGrid.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many rows and columns the grid has", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 8), ge=2, le=10)
        symbols: int = knob("how many symbols there are", levels=(2, 2, 3, 3, 4, 5, 6, 7, 7, 8), ge=2, le=10)
        largest: int = knob(
            "the largest value of a symbol", levels=(20, 20, 20, 30, 50, 50, 100, 100, 300, 500), ge=5, le=10**4
        )
        negative: bool = knob("whether values may be negative", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        grid: tuple[tuple[int, ...], ...]  # each cell is the number of a symbol
        symbols: tuple[str, ...]
        sums: tuple[int, ...]

        @property
        def rows(self) -> list[str]:
            rows = zip(self.grid, self.sums, strict=True)
            return [f"{' + '.join(self.symbols[cell] for cell in row)} = {total}" for row, total in rows]

    prompt = Prompt(
        en=r"""
        Each word in this grid stands for an integer, the same word for the same integer everywhere. Each line is a row
        of the grid, with the sum of the row behind it:

        {{ rows | lines }}

        What are the sums of the {{ grid | length }} columns, from left to right? The row sums determine them.
        """,
        zh=r"""
        下面的方阵中，每个词代表一个整数，相同的词代表相同的整数。每一行写出方阵的一行，后面是这一行的和：

        {{ rows | lines }}

        从左到右，{{ grid | length }} 列的和各是多少？它们可由各行的和确定。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(), length=len(instance.grid))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        low = -params.largest if params.negative else 1
        values = [rng.randint(low, params.largest) for _ in range(params.symbols)]
        grid = tuple(tuple(rng.randrange(params.symbols) for _ in range(params.size)) for _ in range(params.size))
        rows, columns = _counts(grid, params.symbols), _counts(matrix.transpose(grid), params.symbols)
        if matrix.rank(rows) != matrix.rank([*rows, *columns]) or set(map(tuple, rows)) == set(map(tuple, columns)):
            raise task.Retry  # the row sums do not determine the column sums, or give them away
        sums, answer = ([sum(map(int.__mul__, values, counts)) for counts in lines] for lines in (rows, columns))
        symbols = words.invented(rng, params.symbols)
        return self.Instance(grid=grid, symbols=symbols, sums=tuple(sums)), tuple(answer)

    def key(self, instance: Instance) -> object:
        return [instance.grid, instance.sums]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        symbols = instance.symbols
        counts = _counts(instance.grid, len(symbols))
        rows = [[*row, total] for row, total in zip(counts, instance.sums, strict=True)]
        steps, reduced, pivots = row_steps(rows, columns=len(symbols))
        values = [Fraction(0)] * len(symbols)  # where a value is free, any will do
        for place, row in zip(pivots, reduced, strict=False):
            values[place] = Fraction(row[-1])
        shown = ", ".join(f"{symbol} = {value}" for symbol, value in zip(symbols, values, strict=True))
        lines = [", ".join(symbols), *(f"R{k} = {sequence(row)}" for k, row in enumerate(rows, 1)), *steps, shown]
        columns = ([values[cell] for cell in column] for column in zip(*instance.grid, strict=True))
        return "\n".join([*lines, *map(running_sum, columns)])


def _counts(lines: tuple[tuple[int, ...], ...], symbols: int) -> list[list[int]]:
    return [[line.count(symbol) for symbol in range(symbols)] for line in lines]
