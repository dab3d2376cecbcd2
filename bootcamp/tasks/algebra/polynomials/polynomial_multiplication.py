"""Expand a product of polynomials and collect like terms.

Answer: the expanded sum of terms, in any order; it is unique.
Harder: more factors of higher degree, more variables, larger coefficients.
Skills: algebra, arithmetic
Source: original; school algebra.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import Terms, multiply_terms
from bootcamp.lib.prompts import linear
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

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        def shown(terms: Terms) -> str:
            ordered = sorted(terms.items(), key=lambda item: (-sum(item[0]), [-n for n in item[0]]))
            return linear((c, _monomial(m, instance.variables)) for m, c in ordered)

        expanded, lines = dict(instance.factors[0]), []
        for factor in map(dict, instance.factors[1:]):
            parts: dict[tuple[int, ...], list[int]] = {}
            for (m, c), (n, d) in product(expanded.items(), factor.items()):
                made = tuple(i + j for i, j in zip(m, n, strict=True))
                parts.setdefault(made, []).append(c * d)
                lines.append(f"({shown({m: c})})·({shown({n: d})}) = {shown({made: c * d})}")
            for made, values in parts.items():
                if len(values) > 1:
                    sum_of = linear((value, _monomial(made, instance.variables)) for value in values)
                    lines.append(f"{sum_of} = {shown({made: sum(values)})}")
            expanded = multiply_terms(expanded, factor)
            lines.append(shown(expanded))
        return "\n".join(lines)


def _monomial(exponents: tuple[int, ...], variables: tuple[str, ...]) -> str:
    powers = zip(variables, exponents, strict=True)
    return " ".join(name if n == 1 else f"{name}^{n}" for name, n in powers if n)


def _draw_factor(monomials: list[tuple[int, ...]], count: int, largest: int, rng: Random) -> Factor:
    """Draw a sum of different terms of which one is of the highest degree."""
    highest = max(map(sum, monomials))
    first = rng.choice([m for m in monomials if sum(m) == highest])
    rest = rng.sample([m for m in monomials if m != first], count - 1)
    return tuple((m, random_nonzero(rng, largest)) for m in sorted([first, *rest], reverse=True))
