r"""Find all lines that touch a given curve and go through a point, touch two curves, or touch one curve twice.

Answer: the set of pairs (m, c) of rational numbers, one for each line y = mx + c.
Harder: more kinds of curves and conditions, more lines, larger numbers.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import lcm
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import Polynomial, add, derivative, evaluate, from_roots, multiply, rational_roots, scale
from bootcamp.lib.prompts import linear, polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence, Set

Line = tuple[Fraction, ...]
"""Slope and intercept."""


class TangentLineConditions(Task["TangentLineConditions.Params", "TangentLineConditions.Instance", frozenset[Line]]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds are drawn from", levels=(1, 2, 4, 5, 6, 7, 7, 7, 7, 7), ge=1, le=7)
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 1, 1, 2, 3, 3, 4, 4, 4), ge=0, le=6)
        largest: int = knob("the largest number that is planted", levels=(3, 4, 5, 6, 6, 7, 8, 10, 14, 20), ge=3, le=40)

    class Instance(task.Instance):
        curves: tuple[str, ...]  # one or two right sides of y = ..., in LaTeX
        point: tuple[Fraction, Fraction] | None  # on the lines

    answer = Set(Sequence(Rational(), length=2, brackets="()"))
    prompt = Prompt(
        en=r"""
        {% if curves | length == 2 %}
        Find all lines that are tangent to both of these curves:

        $$y = {{ curves[0] }} \qquad\text{and}\qquad y = {{ curves[1] }}$$
        {% elif point %}
        Find all lines that are tangent to the curve

        $$y = {{ curves[0] }}$$

        and pass through the point {{ point | point }}. The point of tangency may be any point of the curve.
        {% else %}
        Find all lines that are tangent to the curve

        $$y = {{ curves[0] }}$$

        at two different points.
        {% endif %}

        No such line is vertical. Write the line y = mx + c as the pair (m, c); here all m and c are rational. Give the
        set of the pairs of all such lines.
        """,
        zh=r"""
        {% if curves | length == 2 %}
        求同时与下面两条曲线相切的所有直线：

        $$y = {{ curves[0] }} \qquad\text{和}\qquad y = {{ curves[1] }}$$
        {% elif point %}
        求与曲线

        $$y = {{ curves[0] }}$$

        相切且经过点 {{ point | point }} 的所有直线，切点可以是曲线上的任意一点。
        {% else %}
        求与曲线

        $$y = {{ curves[0] }}$$

        相切于两个不同点的所有直线。
        {% endif %}

        这样的直线都不是竖直的。直线 y = mx + c 记作数对 (m, c)，本题中 m 与 c 都是有理数。
        给出所有这样的直线对应的数对的集合。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Line]]:
        make = rng.choice(_KINDS[params.easiest : params.kinds])
        for _ in range(500):
            try:
                curves, point, lines = make(params.largest, rng)
            except task.Retry:
                continue
            numbers = [value for line in lines for value in (*line, *(point or ()))]
            if all(v.denominator <= 36 and abs(v) < 5000 for v in numbers) and max(map(len, curves)) < 50:
                return self.Instance(curves=curves, point=point), frozenset(lines)
        raise task.Retry


Made = tuple[tuple[str, ...], tuple[Fraction, Fraction] | None, set[Any]]


def _tangent(p: Polynomial, t: Fraction | int) -> tuple[Fraction, Fraction]:
    slope = Fraction(evaluate(derivative(p), Fraction(t)))
    return slope, evaluate(p, Fraction(t)) - slope * t


def _on_parabola(largest: int, rng: Random) -> Made:
    """Take a point of a parabola."""
    p: tuple[int, ...] = (rng.randint(-9, 9), rng.randint(-9, 9), random_nonzero(rng, largest))
    t = rng.randint(-largest, largest)
    return (polynomial(p),), (Fraction(t), Fraction(evaluate(p, t))), {_tangent(p, t)}


def _parabola(largest: int, rng: Random) -> Made:
    """Meet two tangents of a parabola in a point."""
    p = (rng.randint(-largest, largest), rng.randint(-largest, largest), random_nonzero(rng, min(largest, 4)))
    s, t = rng.sample(range(-largest, largest + 1), 2)
    (m, c), (n, d) = _tangent(p, s), _tangent(p, t)
    x = (d - c) / (m - n)
    return (polynomial(p),), (x, m * x + c), {(m, c), (n, d)}


def _hyperbola(largest: int, rng: Random) -> Made:
    """Meet two tangents of y = h + b/(x - k) in a point; they touch where x - k is s and t."""
    k, h = rng.randint(-largest, largest), rng.randint(-largest, largest)
    s, t = (random_nonzero(rng, largest) for _ in range(2))
    b = random_nonzero(rng, largest)
    if s in (t, -t):
        raise task.Retry
    x, y = Fraction(2 * s * t, s + t), Fraction(2 * b, s + t)
    lines = {(Fraction(-b, u * u), h + Fraction(2 * b, u) + Fraction(b * k, u * u)) for u in (s, t)}
    over, under = polynomial((b - h * k, h)), polynomial((-k, 1))
    return (rf"\frac{{{over}}}{{{under}}}",), (x + k, y + h), lines


def _cubic(largest: int, rng: Random) -> Made:
    """Choose where three tangents of a cubic touch so that they meet in a point with rational coordinates."""
    touch = [rng.randint(-largest, largest) for _ in range(3)]
    meeting = rational_roots(derivative(from_roots(touch)))
    if len(set(touch)) < 2 or not meeting:
        raise task.Retry
    x = rng.choice(meeting)
    a = random_nonzero(rng, 2) * lcm(x.denominator, 1)
    square = a * (3 * x - 2 * sum(touch))
    p = (rng.randint(-largest, largest), rng.randint(-largest, largest), Fraction(square), a)
    lines: set[Line] = {_tangent(p, t) for t in touch}
    m, c = _tangent(p, touch[0])
    return (polynomial(p),), (x, m * x + c), lines


def _two_parabolas(largest: int, rng: Random) -> Made:
    """Choose two lines, and for two slopes at 0 the parabola that touches both lines."""
    (m, n), (c, d) = rng.sample(range(-largest, largest + 1), 2), rng.sample(range(-largest, largest + 1), 2)
    curves = set()
    for b in rng.sample(range(-largest, largest + 1), 2):
        a = Fraction((b - m) ** 2 - (b - n) ** 2, 4 * (d - c))
        if not a or max(a.denominator, (c + (b - m) ** 2 / (4 * a)).denominator) > 4:
            raise task.Retry
        curves.add((c + (b - m) ** 2 / (4 * a), b, a))
    first, second = sorted(curves)
    if first[2] == second[2]:
        raise task.Retry
    return (polynomial(first), polynomial(second)), None, {(Fraction(m), Fraction(c)), (Fraction(n), Fraction(d))}


def _exponential(largest: int, rng: Random) -> Made:
    """Take a point through which a single tangent of an exponential or a logarithm goes, one with a rational slope."""
    a, k, h = random_nonzero(rng, largest), rng.randint(-largest, largest), rng.randint(-largest, largest)
    shift, factor = linear([(1, "x"), (-k, "")]), {1: "", -1: "-"}.get(a, f"{a} ")
    tail = f" {'+' if h > 0 else '-'} {abs(h)}" if h else ""
    if rng.random() < 0.5:
        x = k - rng.randint(1, largest)
        return (
            (f"{factor}e^{{{shift}}}{tail}",),
            (Fraction(x), Fraction(a * (x - k + 1) + h)),
            {(Fraction(a), Fraction(a * (1 - k) + h))},
        )
    x = k - rng.randint(0, largest)
    point = Fraction(x), Fraction(a * (x - k - 1) + h)
    return (rf"{factor}\ln({shift}){tail}",), point, {(Fraction(a), Fraction(h - a * (k + 1)))}


def _quartic(largest: int, rng: Random) -> Made:
    """Add a line to a square of a quadratic with two different roots."""
    s, t = rng.sample(range(-min(largest, 9), min(largest, 9) + 1), 2)
    m, c = rng.randint(-3 * largest, 3 * largest), rng.randint(-3 * largest, 3 * largest)
    square = multiply(from_roots([s, t]), from_roots([s, t]))
    p = add(scale(square, random_nonzero(rng, 2)), (c, m))
    return (polynomial(p),), None, {(Fraction(m), Fraction(c))}


_KINDS: tuple[Callable[[int, Random], Made], ...] = (
    *(_on_parabola, _parabola, _exponential, _hyperbola, _two_parabolas, _cubic, _quartic),
)
