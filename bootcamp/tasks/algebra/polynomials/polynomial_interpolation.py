"""Find the polynomial of lowest degree through some points.

Answer: the expanded polynomial; it is unique.
Harder: more points at uneven distances, fractions as coefficients.
Skills: algebra, arithmetic
Source: original; algebra textbooks.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.polynomial import add, evaluate, multiply, scale
from bootcamp.lib.prompts import bracketed, comma, polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Polynomial
from bootcamp.verifiers.symbolic.polynomial_format import Terms


class PolynomialInterpolation(Task["PolynomialInterpolation.Params", "PolynomialInterpolation.Instance", Terms]):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points there are", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=10)
        reach: int = knob("the largest size of an x", levels=(3, 2, 4, 3, 5, 5, 6, 6, 6, 6), ge=2, le=20)
        largest: int = knob("the largest coefficient", levels=(6, 6, 9, 9, 9, 9, 9, 9, 9, 9), ge=2, le=60)
        denominator: int = knob(
            "the largest denominator of a coefficient", levels=(1, 1, 1, 1, 2, 2, 3, 3, 4, 4), ge=1, le=9
        )

    class Instance(task.Instance):
        points: tuple[tuple[int, Fraction], ...]

    answer = Polynomial(("x",), expanded=True)
    prompt = Prompt(
        en=r"""
        Find the polynomial in x of degree at most {{ points | length - 1 }} through these points (x, y):

        {% for p in points %}
        {{ p | point }}
        {% endfor %}

        Give it expanded.
        """,
        zh=r"""
        求次数不超过 {{ points | length - 1 }} 的 x 的多项式，使其图象经过下列各点 (x, y)：

        {% for p in points %}
        {{ p | point }}
        {% endfor %}

        答案写成展开形式。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        under = rng.randint(1, params.denominator)
        p = tuple(Fraction(rng.randint(-params.largest, params.largest), under) for _ in range(params.points))
        if not any(p[1:]) or sum(map(bool, p)) < 2:
            raise task.Retry
        places = rng.sample(range(-params.reach, params.reach + 1), params.points)
        instance = self.Instance(points=tuple((x, evaluate(p, Fraction(x))) for x in places))
        return instance, Polynomial(("x",)).from_coefficients(p)

    def key(self, instance: Instance) -> object:
        return sorted(instance.points)

    def solve(self, instance: Instance) -> Terms:
        total: tuple[Fraction, ...] = ()
        for x, y in instance.points:
            part: tuple[Fraction, ...] = (y,)
            for other, _ in instance.points:
                if other != x:
                    part = scale(multiply(part, (Fraction(-other), Fraction(1))), Fraction(1, x - other))
            total = add(total, part)
        return Polynomial(("x",)).from_coefficients(total)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Find the differences that Newton's form has as its coefficients, and expand it from the inside."""
        places, row = [x for x, _ in instance.points], [y for _, y in instance.points]
        firsts, lines = [row[0]], [f"f[{places[0]}] = {row[0]}"]
        for width in range(1, len(places)):
            changed = []
            for k in range(len(row) - 1):
                low, high = places[k], places[k + width]
                changed.append((row[k + 1] - row[k]) / (high - low))
                shown = f"({row[k + 1]} - {bracketed(row[k])}) / ({high} - {bracketed(low)})"
                span = comma(places[k : k + width + 1])
                lines.append(f"f[{span}] = {shown} = {row[k + 1] - row[k]} / {bracketed(high - low)} = {changed[-1]}")
            row = changed
            firsts.append(row[0])
        p: tuple[Fraction, ...] = (firsts[-1],)
        for x, first in reversed(list(zip(places, firsts[:-1], strict=False))):
            factor = (Fraction(-x), Fraction(1))
            raised = multiply(p, factor)
            lines.append(f"({polynomial(p)})·({polynomial(factor)}) = {polynomial(raised)}")
            p = add(raised, (first,))
            lines.append(f"{polynomial(raised)} + {bracketed(first)} = {polynomial(p)}")
        return "\n".join([*lines, polynomial(p)])
