"""Find the monic greatest common divisor of two or three expanded polynomials.

Answer: a polynomial with rational coefficients; it is unique.
Harder: higher degrees, larger coefficients, a third polynomial.
Skills: algebra, arithmetic
Source: original; algebra textbooks.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd as shared
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.polynomial import Coefficients, add, gcd, multiply, primitive, random_polynomial, scale
from bootcamp.lib.prompts import bracketed, polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import latex
from bootcamp.verifiers import Polynomial
from bootcamp.verifiers.symbolic.polynomial_format import Terms


class PolynomialGcdRational(Task["PolynomialGcdRational.Params", "PolynomialGcdRational.Instance", Terms]):
    version = 1

    class Params(task.Params):
        polynomials: int = knob("how many polynomials there are", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=2, le=4)
        common: int = knob("the degree of the divisor, mostly", levels=(1, 1, 1, 2, 2, 3, 2, 3, 4, 5), ge=1, le=6)
        rest: int = knob("the degree of a cofactor", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=8)
        lead: int = knob(
            "the largest leading coefficient of a factor", levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 4), ge=1, le=9
        )
        largest: int = knob(
            "the largest other coefficient of a factor", levels=(5, 9, 9, 9, 9, 9, 9, 9, 9, 9), ge=2, le=20
        )

    class Instance(task.Instance):
        polynomials: tuple[tuple[int, ...], ...]  # constant term first

        @property
        def texts(self) -> list[str]:
            return [f"$${name}(x) = {latex(p)}$$" for name, p in zip("PQRS", self.polynomials, strict=False)]

    answer = Polynomial(("x",))
    prompt = Prompt(
        en=r"""
        Find the greatest common divisor of these polynomials over the rational numbers:

        {% for text in texts %}
        {{ text }}

        {% endfor %}
        Give the monic one, whose leading coefficient is 1.
        If the polynomials have no common divisor of positive degree, give 1.
        """,
        zh=r"""
        求下列多项式在有理数范围内的最大公因式：

        {% for text in texts %}
        {{ text }}

        {% endfor %}
        答案取首项系数为 1 的那一个。若没有次数大于零的公因式，就写 1。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        degree = 0 if params.rest > 1 and rng.random() < 0.08 else params.common
        common = _draw(params, rng, degree) if degree else (1,)
        cofactors = [_draw(params, rng, params.rest + params.common - degree) for _ in range(params.polynomials)]
        if params.polynomials > 2:  # two of three share more than all of them
            extra = _draw(params, rng, 1)
            cofactors = [multiply(c, extra) if i else c for i, c in enumerate(cofactors)]
        polynomials = [multiply(common, c) for c in cofactors]
        rng.shuffle(polynomials)
        found: Coefficients = ()
        for p in polynomials:
            found = gcd(found, p)
        if len(found) != degree + 1 or len(set(polynomials)) < len(polynomials):
            raise task.Retry
        return self.Instance(polynomials=tuple(polynomials)), Polynomial(("x",)).from_coefficients(found)

    def key(self, instance: Instance) -> object:
        return sorted(instance.polynomials)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        found: Coefficients = instance.polynomials[0]
        for p in instance.polynomials[1:]:
            found = _divided(found, p, lines)
        monic = scale(tuple(map(Fraction, found)), 1 / Fraction(found[-1]))
        if found[-1] != 1:
            lines.append(f"({polynomial(found)}) / {bracketed(found[-1])} = {polynomial(monic)}")
        return "\n".join([*lines, polynomial(monic)])


def _divided(a: Coefficients, b: Coefficients, lines: list[str]) -> Coefficients:
    """Give the last rest of Euclid's algorithm; each rest is divided by what its coefficients have in common."""
    while b:
        rest = tuple(map(Fraction, a))
        while len(rest) >= len(b):
            factor = (*[Fraction(0)] * (len(rest) - len(b)), rest[-1] / b[-1])
            after = add(rest, scale(multiply(factor, tuple(map(Fraction, b))), Fraction(-1)))
            sign, size = ("+", scale(factor, Fraction(-1))) if factor[-1] < 0 else ("-", factor)
            times = "" if polynomial(size) == "1" else f"{polynomial(size)}·"
            lines.append(f"({polynomial(rest)}) {sign} {times}({polynomial(b)}) = {polynomial(after)}")
            rest = after
        a, b = b, primitive(rest)
        if b and rest != b:
            lines.append(f"{polynomial(rest)} = {bracketed(rest[-1] / b[-1])}·({polynomial(b)})")
    return a


def _draw(params: PolynomialGcdRational.Params, rng: Random, degree: int) -> tuple[int, ...]:
    """Draw a polynomial that no integer divides."""
    p = (*random_polynomial(rng, degree, -params.largest, params.largest)[:-1], rng.randint(1, params.lead))
    if shared(*p) > 1 or not p[0]:
        raise task.Retry
    return p
