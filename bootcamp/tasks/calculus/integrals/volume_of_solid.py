"""Find the volume of a solid of revolution, or of one with known cross-sections.

Answer: an exact number; it is unique.
Harder: curves of higher degree, axes away from the region, cross-sections, slanted axes.
Skills: calculus, geometry
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import square_part
from bootcamp.lib.polynomial import Polynomial, add, evaluate, integral, multiply, random_polynomial, scale, trim
from bootcamp.lib.prompts import bracketed, linear, polynomial
from bootcamp.lib.series import expand
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import weighted
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse

_SECTIONS = (  # the shape of a section on a segment, and its area over the square of the segment
    ("a square with one side on the segment", "以该线段为一边的正方形", Fraction(1), ""),
    ("a half disc whose diameter is the segment", "以该线段为直径的半圆面", Fraction(1, 8), "pi"),
    ("an equilateral triangle with one side on the segment", "以该线段为一边的正三角形", Fraction(1, 4), "sqrt(3)"),
    (
        "an isosceles right triangle whose hypotenuse is the segment",
        "以该线段为斜边的等腰直角三角形",
        Fraction(1, 4),
        "",
    ),
    ("an isosceles right triangle with one leg on the segment", "以该线段为直角边的等腰直角三角形", Fraction(1, 2), ""),
    ("a regular hexagon with one side on the segment", "以该线段为一边的正六边形", Fraction(3, 2), "sqrt(3)"),
)


class VolumeOfSolid(Task["VolumeOfSolid.Params", "VolumeOfSolid.Instance", Node]):
    version = 1

    class Params(task.Params):
        kinds: int = knob(
            "how many kinds there are: about a horizontal or a vertical line, sections, about a slanted line",
            levels=(1, 2, 3, 3, 3, 3, 3, 4, 4, 4),
            ge=1,
            le=4,
        )
        degree: int = knob("the degree of the height of the region", levels=(1, 1, 1, 2, 2, 2, 3, 2, 3, 3), ge=1, le=4)
        lower: int = knob(
            "the degree of the lower curve (-1: the x-axis)", levels=(-1, -1, 0, 0, 1, 1, 1, 1, 1, 2), ge=-1, le=3
        )
        shift: int = knob(
            "how far the axis may lie from the region", levels=(0, 0, 2, 3, 3, 5, 6, 6, 8, 12), ge=0, le=20
        )
        largest: int = knob("the largest number drawn", levels=(4, 5, 4, 4, 4, 5, 4, 4, 4, 5), ge=3, le=9)

    class Instance(task.Instance):
        low: int
        high: int
        upper: str
        lower: str
        axis: str  # of the revolution, as an equation; "" where there are sections
        section: int  # the place of the shape of the sections

        @property
        def shape(self) -> dict[str, str]:
            """The shape of the sections in both languages."""
            return {"en": _SECTIONS[self.section][0], "zh": _SECTIONS[self.section][1]}

    answer = Math()
    prompt = Prompt(
        en=r"""
        R is the region of all points (x, y) with {{ low }} ≤ x ≤ {{ high }} and {{ lower }} ≤ y ≤ {{ upper }}.
        {% if axis %}
        R is rotated about the line {{ axis }}. Find the exact volume of the solid of revolution.
        {% else %}
        A solid has R as its base. The plane through each point of the x-axis that is perpendicular to the x-axis cuts R
        in a segment, and it cuts the solid in {{ shape[language] }}. Find the exact volume of the solid.
        {% endif %}
        Give a number in closed form, without integral signs.
        """,
        zh=r"""
        区域 R 由所有满足 {{ low }} ≤ x ≤ {{ high }} 且 {{ lower }} ≤ y ≤ {{ upper }} 的点 (x, y) 组成。
        {% if axis %}
        将 R 绕直线 {{ axis }} 旋转一周，求所得旋转体体积的精确值。
        {% else %}
        一个立体以 R 为底面。过 x 轴上每一点且垂直于 x 轴的平面截 R 得一条线段，
        截该立体得到的截面是{{ shape[language] }}。求该立体体积的精确值。
        {% endif %}
        答案写成闭式（一个数），不含积分号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        low = rng.randint(0, 2) if params.lower < 1 else rng.randint(-2, 2)
        high = low + rng.randint(1, 4)
        lower: Polynomial = (
            () if params.lower < 0 else random_polynomial(rng, params.lower, -params.largest, params.largest)
        )
        height = _height(params, rng, low, high)
        upper = add(lower, height)
        kind, axis, section = rng.randrange(params.kinds), "", 0
        if kind == 2:
            section = rng.randrange(len(_SECTIONS))
            _, _, weight, unit = _SECTIONS[section]
            terms = [(weight * integral(multiply(height, height), low, high), unit, "")]
        else:
            axis, line, squared = _axis(params, rng, kind, low, high, upper, lower)
            moments = (  # the integrals of y, x and 1 over the region
                integral(add(multiply(upper, upper), scale(multiply(lower, lower), -1)), low, high) / 2,
                integral(multiply((0, 1), height), low, high),
                integral(height, low, high),
            )
            reach = sum(
                (a * b for a, b in zip(line, moments, strict=True)), Fraction(0)
            )  # distance times area (Pappus)
            factor, radicand = square_part(squared)
            under = "" if radicand == 1 else f"sqrt({radicand})"
            terms = [(2 * abs(reach) / factor, "pi", under)]
        if terms[0][0].denominator > 5000 or terms[0][0] > 10**5:
            raise task.Retry
        instance = self.Instance(
            low=low, high=high, upper=polynomial(upper), lower=polynomial(lower), axis=axis, section=section
        )
        return instance, parse(weighted(terms))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        upper, lower = (_read(text) for text in (instance.upper, instance.lower))
        height = add(upper, scale(lower, -1))
        lines = [f"({instance.upper}) - ({instance.lower}) = {polynomial(height)}"] if any(lower) else []
        arm, front, name = height, Fraction(1), "π"
        if not instance.axis:
            front, name = _SECTIONS[instance.section][2], _SECTIONS[instance.section][3]
        elif instance.axis[0] == "x":
            arm, front = (-Fraction(instance.axis[4:]), 1), Fraction(2)
        else:
            line = _read(instance.axis[4:])
            arm = add(add(upper, lower), scale(line, -2))
            if any(lower) or any(line):
                lines.append(f"({instance.upper}) + ({instance.lower}) - 2({polynomial(line)}) = {polynomial(arm)}")
            name += f"/√{1 + line[1] ** 2}" if len(line) > 1 else ""
        whole = multiply(arm, height)
        inside = (Fraction(0), *(Fraction(c) / n for n, c in enumerate(whole, 1)))
        lines += [f"({polynomial(arm)})({polynomial(height)}) = {polynomial(whole)}", f"F(x) = {polynomial(inside)}"]
        high, low = (Fraction(evaluate(inside, x)) for x in (instance.high, instance.low))
        lines += [f"F({instance.high}) = {high}, F({instance.low}) = {low}"]
        shown = f"{front}·|{high} - {bracketed(low)}| = {front * abs(high - low)}"
        return "\n".join([*lines, shown + (f", {front * abs(high - low)}·{name}" if name else "")])


def _read(text: str) -> Polynomial:
    """Give the coefficients of a polynomial that is written out."""
    return trim(expand(parse(text, ("x",)), 12))


def _height(params: VolumeOfSolid.Params, rng: Random, low: int, high: int) -> Polynomial:
    """Draw a polynomial of the given degree that is positive between the ends: a sum of positive products."""
    total: Polynomial = (rng.randint(0, params.largest),)
    for _ in range(2):
        product: Polynomial = (rng.randint(1, 2),)
        for _ in range(rng.randint(1, params.degree)):
            product = multiply(product, rng.choice(((-low, 1), (high, -1), (low + 1 if low >= 0 else 1 - low, 1))))
        total = add(total, product)
    if len(total) != params.degree + 1:
        raise task.Retry
    return total


def _least(p: Polynomial, low: int, high: int) -> int:
    """Give an integer below a polynomial on an interval: its least value on a grid, less what the slope may add."""
    steps, size = 32, max(abs(low), abs(high))
    slope = sum((i * abs(Fraction(c)) * size ** (i - 1) for i, c in enumerate(p) if i), Fraction(0))
    grid = min(Fraction(evaluate(p, low + Fraction(high - low, steps) * k)) for k in range(steps + 1))
    return floor(grid - slope * Fraction(high - low, 2 * steps))


def _axis(
    params: VolumeOfSolid.Params, rng: Random, kind: int, low: int, high: int, upper: Polynomial, lower: Polynomial
) -> tuple[str, tuple[int, int, int], int]:
    """Draw a line off the region: its equation, that as factors of y, x and 1, and the sum of the first two squared."""
    away, beyond = rng.randint(0, params.shift), params.shift > 0 and rng.random() < 0.4
    if kind == 1:
        k = high + away if beyond else low - away if params.shift else 0
        return f"x = {k}", (0, 1, -k), 1
    slope = 0 if kind == 0 else rng.choice((-3, -2, -1, 1, 2, 3))
    tilt = (0, -slope)
    if beyond:
        k = -_least(scale(add(upper, tilt), -1), low, high) + away
    else:
        k = _least(add(lower, tilt), low, high) - away
        if not any(lower) and not slope:
            k = -away
    return f"y = {linear([(slope, 'x'), (k, '')])}", (1, -slope, -k), 1 + slope * slope
