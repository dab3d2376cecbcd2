"""Prove that a system of linear inequalities has no solution, by multipliers that lead to a contradiction.

Answer: one non-negative number for each inequality; every proof counts.
Harder: more variables, more inequalities in the contradiction, decoys, multipliers that are not all alike.
Skills: algebra, deduction, search
Source: original; the lemma of Farkas (1902).
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, null_space
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.linear_algebra.systems._equations import sides, unknowns
from bootcamp.verifiers import Format, Rational, Sequence

Values = tuple[Fraction, ...]


class FarkasCertificate(Task["FarkasCertificate.Params", "FarkasCertificate.Instance", Values]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=7)
        decoys: int = knob(
            "how many inequalities the contradiction does not need", levels=(0, 1, 1, 2, 2, 3, 4, 5, 6, 7), ge=0, le=9
        )
        largest: int = knob("the largest coefficient", levels=(4, 6, 5, 6, 6, 7, 8, 9, 9, 9), ge=2, le=30)
        multiplier: int = knob("the largest multiplier", levels=(3, 5, 4, 5, 5, 6, 6, 7, 8, 9), ge=2, le=30)

    class Instance(task.Instance):
        matrix: IntMatrix
        right: tuple[int, ...]

        @property
        def inequalities(self) -> list[str]:
            left = sides(self.matrix, unknowns(len(self.matrix[0])))
            return [f"{side} ≤ {b}" for side, b in zip(left, self.right, strict=True)]

    prompt = Prompt(
        en=r"""
        No real numbers satisfy all of these inequalities:

        {{ inequalities | numbered }}

        Prove it: give a number that is not negative for each inequality, in order, such that multiplying each
        inequality by its number and adding them all up leaves 0 on the left, the coefficient of every variable being 0,
        and a negative number on the right. The numbers are integers or fractions. There are such numbers, and any that
        meet the conditions will do.
        """,
        zh=r"""
        没有实数同时满足下列所有不等式：

        {{ inequalities | numbered }}

        请给出证明：依次为每个不等式给出一个非负的乘数，把每个不等式乘以各自的乘数后全部相加，
        使左边为 0（每个变量的系数都为 0），而右边为负数。
        乘数用整数或分数表示。这样的乘数一定存在，任意一组符合条件的均可。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Sequence(Rational(low=0), len(instance.matrix))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        n, span = params.variables, params.largest
        weights = [rng.randint(1, params.multiplier) for _ in range(n + 1)]
        columns = [_draw_column(rng, weights, span) for _ in range(n)]
        rows = [list(row) for row in zip(*columns, strict=True)]
        if len(null_space(columns)) != 1 or len(set(weights)) == 1 or gcd(*weights) > 1:
            raise task.Retry
        point = [rng.randint(-4, 4) for _ in range(n)]
        right = [sum(c * x for c, x in zip(row, point, strict=True)) + rng.randint(-1, 5) for row in rows]
        total = sum(w * b for w, b in zip(weights, right, strict=True))
        right[-1] -= total // weights[-1] + rng.randint(1, 3)  # the weighted sum is negative now
        for _ in range(params.decoys):
            row = [rng.randint(-span, span) for _ in range(n)]
            rows.append(row)
            weights.append(0)
            right.append(sum(c * x for c, x in zip(row, point, strict=True)) + rng.randint(0, 6))
        if any(sum(map(bool, row)) < min(n, 2) for row in rows) or len(set(map(tuple, rows))) < len(rows):
            raise task.Retry
        order = rng.sample(range(len(rows)), len(rows))
        instance = self.Instance(matrix=tuple(tuple(rows[k]) for k in order), right=tuple(right[k] for k in order))
        if n > 1 and _opposed(instance):
            raise task.Retry
        return instance, tuple(Fraction(weights[k]) for k in order)

    def key(self, instance: Instance) -> object:
        return sorted((*row, b) for row, b in zip(instance.matrix, instance.right, strict=True))

    def check(self, instance: Instance, answer: Values) -> str:
        if min(answer) < 0:
            return "a multiplier is negative"
        for name, column in zip(unknowns(len(instance.matrix[0])), zip(*instance.matrix, strict=True), strict=True):
            if sum(c * y for c, y in zip(column, answer, strict=True)):
                return f"the coefficient of {name} in the sum is not 0"
        total = sum(b * y for b, y in zip(instance.right, answer, strict=True))
        return "" if total < 0 else "the right side of the sum is not negative"


def _draw_column(rng: Random, weights: list[int], span: int) -> list[int]:
    """Draw coefficients of one variable whose weighted sum is 0."""
    *others, p, q = weights
    for _ in range(100):
        column = [rng.randint(-span, span) for _ in others]
        rest = -sum(w * c for w, c in zip(others, column, strict=True))
        ends = [(c, (rest - p * c) // q) for c in range(-span, span + 1) if (rest - p * c) % q == 0]
        ends = [end for end in ends if abs(end[1]) <= span and (others or end[0])]
        if ends:
            return [*column, *rng.choice(ends)]
    raise task.Retry


def _opposed(instance: FarkasCertificate.Instance) -> bool:
    """Tell whether two inequalities alone contradict each other."""
    pairs = list(zip(instance.matrix, instance.right, strict=True))
    for a, b in pairs:
        for c, d in pairs:
            lead = next(k for k, x in enumerate(a) if x)
            x, y = abs(c[lead]), abs(a[lead])
            if x and all(x * p + y * q == 0 for p, q in zip(a, c, strict=True)) and x * b + y * d < 0:
                return True
    return False
