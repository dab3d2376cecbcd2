"""Expand a product of polynomials and collect like terms.

Answer: the expanded sum of terms, in any order; it is unique.
Harder: more factors of higher degree, more variables, larger coefficients.
Skills: algebra, arithmetic
Source: original; school algebra.
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import Terms, multiply_terms
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Polynomial
from bootcamp.verifiers.symbolic.polynomial_format import Terms as Value

Factor = tuple[tuple[tuple[int, ...], int], ...]  # exponents and coefficient of each term


class PolynomialMultiplication(Task["PolynomialMultiplication.Params", "PolynomialMultiplication.Instance", "Value"]):
    version = 1

    class Params(task.Params):
        factors: int = knob("how many polynomials are multiplied", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=2, le=8)
        terms: int = knob("how many terms each of them has", levels=(2, 2, 3, 3, 3, 3, 4, 3, 3, 3), ge=2, le=6)
        degree: int = knob(
            "the highest exponent of a variable in a factor", levels=(1, 2, 2, 3, 2, 3, 3, 2, 3, 2), ge=1, le=8
        )
        variables: int = knob("how many variables occur", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=1, le=4)
        largest: int = knob(
            "the largest coefficient of a factor", levels=(6, 9, 9, 9, 9, 12, 15, 20, 30, 60), ge=2, le=100
        )

    class Instance(task.Instance):
        variables: tuple[str, ...]
        factors: tuple[Factor, ...]

        @property
        def formula(self) -> str:
            shown = Polynomial(self.variables)
            return " ".join(f"({shown.render(shown.terms(dict(factor)))})" for factor in self.factors)

    prompt = Prompt(
        en=r"""
        Multiply out and collect like terms:

        $${{ formula }}$$
        """,
        zh=r"""
        把下式乘开并合并同类项：

        $${{ formula }}$$
        """,
    )

    def format(self, instance: Instance) -> Format[Value]:
        return Polynomial(instance.variables, expanded=True)

    def key(self, instance: Instance) -> object:
        return instance.variables, sorted(instance.factors)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Value]:
        monomials = [m for m in product(range(params.degree + 1), repeat=params.variables) if sum(m) <= params.degree]
        factors = tuple(
            _draw_factor(monomials, min(params.terms, len(monomials)), params.largest, rng)
            for _ in range(params.factors)
        )
        instance = self.Instance(variables=tuple("xyzw"[: params.variables]), factors=factors)
        answer = self.solve(instance)
        if not 2 < len(answer) <= 60:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Value:
        expanded: Terms = {(0,) * len(instance.variables): 1}
        for factor in instance.factors:
            expanded = multiply_terms(expanded, dict(factor))
        return Polynomial(instance.variables).terms(expanded)


def _draw_factor(monomials: list[tuple[int, ...]], count: int, largest: int, rng: Random) -> Factor:
    """Draw a sum of different terms of which one is of the highest degree."""
    highest = max(map(sum, monomials))
    first = rng.choice([m for m in monomials if sum(m) == highest])
    rest = rng.sample([m for m in monomials if m != first], count - 1)
    return tuple((m, random_nonzero(rng, largest)) for m in sorted([first, *rest], reverse=True))
