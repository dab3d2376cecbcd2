r"""Find the smallest and largest value of a function on a closed interval, and all points where they are taken.

Answer: the two values and the two sets of points, exactly.
Harder: higher degree, corners, exponentials, sines and cosines, values that are taken more than once.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import Polynomial, antiderivative, evaluate, from_roots, scale
from bootcamp.lib.prompts import linear, polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math, Rational, Record, Set
from bootcamp.verifiers.symbolic import PI, E, Node, add, evaluate as value_of, mul, number, parse, power, render, sqrt

Extremes = dict[str, Any]
Made = tuple[str, int, int, list[tuple[Fraction, Node]]]
"""The function, the ends of the interval, and the points that can be extremal, each with its value."""


class ExtremaClosedInterval(Task["ExtremaClosedInterval.Params", "ExtremaClosedInterval.Instance", Extremes]):
    version = 1

    class Params(task.Params):
        kinds: int = knob(
            "how many kinds of functions are drawn from", levels=(1, 1, 2, 3, 4, 5, 5, 5, 5, 5), ge=1, le=5
        )
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 0, 0, 0, 1, 1, 1, 1), ge=0, le=4)
        degree: int = knob("the degree of polynomials", levels=(2, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=2, le=7)
        largest: int = knob("the largest number that is planted", levels=(4, 4, 5, 5, 5, 6, 6, 7, 8, 9), ge=3, le=12)

    class Instance(task.Instance):
        function: str  # in LaTeX
        low: int
        high: int

    answer = Record(min=Math(), at_min=Set(Rational()), max=Math(), at_max=Set(Rational()))
    prompt = Prompt(
        en=r"""
        Find the smallest value (min) and the largest value (max) of

        $$f(x) = {{ function }}$$

        on the closed interval from {{ low }} to {{ high }}, and the sets of all points x of this interval where they
        are taken (at_min and at_max). These points are rational. Give exact values.
        """,
        zh=r"""
        求函数

        $$f(x) = {{ function }}$$

        在从 {{ low }} 到 {{ high }} 的闭区间上的最小值（min）和最大值（max），
        以及该区间内取到它们的全体点 x 的集合（at_min 和 at_max）。
        这些点都是有理数，最值用精确值表示。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Extremes]:
        make = rng.choice(
            (_polynomial, _corner, _symmetric, _exponential, _trigonometric)[params.easiest : params.kinds]
        )
        function, low, high, candidates = make(params, rng)
        near = [(x, parse(render(value)), value_of(value, {}, digits=40).real) for x, value in candidates]
        least, most = (pick(size for _, _, size in near) for pick in (min, max))
        found: Extremes = {}
        for name, best in (("min", least), ("max", most)):
            taken = [(point, value) for point, value, size in near if abs(size - best) < 1e-25]
            found |= {name: taken[0][1], f"at_{name}": frozenset(point for point, _ in taken)}
        ends = {near[0][0], near[1][0]}
        inside = (found["at_min"] | found["at_max"]) - ends
        if not inside or most - least < 1e-9:
            raise task.Retry
        instance = self.Instance(function=function, low=low, high=high)
        return instance, {name: found[name] for name in ("min", "at_min", "max", "at_max")}


def _whole(p: Polynomial, low: int, high: int, points: list[Fraction]) -> list[tuple[Fraction, Node]]:
    inside = sorted({x for x in points if low < x < high})
    return [(x, number(Fraction(evaluate(p, Fraction(x))))) for x in (Fraction(low), Fraction(high), *inside)]


def _interval(params: ExtremaClosedInterval.Params, rng: Random) -> tuple[int, int]:
    low = rng.randint(-params.largest, params.largest - 2)
    return low, rng.randint(low + 2, low + params.largest + 1)


def _modest(p: Polynomial) -> Polynomial:
    if any(Fraction(c).denominator > 12 or not -2000 < c < 2000 for c in p):
        raise task.Retry
    return p


def _polynomial(params: ExtremaClosedInterval.Params, rng: Random) -> Made:
    roots = [rng.randint(-params.largest, params.largest) for _ in range(params.degree - 1)]
    slope = scale(from_roots(roots), Fraction(rng.choice((-1, 1)) * rng.choice((1, 2, 3, 6, 12))))
    p = _modest((rng.randint(-9, 9), *antiderivative(slope)[1:]))
    low, high = _interval(params, rng)
    return polynomial(p), low, high, _whole(p, low, high, list(map(Fraction, roots)))


def _corner(params: ExtremaClosedInterval.Params, rng: Random) -> Made:
    """Add a multiple of |x - e| to a quadratic: the critical points of both branches and the corner may be extremal."""
    a, b, c = rng.choice((-2, -1, 1, 2)), rng.randint(-9, 9), rng.randint(-9, 9)
    d, e = random_nonzero(rng, 9), rng.randint(-params.largest, params.largest)
    low, high = _interval(params, rng)
    turns = [(Fraction(-b - s * d, 2 * a), s) for s in (-1, 1)]
    points = [x for x, s in turns if (x - e) * s >= 0] + [Fraction(e)]
    if not low < e < high:
        raise task.Retry
    inside = sorted({x for x in points if low < x < high})
    values = [(x, number(a * x * x + b * x + c + d * abs(x - e))) for x in (Fraction(low), Fraction(high), *inside)]
    shift = "x" if not e else linear([(1, "x"), (-e, "")])
    return linear([(a, "x^2"), (b, "x"), (d, f"|{shift}|"), (c, "")]), low, high, values


def _symmetric(params: ExtremaClosedInterval.Params, rng: Random) -> Made:
    """Let a quartic have a critical point in the middle of two others, so that two values are alike."""
    middle, s = rng.randint(-4, 4), rng.randint(1, 4)
    roots = [middle - s, middle, middle + s]
    slope = scale(from_roots(roots), Fraction(rng.choice((-4, -2, 2, 4))))
    p = _modest((rng.randint(-20, 20), *antiderivative(slope)[1:]))
    low, high = middle - rng.randint(1, s + 2), middle + rng.randint(1, s + 2)
    return polynomial(p), low, high, _whole(p, low, high, list(map(Fraction, roots)))


def _exponential(params: ExtremaClosedInterval.Params, rng: Random) -> Made:
    """Choose q so that q' + k q = k (x - r)(x - s): then (q e^(kx))' vanishes at r and s."""
    r, s = rng.randint(-params.largest, params.largest), rng.randint(-params.largest, params.largest)
    k, factor = rng.choice((-2, -1, 1, 2)), rng.choice((-1, 1, 1, 2))
    middle = -(r + s) - Fraction(2, k)
    q = scale((r * s - middle / k, middle, Fraction(1)), Fraction(factor))
    low, high = _interval(params, rng)
    points = [low, high, *sorted({x for x in (r, s) if low < x < high})]
    values = []
    for x in points:
        value = Fraction(evaluate(q, Fraction(x)))
        values.append((Fraction(x), mul(number(value), power(E, k * x))))
    return rf"({polynomial(q)}) e^{{{polynomial((0, k))}}}", low, high, values


_SINES = (0, 1, 1, 0, -1, -1)
"""Twice the sines of multiples of π/3, over √3."""
_COSINES = (2, 1, -1, -2, -1, 1)
"""Twice the cosines."""


def _trigonometric(params: ExtremaClosedInterval.Params, rng: Random) -> Made:
    """Draw functions of πx/3 whose critical points are integers."""
    low, high = rng.choice(((0, 3), (0, 6), (-3, 3), (-6, 0), (-3, 6), (0, 4), (-2, 3), (-1, 5)))
    a, c = random_nonzero(rng, params.largest), rng.randint(-9, 9)
    turn = rng.choice((-1, 1))  # the cosine is half of it at the critical points
    points = [low, high, *(k for k in range(low + 1, high) if _COSINES[k % 6] == turn)]
    if rng.random() < 0.5:
        points += [k for k in range(low + 1, high) if k % 3 == 0]
        shown = linear([(a, r"\cos\frac{2\pi x}{3}"), (-2 * a * turn, r"\cos\frac{\pi x}{3}"), (c, "")])
        halves = [_COSINES[2 * k % 6] - 2 * turn * _COSINES[k % 6] for k in points]
        return (
            shown,
            low,
            high,
            [(Fraction(k), number(Fraction(a * h, 2) + c)) for k, h in zip(points, halves, strict=True)],
        )
    shown = linear([(a, r"\pi x"), (-6 * a * turn, r"\sin\frac{\pi x}{3}"), (c, "")])
    waves = [mul(-3 * a * turn * _SINES[k % 6], sqrt(3)) for k in points]
    return (
        shown,
        low,
        high,
        [(Fraction(k), add(mul(a * k, PI), wave, c)) for k, wave in zip(points, waves, strict=True)],
    )
