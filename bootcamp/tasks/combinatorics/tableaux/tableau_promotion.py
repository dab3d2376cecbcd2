"""Apply promotion to a standard tableau a number of times.

Answer: the tableau as the list of its rows; it is unique.
Harder: larger tableaux, more promotions.
Skills: simulation
Source: original; M.-P. Schützenberger, Promotion des morphismes d'ensembles ordonnés, Discrete Math. 2 (1972).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_partition
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.combinatorics.tableaux._rsk import Rows, random_filling
from bootcamp.verifiers import Integer, Sequence


class TableauPromotion(Task["TableauPromotion.Params", "TableauPromotion.Instance", Rows]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        cells: int = knob("the least number of cells", levels=(4, 5, 9, 9, 10, 11, 12, 14, 16, 18), ge=4, le=30)
        rows: int = knob("the greatest number of rows", levels=(2, 3, 4, 4, 4, 4, 5, 5, 5, 6), ge=2, le=8)
        times: int = knob("the number of promotions", levels=(1, 1, 2, 3, 3, 4, 5, 7, 10, 15), ge=1, le=60)

    class Instance(task.Instance):
        rows: Rows
        times: int

        @property
        def cells(self) -> int:
            return sum(map(len, self.rows))

        @property
        def drawing(self) -> list[str]:
            return [" ".join(f"{value:>2}" for value in row) for row in self.rows]

    answer = Sequence(Sequence(Integer()))
    prompt = Prompt(
        en=r"""
        This tableau holds the numbers 1 to {{ cells }}, increasing along rows and down columns:

        {{ drawing | lines }}

        One promotion: remove the number 1 from the top left cell, which leaves a hole. As long as there is a number to
        the right of the hole or right below it, the smaller of these (or the only one) moves into the hole, and its
        cell becomes the hole. Then subtract 1 from all numbers and write {{ cells }} into the hole.

        Carry out {{ times }} {{ "promotion" if times == 1 else "promotions, one after the other" }}. Give the tableau
        as the list of its rows from top to bottom.
        """,
        zh=r"""
        下面的表中填有 1 到 {{ cells }}，每行从左到右递增，每列从上到下递增：

        {{ drawing | lines }}

        一次“推进”是指：去掉左上角的 1，留下一个空位。只要空位的右邻格或下邻格有数，
        就把其中较小的数（或仅有的那个数）移入空位，它原来的格子成为新的空位。最后把所有的数减去 1，
        并在空位写上 {{ cells }}。

        {{ "进行 1 次推进。" if times == 1 else "依次进行 %d 次推进。" % times }}把所得的表写成从上到下各行的列表。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rows]:
        n = params.cells + rng.randint(0, 3)
        shape = random_partition(rng, n, rng.randint(2, params.rows))
        instance = self.Instance(rows=random_filling(rng, shape), times=params.times)
        answer = self.solve(instance)
        if shape[0] == n - 1 or shape[0] == 1 or answer == instance.rows:
            raise Retry
        return instance, answer

    def solve(self, instance: Instance) -> Rows:
        *_, (_, rows) = self._steps(instance)
        return rows

    @staticmethod
    def _steps(instance: TableauPromotion.Instance) -> Iterator[tuple[list[int], Rows]]:
        """Give for each promotion the numbers that move, and the tableau after it."""
        rows = [list(row) for row in instance.rows]
        for _ in range(instance.times):
            row = col = 0
            moved = []
            while True:
                near = [(r, c) for r, c in ((row, col + 1), (row + 1, col)) if r < len(rows) and c < len(rows[r])]
                if not near:
                    break
                r, c = min(near, key=lambda cell: rows[cell[0]][cell[1]])
                rows[row][col] = rows[r][c]
                moved.append(rows[r][c])
                row, col = r, c
            rows[row][col] = instance.cells + 1
            rows = [[value - 1 for value in line] for line in rows]
            yield moved, tuple(map(tuple, rows))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        said, lines = {"en": "{}. moves: {}: {}", "zh": "{}. 移动：{}：{}"}[language], []
        for number, (moved, rows) in enumerate(self._steps(instance), start=1):
            shown = " / ".join(" ".join(map(str, row)) for row in rows)
            lines.append(said.format(number, ", ".join(map(str, moved)), shown))
        return "\n".join(lines)
