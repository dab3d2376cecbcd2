"""Find a value of a function from an equation that joins its values along a cycle of a Möbius map.

Answer: one rational number; it is unique.
Harder: longer cycles, more terms, right sides of higher degree.
Skills: algebra
Source: original; a classic of competitions.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, determinant, solve
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import evaluate
from bootcamp.lib.prompts import bracketed, polynomial, sequence
from bootcamp.lib.shown_work import division, products, triangle_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import polynomial_node, quotient
from bootcamp.verifiers import Rational
from bootcamp.verifiers.symbolic import render

_MAPS = {2: (0, 1, 1, 0), 3: (0, 1, -1, 1), 4: (1, 1, -1, 1), 6: (2, -1, 1, 1)}
"""For each order the entries a, b, c, d of a map (a x + b) / (c x + d)."""


class FunctionalEquationCyclic(Task["FunctionalEquationCyclic.Params", "FunctionalEquationCyclic.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        order: int = knob("the length of the cycle", levels=(2, 2, 2, 3, 3, 3, 4, 4, 6, 6), ge=2, le=6)
        terms: int = knob("how many values of f are joined", levels=(2, 2, 2, 2, 2, 3, 2, 3, 2, 3), ge=2, le=3)
        moved: int = knob(
            "how far the map is moved from its plain form", levels=(0, 3, 4, 0, 3, 3, 3, 3, 3, 4), ge=0, le=9
        )
        degree: int = knob("the degree of the right side", levels=(1, 1, 2, 1, 2, 2, 2, 2, 2, 3), ge=1, le=5)
        factor: int = knob("the largest factor before f", levels=(5, 6, 6, 5, 5, 5, 4, 4, 3, 3), ge=2, le=9)
        largest: int = knob(
            "the largest coefficient of the right side", levels=(5, 6, 9, 6, 9, 9, 9, 9, 9, 9), ge=2, le=30
        )

    class Instance(task.Instance):
        mobius: tuple[int, int, int, int]
        factors: tuple[int, ...]
        right: tuple[int, ...]  # a polynomial, constant term first
        pole: int | None  # the right side is divided by x - pole
        point: Fraction

        @property
        def equation(self) -> str:
            a, b, c, d = self.mobius
            inner = [r"x"]
            matrix = (a, b, c, d)
            for _ in self.factors[1:]:
                p, q, r, s = matrix
                shown = render(quotient(polynomial_node((q, p)), polynomial_node((s, r))))
                inner.append(shown)
                matrix = _primitive((a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s))
            text = ""
            for factor, argument in zip(self.factors, inner, strict=True):
                size = "" if abs(factor) == 1 else f"{abs(factor)} "
                sign = ("-" if factor < 0 else "") if not text else (" - " if factor < 0 else " + ")
                text += rf"{sign}{size}f\left({argument}\right)"
            under = "" if self.pole is None else polynomial((-self.pole, 1))
            right = rf"\frac{{{polynomial(self.right)}}}{{{under}}}" if under else polynomial(self.right)
            return f"{text} = {right}"

    answer = Rational()
    prompt = Prompt(
        en=r"""
        A function f satisfies, for every real x for which all arguments and fractions below are defined,

        $${{ equation }}$$

        Find $f({{ point }})$.
        """,
        zh=r"""
        函数 f 对所有使下式中自变量和分式都有意义的实数 x 满足

        $${{ equation }}$$

        求 $f({{ point }})$。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        factors = tuple(random_nonzero(rng, params.factor) for _ in range(params.terms))
        right = (*(rng.randint(-params.largest, params.largest) for _ in range(params.degree)), random_nonzero(rng, 5))
        pole = rng.choice((None, None, rng.randint(-4, 4))) if params.order > 2 or params.degree > 1 else None
        point = Fraction(rng.randint(-9, 9), rng.choice((1, 1, 2)))
        if pole is not None and evaluate(right, pole) == 0:
            raise task.Retry
        instance = self.Instance(mobius=_draw_map(params, rng), factors=factors, right=right, pole=pole, point=point)
        answer = self.solve(instance)
        if max(abs(answer.numerator), answer.denominator) > 10**6:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        _, rows, values = self._system(instance)
        solved = solve(rows, values)
        assert solved is not None
        return Fraction(solved[0])

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        orbit, rows, values = self._system(instance)
        a, b, c, d = instance.mobius
        lines = []
        for k, (x, after) in enumerate(pairwise(orbit), 2):
            over, under = f"{a}·{bracketed(x)} + {bracketed(b)}", f"{c}·{bracketed(x)} + {bracketed(d)}"
            middle = f"({over})/({under}) = {division(a * x + b, c * x + d)}" if (c, d) != (0, 1) else over
            lines.append(f"x{k} = {middle} = {after}")
        given: list[list[Fraction]] = []
        for k, (x, row, value) in enumerate(zip(orbit, rows, values, strict=True), 1):
            powers = [(instance.right[n], x**n) for n in range(len(instance.right) - 1, 0, -1)]
            right = f"{products(powers)} + {bracketed(instance.right[0])}"
            if instance.pole is not None:
                right = f"({right})/({x} - {bracketed(instance.pole)})"
            given.append([*map(Fraction, row[::-1]), value])
            lines += [f"{right} = {value}", f"R{k} = {sequence(given[-1])}"]
        steps, reduced, _ = triangle_steps(given)
        *_, factor, total = map(Fraction, reduced[-1])
        return "\n".join([*lines, *steps, f"{division(total, factor)} = {total / factor}", str(total / factor)])

    def _system(self, instance: Instance) -> tuple[list[Fraction], IntMatrix, tuple[Fraction, ...]]:
        """Give the cycle of the point, and the linear equations for the values of f on it."""
        a, b, c, d = instance.mobius
        orbit = [instance.point]
        while len(orbit) == 1 or orbit[-1] != orbit[0]:
            if c * orbit[-1] + d == 0 or len(orbit) > 6:
                raise task.Retry
            orbit.append((a * orbit[-1] + b) / (c * orbit[-1] + d))
        orbit.pop()
        n = len(orbit)
        if n < len(instance.factors) or n == 1 or instance.pole in orbit:
            raise task.Retry
        rows = tuple(
            tuple(instance.factors[(j - i) % n] if (j - i) % n < len(instance.factors) else 0 for j in range(n))
            for i in range(n)
        )
        if determinant(rows) == 0:
            raise task.Retry
        values = [
            evaluate(_fractions(instance.right), x) / (1 if instance.pole is None else x - instance.pole) for x in orbit
        ]
        return orbit, rows, tuple(values)


def _fractions(p: tuple[int, ...]) -> tuple[Fraction, ...]:
    return tuple(map(Fraction, p))


def _draw_map(params: FunctionalEquationCyclic.Params, rng: Random) -> tuple[int, int, int, int]:
    """Conjugate the plain map of this order by x -> u x + v; for order 2 also by other traceless maps."""
    if params.order == 2:
        a, b, c = (rng.randint(-params.moved - 1, params.moved + 1) for _ in range(3))
        if a * a + b * c == 0 or (b == 0 and c == 0):
            raise task.Retry
        return _primitive((a, b, c, -a))
    a, b, c, d = _MAPS[params.order]
    u, v = rng.choice((1, -1, 2)) if params.moved else 1, rng.randint(-params.moved, params.moved)
    # u σ((x - v) / u) + v
    p, q = a * u + v * c, a * -v * u + b * u * u + v * (d * u - c * v)
    return _primitive((p, q, c, d * u - c * v))


def _primitive(entries: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    shared = gcd(*entries) * (-1 if next(n for n in entries[2:] if n) < 0 else 1)
    a, b, c, d = (n // shared for n in entries)
    return a, b, c, d
