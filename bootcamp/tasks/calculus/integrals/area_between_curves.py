"""Find the area of the regions that curves enclose.

Answer: an exact number; it is unique.
Harder: more regions, curves of higher degree, more curves, polar coordinates.
Skills: calculus, geometry
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import add, from_roots, random_polynomial, scale
from bootcamp.lib.prompts import linear, polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import weighted
from bootcamp.tasks.calculus.integrals._pieces import Pieces, absolute, integral, plus, whole
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse

_LARGEST = 400  # of a coefficient


class AreaBetweenCurves(Task["AreaBetweenCurves.Params", "AreaBetweenCurves.Instance", Node]):
    version = 1

    class Params(task.Params):
        kinds: int = knob(
            "how many kinds there are: y = f(x), x = f(y), inequalities, polar curves",
            levels=(1, 2, 2, 3, 4, 4, 4, 4, 4, 4),
            ge=1,
            le=4,
        )
        crossings: int = knob("how often two curves meet", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        curves: int = knob("how many curves the inequalities have", levels=(3, 3, 3, 3, 3, 3, 4, 4, 5, 5), ge=3, le=6)
        halves: bool = knob("whether the curves may meet at halves", levels=(False,) * 4 + (True,) * 6)
        largest: int = knob("the largest number drawn", levels=(4, 4, 4, 4, 5, 4, 5, 6, 5, 6), ge=3, le=9)

    class Instance(task.Instance):
        kind: str  # y, x, inequalities or polar
        curves: tuple[str, ...]  # of inequalities: those above the region, then those below it
        above: int
        part: str = ""  # of the polar plane: inside the first curve, the second or both

    answer = Math()
    prompt = Prompt(
        en=r"""
        {% if kind == "polar" %}
        In polar coordinates, with θ from 0 to 2π, two curves are given by r = {{ curves[0] }} and r = {{ curves[1] }}.
        Find the exact area of the set of all points that lie inside
        {{ {"first": "the first curve and outside the second", "second": "the second curve and outside the first",
        "both": "both curves"}[part] }}.
        {% elif kind == "inequalities" %}
        Find the exact area of the set of all points (x, y) that satisfy all of these inequalities:

        {% for curve in curves %}
        y {{ "≤" if loop.index0 < above else "≥" }} {{ curve }}
        {% endfor %}
        {% else %}
        Find the exact total area of all the bounded regions between the two curves
        {{ kind }} = {{ curves[0] }} and {{ kind }} = {{ curves[1] }}.
        {% endif %}
        Give a number in closed form, without integral signs.
        """,
        zh=r"""
        {% if kind == "polar" %}
        在极坐标系中，θ 取 0 到 2π，两条曲线的方程为 r = {{ curves[0] }} 和 r = {{ curves[1] }}。
        求{{ {"first": "在第一条曲线内部且在第二条曲线外部", "second": "在第二条曲线内部且在第一条曲线外部",
        "both": "同时在两条曲线内部"}[part] }}的所有点组成的图形的面积的精确值。
        {% elif kind == "inequalities" %}
        求满足下列所有不等式的点 (x, y) 组成的图形的面积的精确值：

        {% for curve in curves %}
        y {{ "≤" if loop.index0 < above else "≥" }} {{ curve }}
        {% endfor %}
        {% else %}
        求两条曲线 {{ kind }} = {{ curves[0] }} 与 {{ kind }} = {{ curves[1] }} 围成的所有有界区域的总面积的精确值。
        {% endif %}
        答案写成闭式（一个数），不含积分号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kind = ("y", "x", "inequalities", "polar")[rng.randrange(params.kinds)]
        if kind == "polar":
            return self._polar(params, rng)
        if kind == "inequalities":
            return self._inequalities(params, rng)
        roots = _roots(params, rng, params.crossings)
        difference = from_roots(roots, _lead(roots, rng))
        first = random_polynomial(rng, rng.randint(1, params.crossings - 1), -params.largest, params.largest)
        curves = [first, add(first, scale(difference, -1))]
        rng.shuffle(curves)
        area = integral(absolute(whole(difference, roots[0], roots[-1])))
        if any(abs(Fraction(c)) > _LARGEST for curve in curves for c in curve) or area.denominator > 10**5:
            raise task.Retry
        shown = tuple(polynomial(curve, "y" if kind == "x" else "x") for curve in curves)
        return self.Instance(kind=kind, curves=shown, above=0), parse(str(area))

    def _inequalities(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        """Take parabolas as bounds above that meet lines, the bounds below, at rational points."""
        count = rng.randint(1, params.curves - 2)
        low, high = -2 * Fraction(params.largest), 2 * Fraction(params.largest)
        top = random_polynomial(rng, 1, -params.largest, params.largest)
        bends = [_roots(params, rng, 2) for _ in range(params.curves - 1)]
        first = add(top, from_roots(bends[0], -abs(_lead(bends[0], rng))))
        others = [add(first, scale(from_roots(roots, first[-1]), -1)) for roots in bends[1:]]
        above, below = [first, *others[: count - 1]], [top, *others[count - 1 :]]
        region = whole(first, low, high)
        for curve in above[1:]:
            region = _least(region, whole(curve, low, high))
        lower = whole(scale(top, -1), low, high)
        for curve in below[1:]:
            lower = _least(lower, whole(scale(curve, -1), low, high))
        height = plus(region, lower)
        area = (integral(height) + integral(absolute(height))) / 2
        smaller = [(integral(h) + integral(absolute(h))) / 2 for h in (plus(whole(first, low, high), lower),)]
        if (
            not area
            or (count > 1 and area in smaller)
            or any(Fraction(c).denominator > 1 for p in above + below for c in p)
        ):
            raise task.Retry
        shown = tuple(polynomial(curve) for curve in above + below)
        return self.Instance(kind="inequalities", curves=shown, above=count), parse(str(area))

    def _polar(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        """Take p + q cos(n t) and a circle about the pole that meet where the cosine is 0, 1/2 or -1/2."""
        q, n, wave = 2 * rng.randint(1, params.largest), rng.randint(1, 3), rng.choice(("cos", "sin"))
        p, half = q + rng.randint(0, params.largest), rng.choice((-1, 0, 1))
        c = p + half * q // 2
        turn = Fraction(1, 2) - Fraction(half, 6)  # the curve is outside the circle while |n t| < turn pi
        root = Fraction(1 if half == 0 else 0), Fraction(0 if half == 0 else 1, 2)  # sine of the turn: 1 or sqrt(3)/2
        sine_double = Fraction(half, 2)  # sin(2 turn pi) as a multiple of sqrt(3)
        # half the integral of (p + q cos)^2 from -turn pi to turn pi
        lens = (
            turn * (p * p + Fraction(q * q, 2)),
            2 * p * q * root[0],
            2 * p * q * root[1] + Fraction(q * q, 4) * sine_double,
        )
        outside = (lens[0] - turn * c * c, lens[1], lens[2])
        part = rng.choice(("first", "second", "both"))
        if part == "first":
            value = outside
        else:
            everything = Fraction(p * p) + Fraction(q * q, 2) if part == "both" else Fraction(c * c)
            inner = (p * p + Fraction(q * q, 2) - outside[0], -outside[1], -outside[2])
            value = inner if part == "both" else (everything - inner[0], -inner[1], -inner[2])
        angle = linear([(n, "θ")])
        curves = (linear([(p, ""), (q, f"{wave}({angle})" if n > 1 else f"{wave}(θ)")]), str(c))
        reference = weighted([(value[0], "pi", ""), (value[1], "", ""), (value[2], "sqrt(3)", "")])
        return self.Instance(kind="polar", curves=curves, above=0, part=part), parse(reference)


def _roots(params: AreaBetweenCurves.Params, rng: Random, count: int) -> list[Fraction]:
    """Draw different places where two curves meet."""
    size = params.largest
    pool = [Fraction(n, 2) for n in range(-2 * size, 2 * size + 1) if params.halves or n % 2 == 0]
    return sorted(rng.sample(pool, count))


def _lead(roots: list[Fraction], rng: Random) -> int:
    """Draw a leading coefficient that makes all coefficients whole."""
    lead = random_nonzero(rng, 2)
    for root in roots:
        lead *= root.denominator
    return lead


def _least(f: Pieces, g: Pieces) -> Pieces:
    """Give the smaller one of two functions at every place."""
    half = plus(plus(f, g), absolute(plus(f, g, Fraction(-1))), Fraction(-1))
    return tuple((low, high, scale(tuple(Fraction(c) for c in p), Fraction(1, 2))) for low, high, p in half)
