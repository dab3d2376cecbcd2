"""Count the semistandard fillings of a Young diagram with given numbers of each entry.

Answer: one integer; it is unique.
Harder: larger diagrams, more different entries.
Skills: counting
Source: original; C. Kostka, Über den Zusammenhang zwischen einigen Formen von symmetrischen Functionen (1882).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.counting import reached
from bootcamp.lib.numbers import random_partition
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer


class KostkaNumber(Task["KostkaNumber.Params", "KostkaNumber.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        cells: int = knob("the least number of cells", levels=(5, 6, 11, 12, 12, 13, 14, 15, 17, 19), ge=4, le=30)
        rows: int = knob("the greatest number of rows", levels=(3, 3, 5, 5, 5, 5, 5, 5, 6, 6), ge=2, le=8)
        least: int = knob("the least answer", levels=(2, 3, 6, 8, 10, 12, 14, 16, 20, 25), ge=2, le=1000)
        entries: int = knob(
            "the greatest number of different entries", levels=(4, 5, 7, 7, 7, 8, 8, 8, 8, 8), ge=2, le=12
        )

    class Instance(task.Instance):
        shape: tuple[int, ...]
        content: tuple[int, ...]
        """How many times 1, 2, ... occur."""

        @property
        def drawing(self) -> list[str]:
            return [" ".join("_" * size) for size in self.shape]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        In this diagram every _ is a cell, and the rows begin at the same left edge:

        {{ drawing | lines }}

        The numbers 1 to {{ content | length }} are written into the cells, one into each cell; the numbers of times
        that 1 to {{ content | length }} are used, in this order, are {{ content | comma }}. Along every row from
        left to right no number may be smaller than the one before, and down every column each number must be greater
        than the one above.

        In how many ways can the diagram be filled?
        """,
        zh=r"""
        下图中每个 _ 是一个格子，各行左端对齐：

        {{ drawing | lines }}

        把 1 到 {{ content | length }} 的数填入格子，每格一个数；从 1 到 {{ content | length }}，各数依次要用
        {{ content | comma }} 次。每一行从左到右不减，每一列从上到下严格递增。

        共有多少种填法？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.cells + rng.randint(0, 4)
        shape = random_partition(rng, n, rng.randint(2, params.rows))
        content = random_partition(rng, n, rng.randint(max(3, params.entries - 4), params.entries))
        instance = self.Instance(shape=shape, content=tuple(rng.sample(content, len(content))))
        count = self.solve(instance)
        if not params.least <= count < 10**12:
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Add the cells of 1, then of 2, ...: never two below each other in a column."""

        def moves(state: tuple[tuple[int, ...], int]) -> Iterator[tuple[tuple[int, ...], int]]:
            filled, used = state
            tops = [instance.shape[0], *filled]
            choices = [
                range(low, min(size, top) + 1) for low, size, top in zip(filled, instance.shape, tops, strict=False)
            ]
            for new in product(*choices):
                if sum(new) - sum(filled) == instance.content[used]:
                    yield new, used + 1

        steps = len(instance.content)
        return reached(((0,) * len(instance.shape), 0), moves, steps)[instance.shape, steps]

    def key(self, instance: Instance) -> object:
        """The count does not depend on the order of the numbers of times."""
        return [instance.shape, sorted(instance.content)]
