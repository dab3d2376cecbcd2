"""Divide a polynomial by another one with remainder, over the rationals.

Answer: quotient and remainder; they are unique.
Harder: higher degrees, divisors that are not monic, fractions as coefficients.
Skills: algebra, arithmetic
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.polynomial import add, divide, multiply, random_polynomial, scale
from bootcamp.lib.prompts import polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import latex
from bootcamp.verifiers import Polynomial, Record

_SHOWN = Polynomial(("x",), expanded=True)


class PolynomialLongDivision(
    Task["PolynomialLongDivision.Params", "PolynomialLongDivision.Instance", "dict[str, Any]"]
):
    version = 1

    class Params(task.Params):
        quotient: int = knob("the degree of the quotient", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 7), ge=1, le=10)
        divisor: int = knob("the degree of the divisor", levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=1, le=7)
        lead: int = knob(
            "the largest leading coefficient of the divisor", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=9
        )
        largest: int = knob("the largest other coefficient", levels=(5, 9, 9, 9, 9, 9, 9, 9, 9, 9), ge=2, le=60)
        denominator: int = knob(
            "the largest denominator in the quotient", levels=(1, 1, 1, 1, 1, 2, 2, 3, 3, 3), ge=1, le=6
        )

    class Instance(task.Instance):
        dividend: tuple[Fraction, ...]  # constant term first
        divisor: tuple[int, ...]

        @property
        def dividend_text(self) -> str:
            return latex(self.dividend)

        @property
        def divisor_text(self) -> str:
            return latex(self.divisor)

    answer = Record(Q=_SHOWN, R=_SHOWN)
    prompt = Prompt(
        en=r"""
        Divide $A(x) = {{ dividend_text }}$ by $B(x) = {{ divisor_text }}$ with remainder, over the rational numbers.

        Give the quotient Q and the remainder R with A = QB + R, where R is 0 or of lower degree than B, both expanded.
        """,
        zh=r"""
        在有理数范围内，用 $B(x) = {{ divisor_text }}$ 除 $A(x) = {{ dividend_text }}$，作带余除法。

        求商式 Q 和余式 R，使 A = QB + R，其中 R 为 0 或次数低于 B；两者都写成展开形式。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        divisor = (
            *random_polynomial(rng, params.divisor, -params.largest, params.largest)[:-1],
            rng.randint(1, params.lead),
        )
        whole = random_polynomial(rng, params.quotient, -params.largest, params.largest)
        quotient = scale(tuple(map(Fraction, whole)), Fraction(1, rng.randint(1, params.denominator)))
        rest = tuple(Fraction(rng.randint(-params.largest, params.largest)) for _ in range(params.divisor))
        dividend = add(multiply(quotient, tuple(map(Fraction, divisor))), rest)
        if not any(divisor[:-1]) or (not any(rest) and rng.random() < 0.8):
            raise task.Retry
        instance = self.Instance(dividend=dividend, divisor=divisor)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> dict[str, Any]:
        parts = divide(instance.dividend, instance.divisor)
        return {name: _SHOWN.from_coefficients(part) for name, part in zip(("Q", "R"), parts, strict=True)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        divisor = tuple(map(Fraction, instance.divisor))
        rest, quotient, lines = instance.dividend, tuple[Fraction, ...](), []
        while len(rest) >= len(divisor):
            shift = len(rest) - len(divisor)
            term = (*[Fraction(0)] * shift, rest[-1] / divisor[-1])
            top, lead = (
                polynomial((*[0] * (len(rest) - 1), rest[-1])),
                polynomial((*[0] * (len(divisor) - 1), divisor[-1])),
            )
            lines.append(f"{top} / {lead} = {polynomial(term)}")
            taken = multiply(term, divisor)
            lines.append(f"{polynomial(term)}·({polynomial(divisor)}) = {polynomial(taken)}")
            left = add(rest, scale(taken, Fraction(-1)))
            lines.append(f"({polynomial(rest)}) - ({polynomial(taken)}) = {polynomial(left)}")
            rest, quotient = left, add(quotient, term)
        return "\n".join([*lines, f"Q = {polynomial(quotient)}, R = {polynomial(rest)}"])
