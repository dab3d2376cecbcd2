"""Expand a product of polynomials and collect like terms.

Answer: the expanded sum of terms, in any order; it is unique.
Harder: more factors of higher degree, more variables, larger coefficients.
Skills: algebra, arithmetic
Source: original; school algebra.
"""

from __future__ import annotations

from itertools import product
from random import Random

from pydantic import Field

from bootcamp import task
from bootcamp.lib.polynomial import Terms, multiply_terms
from bootcamp.task import Prompt, Task
from bootcamp.verifiers import Format, Polynomial
from bootcamp.verifiers.symbolic.polynomial_format import Terms as Value

Factor = tuple[tuple[tuple[int, ...], int], ...]  # exponents and coefficient of each term


class PolynomialMultiplication(Task["PolynomialMultiplication.Params", "PolynomialMultiplication.Instance", "Value"]):
    version = 1

    class Params(task.Params):
        factors: int = Field(ge=2, le=8, description="how many polynomials are multiplied")
        terms: int = Field(ge=2, le=6, description="how many terms each of them has")
        degree: int = Field(ge=1, le=8, description="the highest exponent of a variable in a factor")
        variables: int = Field(ge=1, le=4, description="how many variables occur")
        largest: int = Field(ge=2, le=100, description="the largest coefficient of a factor")

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

    def params(self, difficulty: int) -> Params:
        return self.Params(
            factors=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5)[difficulty - 1],
            terms=(2, 2, 3, 3, 3, 3, 4, 3, 3, 3)[difficulty - 1],
            degree=(1, 2, 2, 3, 2, 3, 3, 2, 3, 2)[difficulty - 1],
            variables=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2)[difficulty - 1],
            largest=(6, 9, 9, 9, 9, 12, 15, 20, 30, 60)[difficulty - 1],
        )

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
    return tuple((m, rng.choice((-1, 1)) * rng.randint(1, largest)) for m in sorted([first, *rest], reverse=True))
