"""Fill in a partly blank multiplication table so that it is the table of a group.

Answer: the whole table; any group that agrees with what is shown is right.
Harder: larger groups, fewer cells, blanks that rows and columns alone do not fill, non-commutative groups.
Skills: algebra, deduction
Source: original; every text on groups.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.finite_groups import is_group, relabelled, small_groups
from bootcamp.lib.permutation import random_permutation
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Grid
from bootcamp.verifiers.grids import Board

_LETTERS = "abcdefghijklmnop"


class CayleyTableCompletion(Task["CayleyTableCompletion.Params", "CayleyTableCompletion.Instance", Board]):
    version = 1

    class Params(task.Params):
        order: int = knob("the order of the group", levels=(4, 5, 6, 6, 7, 8, 8, 9, 10, 12), ge=3, le=14)
        shown: int = knob("how many products are shown", levels=(9, 12, 15, 13, 14, 20, 17, 20, 24, 30), ge=6, le=150)
        latin: bool = knob("whether rows and columns alone may fill all blanks", levels=(True,) * 3 + (False,) * 7)
        commutative: bool = knob(
            "whether the group may be commutative", levels=(True,) * 5 + (False, True, True) + (False,) * 2
        )

    class Instance(task.Instance):
        table: tuple[tuple[str, ...], ...]  # a dot for a blank

        @property
        def labels(self) -> tuple[str, ...]:
            return tuple(_LETTERS[: len(self.table)])

        @property
        def drawn(self) -> list[str]:
            rows = (" ".join((label, "|", *row)) for label, row in zip(self.labels, self.table, strict=True))
            return [" ".join(("·", "|", *self.labels)), *rows]

    prompt = Prompt(
        en=r"""
        A group has the elements {{ labels | listed }}. Its multiplication table is partly known. The product xy
        stands in the row of x and the column of y; a dot marks a product that is not known.

        {{ drawn | lines }}

        Fill in the table so that it is the table of a group: there is an identity, every element has an inverse, and
        (xy)z = x(yz) for all x, y and z. The products that are shown must stay. If several tables are possible, any
        one of them will do.

        Give the {{ labels | length }} rows of products from top to bottom, without the labels of rows and columns.
        """,
        zh=r"""
        一个群的元素为 {{ labels | listed(language) }}。它的乘法表只知道一部分：乘积 xy 写在 x 所在的行、y 所在的列，
        点表示未知的乘积。

        {{ drawn | lines }}

        请补全这张表，使它成为一个群的乘法表：有单位元，每个元素都有逆元，并且对所有 x、y、z 有 (xy)z = x(yz)。
        已给出的乘积不能改变。如果有多种可能，给出任意一种即可。

        从上到下给出乘积的 {{ labels | length }} 行，不写行和列的标号。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        n = len(instance.table)
        return Grid(n, n, instance.labels)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.order
        groups = [
            t
            for t in small_groups(n).values()
            if params.commutative or any(t[i][j] != t[j][i] for i in range(n) for j in range(i))
        ]
        table = relabelled(rng.choice(groups), random_permutation(rng, n))
        cells = rng.sample([(i, j) for i in range(n) for j in range(n)], min(params.shown, n * n - 2))
        shown = {(i, j): table[i][j] for i, j in cells}
        if not params.latin and len(_filled(shown, n)) == n * n:
            raise task.Retry
        rows = tuple(tuple(_LETTERS[shown[i, j]] if (i, j) in shown else "." for j in range(n)) for i in range(n))
        return self.Instance(table=rows), tuple(tuple(_LETTERS[x] for x in row) for row in table)

    def check(self, instance: Instance, answer: Board) -> str:
        for shown, row in zip(instance.table, answer, strict=True):
            if any(old not in (".", new) for old, new in zip(shown, row, strict=True)):
                return "a product that was shown is changed"
        place = {label: i for i, label in enumerate(instance.labels)}
        return is_group([[place[str(x)] for x in row] for row in answer])


def _filled(shown: dict[tuple[int, int], int], n: int) -> dict[tuple[int, int], int]:
    """Fill in all that follows from each row and each column holding every element once, by one look at a time."""
    known = dict(shown)
    while True:
        free = {
            (i, j): set(range(n)) - {v for (a, b), v in known.items() if a == i or b == j}
            for i in range(n)
            for j in range(n)
            if (i, j) not in known
        }
        found = {cell: next(iter(values)) for cell, values in free.items() if len(values) == 1}
        for line in range(n):
            for axis in (0, 1):
                cells = [cell for cell in free if cell[axis] == line]
                for x in range(n):
                    fits = [cell for cell in cells if x in free[cell]]
                    if len(fits) == 1:
                        found.setdefault(fits[0], x)
        if not found:
            return known
        known |= found
