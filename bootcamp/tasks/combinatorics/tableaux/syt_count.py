"""Count the standard fillings of a straight or skew Young diagram, some entries being given.

Answer: one integer; it is unique.
Harder: more cells, skew diagrams, entries whose places are given.
Skills: counting
Source: original; J. S. Frame, G. de B. Robinson and R. M. Thrall, The hook graphs of the symmetric group (1954).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.counting import reached
from bootcamp.lib.numbers import random_partition
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer


class SytCount(Task["SytCount.Params", "SytCount.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        cells: int = knob("the least number of cells", levels=(5, 6, 8, 9, 10, 12, 14, 16, 18, 20), ge=4, le=30)
        rows: int = knob("the greatest number of rows", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=2, le=8)
        skew: bool = knob("whether cells are cut out", levels=(False,) * 2 + (True,) * 8)
        given: int = knob("the greatest number of given entries", levels=(0, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=0, le=4)

    class Instance(task.Instance):
        outer: tuple[int, ...]
        inner: tuple[int, ...]
        given: tuple[tuple[int, int, int], ...]
        """Row, column and entry, counted from 1."""

        @property
        def drawing(self) -> list[str]:
            entries = {(row, col): entry for row, col, entry in self.given}
            lines = []
            for row, (high, low) in enumerate(zip(self.outer, self.inner, strict=True), start=1):
                cells = [str(entries.get((row, col), "_")) for col in range(low + 1, high + 1)]
                lines.append(" ".join(f"{cell:>2}" for cell in [" "] * low + cells).rstrip())
            return lines

        @property
        def cells(self) -> int:
            return sum(self.outer) - sum(self.inner)

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        In this diagram every _ {{ "and every number " if given }}is a cell; blank places are no cells:

        {{ drawing | lines }}

        In how many ways can the numbers 1 to {{ cells }} be written into the cells, each exactly once, so that the
        numbers increase from left to right along every row and from top to bottom along every column?
        {% if given %}
        The numbers shown must stay where they are.
        {% endif %}
        """,
        zh=r"""
        下图中每个 _ {{ "和每个数" if given }}是一个格子，空白处没有格子：

        {{ drawing | lines }}

        把 1 到 {{ cells }} 各用一次填入格子，使每一行从左到右递增，每一列从上到下递增，共有多少种填法？
        {%- if given %}
        已写出的数必须保持不动。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.cells + rng.randint(0, 3)
        cut = rng.randint(1, 2 + n // 4) if params.skew else 0
        outer = random_partition(rng, n + cut, rng.randint(2, min(params.rows, n)))
        inner = [0] * len(outer)
        for _ in range(cut):
            corners = [i for i, low in enumerate(inner) if low < outer[i] - 1 and (i == 0 or low < inner[i - 1])]
            if not corners:
                raise Retry
            inner[rng.choice(corners)] += 1
        if outer[0] > 9 or (params.skew and (inner[0] == 0 or inner[0] >= outer[1])):
            raise Retry
        bare = self.Instance(outer=tuple(outer), inner=tuple(inner), given=())
        entries = _random_filling(bare, rng)
        shown = rng.sample(range(2, n), min(rng.randint(min(1, params.given), params.given), n - 2))
        instance = bare.model_copy(update={"given": tuple(sorted((*entries[one], one) for one in shown))})
        count = self.solve(instance)
        if not 4 + params.cells // 2 <= count < 10**12 or (shown and count == self.solve(bare)):
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Write the numbers in turn; what counts is how far each row is filled."""
        places = {entry: (row - 1, col - 1) for row, col, entry in instance.given}
        cells = {cell: entry for entry, cell in places.items()}

        def moves(state: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
            entry = sum(state) - sum(instance.inner) + 1
            for row in _open(instance, state):
                cell = (row, state[row])
                if places.get(entry, cell) == cell and cells.get(cell, entry) == entry:
                    yield (*state[:row], state[row] + 1, *state[row + 1 :])

        return reached(instance.inner, moves, instance.cells)[instance.outer]

    def key(self, instance: Instance) -> object:
        """Fold the exchange of rows and columns."""
        cells = [(r + 1, c) for r, low in enumerate(instance.inner) for c in range(low + 1, instance.outer[r] + 1)]
        entries = {(row, col): entry for row, col, entry in instance.given}
        return min(sorted((*cell[::step], entries.get(cell, 0)) for cell in cells) for step in (1, -1))


def _open(instance: SytCount.Instance, state: tuple[int, ...]) -> list[int]:
    """List the rows in which the next cell may be filled."""
    return [
        row
        for row, filled in enumerate(state)
        if filled < instance.outer[row] and (row == 0 or state[row - 1] > filled or filled < instance.inner[row - 1])
    ]


def _random_filling(instance: SytCount.Instance, rng: Random) -> dict[int, tuple[int, int]]:
    """Fill the diagram at random and give the place of each number."""
    state, places = instance.inner, {}
    for entry in range(1, instance.cells + 1):
        row = rng.choice(_open(instance, state))
        places[entry] = (row + 1, state[row] + 1)
        state = (*state[:row], state[row] + 1, *state[row + 1 :])
    return places
