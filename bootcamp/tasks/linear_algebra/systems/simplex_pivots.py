"""Carry out pivots of the primal simplex method with Bland's rule on a tableau.

Answer: the basic variables of the rows and the final tableau; they are unique.
Harder: more constraints and variables, more pivots, fractions in the tableau.
Skills: algebra, arithmetic, simulation
Source: original; the simplex method of Dantzig (1947) with the rule of Bland (1977).
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, Matrix as Rows, random_matrix
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Record, Sequence, Table


class SimplexPivots(Task["SimplexPivots.Params", "SimplexPivots.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        constraints: int = knob("how many constraints there are", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=6)
        variables: int = knob(
            "how many variables there are, apart from slacks", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=1, le=7
        )
        pivots: int = knob("how many pivots are made", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        largest: int = knob("the largest coefficient", levels=(4, 4, 5, 5, 5, 6, 6, 6, 7, 7), ge=2, le=20)
        digits: int = knob(
            "the most digits of a numerator or denominator", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=1, le=9
        )

    class Instance(task.Instance):
        tableau: IntMatrix  # the rows of the constraints, then that of the objective; the right sides come last
        pivots: int

        @property
        def constraints(self) -> int:
            return len(self.tableau) - 1

        @property
        def columns(self) -> list[str]:
            return ["basic", *(f"x{k}" for k in range(1, len(self.tableau[0]))), "b"]

        @property
        def zh_columns(self) -> list[str]:
            return ["基变量", *self.columns[1:]]

        @property
        def first(self) -> int:  # the number of the first slack
            return len(self.tableau[0]) - self.constraints

        @property
        def lines(self) -> list[list[object]]:
            names = [*(f"x{k}" for k in range(self.first, len(self.tableau[0]))), "z"]
            return [[name, *row] for name, row in zip(names, self.tableau, strict=True)]

    prompt = Prompt(
        en=r"""
        This is a tableau of the simplex method for maximising z. Each row stands for an equation: the variables times
        their numbers, added up, give b; in row z the sum also has z itself. The first column names the basic variable
        of each row.

        {{ lines | table(columns) }}

        Make {{ "one pivot" if pivots == 1 else pivots ~ " pivots one after the other" }}. In each pivot, the entering
        variable is the one with the lowest index among those with a negative number in row z. Then the pivot row is, of
        the rows above row z in which the entering variable has a positive number, the one with the least ratio of b to
        that number; of several such rows, take the one whose basic variable has the lowest index. Divide the pivot row
        by the number of the entering variable in it, subtract multiples of it from all other rows, row z included, so
        that the entering variable gets 0 there, and let the entering variable take the place of the basic variable of
        the pivot row. Rows are never reordered.

        Give the basis at the end as the list of the indices of the basic variables of rows 1 to {{ constraints }}, and
        the whole tableau at the end, without the column of names, row z last.
        """,
        zh=r"""
        下面是用单纯形法求 z 最大值的一张单纯形表。每一行表示一个等式：各变量乘以表中系数后的和等于 b；
        z 行的和中还含有 z 本身。第一列写出每一行的基变量。

        {{ lines | table(zh_columns) }}

        请依次做 {{ pivots }} 次转轴。每次转轴中，进基变量取 z 行系数为负的变量中下标最小的一个；
        在 z 行以上各行中，只看进基变量系数为正的行，取 b 与该系数之比最小的一行作为主元行，
        若有多行并列，则取其中基变量下标最小的一行。
        把主元行除以其中进基变量的系数，再从其他各行（包括 z 行）减去它的适当倍数，
        使进基变量在那些行的系数为 0，并用进基变量代替主元行原来的基变量。各行的次序始终不变。

        给出最后的基 basis，即第 1 至 {{ constraints }} 行的基变量的下标组成的列表，
        以及最后的整张表 tableau（不含变量名一列，z 行在最后）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        rows, cols = len(instance.tableau), len(instance.tableau[0])
        return Record(basis=Sequence(Integer(1, cols - 1), rows - 1), tableau=Table(Rational(), rows, cols))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        m, n = params.constraints, params.variables
        body = random_matrix(rng, m, n, -params.largest // 2, params.largest)
        rows = [
            (*row, *(int(i == j) for j in range(m)), rng.randint(1, 4 * params.largest)) for i, row in enumerate(body)
        ]
        costs = [rng.randint(-params.largest, params.largest // 2) for _ in range(n)]
        instance = self.Instance(tableau=(*rows, (*costs, *(0,) * (m + 1))), pivots=params.pivots)
        answer = self.solve(instance)
        entries = [x for row in answer["tableau"] for x in row]
        if max(max(abs(x.numerator), x.denominator) for x in entries) >= 10**params.digits:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        tableau = [[Fraction(x) for x in row] for row in instance.tableau]
        basis = list(range(instance.first, len(tableau[0])))
        for _ in range(instance.pivots):
            _pivot(tableau, basis)
        shown: Rows = tuple(map(tuple, tableau))
        return {"basis": tuple(basis), "tableau": shown}


def _pivot(tableau: list[list[Fraction]], basis: list[int]) -> None:
    """Make one pivot in place; raise Retry at an optimum or where z has no bound."""
    entering = next((k for k, x in enumerate(tableau[-1][:-1]) if x < 0), None)
    if entering is None:
        raise task.Retry
    ratios = [(row[-1] / row[entering], basis[i], i) for i, row in enumerate(tableau[:-1]) if row[entering] > 0]
    if not ratios:
        raise task.Retry
    place = min(ratios)[2]
    scale = tableau[place][entering]
    tableau[place] = [x / scale for x in tableau[place]]
    for i, row in enumerate(tableau):
        if i != place and row[entering]:
            factor = row[entering]
            tableau[i] = [x - factor * y for x, y in zip(row, tableau[place], strict=True)]
    basis[place] = entering + 1
