"""Give a sum of values of a polynomial as a polynomial in its upper limit.

Answer: a polynomial in n with rational coefficients; it is unique.
Harder: higher degrees, steps of more than one, sums of sums.
Skills: algebra, arithmetic
Source: original; algebra textbooks.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import accumulate, pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import add, evaluate, multiply, scale
from bootcamp.lib.prompts import comma, polynomial
from bootcamp.lib.shown_work import horner, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import latex
from bootcamp.verifiers import Polynomial
from bootcamp.verifiers.symbolic.polynomial_format import Terms

_INDICES = "hijk"


class PolynomialSumFormula(Task["PolynomialSumFormula.Params", "PolynomialSumFormula.Instance", Terms]):
    version = 1

    class Params(task.Params):
        degree: int = knob(
            "the degree of the polynomial that is summed", levels=(1, 2, 2, 2, 3, 3, 4, 3, 4, 5), ge=1, le=8
        )
        nesting: int = knob("how many sums stand in one another", levels=(1, 1, 1, 2, 1, 2, 2, 3, 3, 3), ge=1, le=4)
        step: int = knob("the largest step", levels=(1, 1, 3, 1, 4, 1, 2, 2, 3, 4), ge=1, le=9)
        largest: int = knob("the largest coefficient", levels=(6, 6, 6, 6, 6, 6, 7, 8, 9, 9), ge=2, le=30)

    class Instance(task.Instance):
        polynomial: tuple[int, ...]  # constant term first
        step: int
        offset: int  # the argument is step times the index minus this
        nesting: int

        @property
        def formula(self) -> str:
            indices = _INDICES[-self.nesting :]
            sums = [rf"\sum_{{{i}=1}}^{{{high}}}" for i, high in zip(indices, "n" + indices, strict=False)]
            return " ".join([*sums, rf"P({latex((-self.offset, self.step), 'k')})"])

        @property
        def shown(self) -> str:
            return latex(self.polynomial, "t")

    answer = Polynomial(("n",))
    prompt = Prompt(
        en=r"""
        Let $P(t) = {{ shown }}$. Write this sum as a polynomial in n, valid for all integers n ≥ 1:

        $${{ formula }}$$
        """,
        zh=r"""
        设 $P(t) = {{ shown }}$。把下面的和写成 n 的多项式，使等式对所有整数 n ≥ 1 成立：

        $${{ formula }}$$
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        step = rng.randint(max(1, params.step - 1), params.step)
        p = (
            *(rng.randint(-params.largest, params.largest) for _ in range(params.degree)),
            random_nonzero(rng, params.largest),
        )
        offset = rng.randint(0, step - 1)
        instance = self.Instance(polynomial=p, step=step, offset=offset, nesting=params.nesting)
        answer = self.solve(instance)
        if (
            sum(map(bool, p)) < min(2, params.degree)
            or max(max(abs(c.numerator), c.denominator) for _, c in answer) > 10**5
        ):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Terms:
        count = len(instance.polynomial) + instance.nesting  # one more than the degree of the sum
        values = [evaluate(instance.polynomial, instance.step * k - instance.offset) for k in range(1, count)]
        for _ in range(instance.nesting):
            values = list(accumulate(values))
        *_, (_, _, total) = _differences([0, *values])
        return Polynomial(("n",)).from_coefficients(total)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, values = [], []
        for k in range(1, len(instance.polynomial) + instance.nesting):
            t = instance.step * k - instance.offset
            lines.append(f"P({t}): {horner(instance.polynomial, t)}")
            values.append(evaluate(instance.polynomial, t))
        for _ in range(instance.nesting):
            lines.append(f"Σ: {running_sum(values)}")
            values = list(accumulate(values))
        for n, (row, basis, total) in enumerate(_differences([0, *values])):
            lines.append(f"Δ^{n}: {comma(row)}")
            if n:
                factor = f"({row[0]})" if row[0] < 0 else row[0]
                lines.append(f"C{n} = {polynomial(basis, 'n')}, S + {factor}·C{n} = {polynomial(total, 'n')}")
        return "\n".join(lines)


def _differences(values: list[int]) -> Iterator[tuple[list[int], tuple[Fraction, ...], tuple[Fraction, ...]]]:
    """Give the n-th differences, the binomial coefficient of n as a polynomial, and the interpolating sum so far.

    The values are those at 0, 1, 2, ...
    """
    total: tuple[Fraction, ...] = ()
    basis: tuple[Fraction, ...] = (Fraction(1),)
    for n in range(len(values)):
        total = add(total, scale(basis, Fraction(values[0])))
        yield values, basis, total
        values = [b - a for a, b in pairwise(values)]
        basis = scale(multiply(basis, (Fraction(-n), Fraction(1))), Fraction(1, n + 1))
