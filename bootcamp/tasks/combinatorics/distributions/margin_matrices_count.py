"""Count the matrices with given sums of rows and columns, some entries being zero.

Answer: one integer; it is unique.
Harder: larger matrices, larger sums, entries that must be zero.
Skills: counting
Source: original; contingency tables, P. Diaconis and A. Gangolli, Rectangular arrays with fixed margins (1995).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.counting import reached
from bootcamp.lib.naming import Statement, nameless
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Cell = tuple[int, int]


class MarginMatricesCount(Task["MarginMatricesCount.Params", "MarginMatricesCount.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(2, 3, 3, 3, 4, 4, 4, 5, 5, 5), ge=2, le=6)
        cols: int = knob("the number of columns", levels=(3, 3, 4, 4, 4, 4, 5, 5, 5, 6), ge=2, le=6)
        zeros: int = knob(
            "the greatest number of entries that must be 0", levels=(0, 1, 2, 3, 3, 4, 4, 4, 5, 5), ge=0, le=8
        )
        entry: int = knob("the greatest entry of the hidden matrix", levels=(2, 2, 2, 3, 2, 3, 2, 2, 2, 2), ge=1, le=4)

    class Instance(task.Instance):
        rows: tuple[int, ...]
        cols: tuple[int, ...]
        binary: bool
        zeros: tuple[Cell, ...]

        @property
        def cells(self) -> list[str]:
            return [f"({row + 1}, {col + 1})" for row, col in self.zeros]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        How many matrices with {{ rows | length }} rows and {{ cols | length }} columns meet all of these conditions?

        - Every entry is {{ "0 or 1" if binary else "a non-negative integer" }}.
        - The sums of the rows are, from top to bottom, {{ rows | comma }}.
        - The sums of the columns are, from left to right, {{ cols | comma }}.
        {% if cells %}
        - The {{ "entry" if cells | length == 1 else "entries" }} at (row, column) {{ cells | listed }} {{ "is"
        if cells | length == 1 else "are" }} 0.
        {% endif %}

        Matrices that differ in some entry are different.
        """,
        zh=r"""
        满足下列所有条件的 {{ rows | length }} 行 {{ cols | length }} 列的矩阵有多少个？

        - 每个元素都是{{ " 0 或 1" if binary else "非负整数" }}。
        - 各行之和从上到下依次为 {{ rows | comma }}。
        - 各列之和从左到右依次为 {{ cols | comma }}。
        {% if cells %}
        - 位于（行，列）{{ cells | join("、") }} 的元素为 0。
        {% endif %}

        只要有一个元素不同，就算不同的矩阵。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        size = params.rows * params.cols
        binary = params.rows > 2 and rng.random() < (0.5 if size < 25 else 0.8)
        every = [(row, col) for row in range(params.rows) for col in range(params.cols)]
        zeros = sorted(rng.sample(every[: 3 * params.cols], rng.randint(params.zeros // 2, params.zeros)))
        entries = {cell: rng.randint(0, 1 if binary else params.entry) for cell in every if cell not in zeros}
        rows, cols = ([sum(entry for cell, entry in entries.items() if cell[side] == i) for i in range(size)]
                      for side, size in ((0, params.rows), (1, params.cols)))  # fmt: skip
        instance = self.Instance(rows=tuple(rows), cols=tuple(cols), binary=binary, zeros=tuple(zeros))
        if min(*rows, *cols) == 0 or sum(rows) > 6 * len(cols):
            raise Retry
        count = self.solve(instance)
        if not 2 + params.rows * 2 <= count < 10**12:
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Fill row by row; what counts is what is left of the columns, in any order where no entry is barred."""
        size = len(instance.rows)
        order = sorted(range(size), key=lambda row: all(row != barred for barred, _ in instance.zeros))

        def moves(state: tuple[int, tuple[int, ...]]) -> Iterator[tuple[int, tuple[int, ...]]]:
            done, left = state
            row = order[done]
            most = [
                0 if (row, col) in instance.zeros else min(rest, 1) if instance.binary else rest
                for col, rest in enumerate(left)
            ]
            free = all(other != barred for other in order[done + 1 :] for barred, _ in instance.zeros)
            for entries in _rows(instance.rows[row], tuple(most)):
                after = tuple(a - b for a, b in zip(left, entries, strict=True))
                yield done + 1, tuple(sorted(after)) if free else after

        return reached((0, instance.cols), moves, size)[size, (0,) * len(instance.cols)]

    def key(self, instance: Instance) -> object:
        statements: list[Statement] = [("zero", f"r{row}", f"c{col}") for row, col in instance.zeros]
        statements += [(f"row {total}", f"r{row}") for row, total in enumerate(instance.rows)]
        statements += [(f"column {total}", f"c{col}") for col, total in enumerate(instance.cols)]
        return [instance.binary, nameless(statements)]


def _rows(total: int, most: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the rows with a sum whose entries are at most so great."""
    if not most:
        if total == 0:
            yield ()
        return
    if total <= sum(most):
        for entry in range(min(total, most[0]) + 1):
            for rest in _rows(total - entry, most[1:]):
                yield (entry, *rest)
