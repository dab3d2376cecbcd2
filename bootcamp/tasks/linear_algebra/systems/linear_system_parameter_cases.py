"""Find for which values of a parameter a linear system has no solution, and for which infinitely many.

Answer: two sets of rational numbers; they are unique.
Harder: more unknowns, more special values, coefficients of degree 2 in the parameter, fractions among the values.
Skills: algebra, deduction
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import reduce
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import random_unimodular
from bootcamp.lib.polynomial import add, multiply, scale
from bootcamp.lib.prompts import polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.linear_algebra.systems._equations import unknowns
from bootcamp.verifiers import Rational, Record, Set

Coefficients = tuple[int, ...]
"""A polynomial in the parameter a, constant term first."""


class LinearSystemParameterCases(
    Task["LinearSystemParameterCases.Params", "LinearSystemParameterCases.Instance", dict[str, Any]]
):
    version = 1

    class Params(task.Params):
        unknowns: int = knob("how many unknowns there are", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=2, le=7)
        values: int = knob("how many values of a are special", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=7)
        degree: int = knob("the largest degree of a coefficient", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 2), ge=1, le=2)
        denominator: int = knob(
            "the largest denominator of a special value", levels=(1, 2, 1, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6
        )
        largest: int = knob(
            "the largest number in a coefficient", levels=(9, 12, 15, 18, 24, 24, 30, 36, 50, 60), ge=5, le=200
        )

    class Instance(task.Instance):
        rows: tuple[tuple[Coefficients, ...], ...]  # the coefficients of the unknowns, then the right side

        @property
        def names(self) -> tuple[str, ...]:
            return unknowns(len(self.rows))

        @property
        def shown(self) -> list[str]:
            return [f"{_side(row[:-1], self.names)} = {polynomial(row[-1] or (0,), 'a')}" for row in self.rows]

    answer = Record(none=Set(Rational()), infinite=Set(Rational()))
    prompt = Prompt(
        en=r"""
        In this system of linear equations in {{ names | listed(language) }}, a is a real number:

        {{ shown | lines }}

        Find all values of a for which the system has no solution ("none") and all values of a for which it has
        infinitely many solutions ("infinite"). For every other a it has exactly one. A set may be empty: {}.
        """,
        zh=r"""
        下面是关于 {{ names | listed(language) }} 的线性方程组，其中 a 为实数：

        {{ shown | lines }}

        求使方程组无解的所有 a 的值（none），以及使方程组有无穷多解的所有 a 的值（infinite）。
        a 取其他值时方程组都有唯一解。集合可以为空，写作 {}。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n = params.unknowns
        most = n * params.degree
        roots = _draw_roots(rng, min(params.values, most), params.denominator)
        homes = rng.sample([row for row in range(n) for _ in range(params.degree)], len(roots))
        infinite = {root for root in roots if rng.random() < 0.5}
        if len(roots) > 1 and len(infinite) in (0, len(roots)) and rng.random() < 0.7:
            raise task.Retry
        diagonal, right = [], []
        for row in range(n):
            own: Coefficients = (rng.choice((-1, 1)),)
            part: Coefficients = (rng.choice((-3, -2, -1, 1, 2, 3)),)
            for root, home in zip(roots, homes, strict=True):
                if home == row:
                    factor = (-root.numerator, root.denominator)
                    own = multiply(own, factor)
                    part = multiply(part, factor) if root in infinite else part
            diagonal.append(own)
            right.append(part)
        left, across = (random_unimodular(rng, n, 3 * n, 3) for _ in range(2))
        rows = []
        for i in range(n):
            entries = [_sum((left[i][k] * across[k][j], diagonal[k]) for k in range(n)) for j in range(n)]
            rows.append((*entries, _sum((left[i][k], right[k]) for k in range(n))))
        if any(sum(map(len, row[:-1])) < 2 or not any(map(_varies, row)) for row in rows[: len(set(homes))]):
            raise task.Retry
        if any(sum(map(bool, row[:-1])) < 2 for row in rows):
            raise task.Retry
        if max(abs(c) for row in rows for entry in row for c in entry) > params.largest:
            raise task.Retry
        none = frozenset(root for root in roots if root not in infinite)
        return self.Instance(rows=tuple(rows)), {"none": none, "infinite": frozenset(infinite)}

    def key(self, instance: Instance) -> object:
        return sorted(instance.rows)


def _draw_roots(rng: Random, count: int, denominator: int) -> list[Fraction]:
    """Draw different values, not 0 alone."""
    roots: dict[Fraction, None] = {}
    while len(roots) < count:
        roots[Fraction(rng.randint(-7, 7), rng.randint(1, denominator))] = None
    return list(roots)


def _sum(parts: Iterable[tuple[int, Coefficients]]) -> Coefficients:
    """Add multiples of polynomials."""
    return reduce(add, (scale(p, factor) for factor, p in parts), ())


def _varies(coefficients: Coefficients) -> bool:
    return len(coefficients) > 1


def _side(row: tuple[Coefficients, ...], names: tuple[str, ...]) -> str:
    """Write a sum of unknowns with coefficients that hold a."""
    text = ""
    for coefficients, name in zip(row, names, strict=True):
        if not coefficients:
            continue
        minus = len(coefficients) == 1 and coefficients[0] < 0
        if len(coefficients) > 1:
            term = f"({polynomial(coefficients, 'a')})"
        else:
            term = "" if abs(coefficients[0]) == 1 else str(abs(coefficients[0]))
        sign = (" - " if minus else " + ") if text else "-" * minus
        text += f"{sign}{term}{name}"
    return text
