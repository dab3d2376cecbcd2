"""Find all lines that touch a circle and pass through a point, have a direction, or touch a second circle.

Answer: the set of the lines, each by an equation; it is unique.
Harder: lines through an outer point, then common tangents of two circles, larger numbers.
Skills: geometry, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from random import Random

from bootcamp import task
from bootcamp.lib.curve_equations import PolynomialEquation, Terms
from bootcamp.lib.geometry import lines_meet
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Set

Circle = tuple[Fraction, Fraction, int]
"""Centre and radius."""

_LINE = PolynomialEquation()
_NORMALS = ((1, 0), (0, 1), (3, 4), (4, 3), (5, 12), (12, 5), (8, 15), (15, 8), (7, 24), (24, 7))
_KINDS = ("on", "direction", "outside", "two")


class CircleTangentLines(Task["CircleTangentLines.Params", "CircleTangentLines.Instance", frozenset[Terms]]):
    version = 1

    class Params(task.Params):
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 1, 1, 2, 2, 2, 3, 3), ge=0, le=3)
        kinds: int = knob("how many kinds are drawn from", levels=(1, 2, 3, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4)
        normals: int = knob("how many directions are drawn from", levels=(4, 4, 4, 4, 6, 6, 8, 10, 10, 10), ge=3, le=10)
        size: int = knob("the largest coordinate", levels=(5, 5, 6, 7, 8, 9, 11, 13, 10, 16), ge=4, le=40)
        expanded: bool = knob("whether circles are given as x² + y² + ...", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        kind: str
        circles: tuple[Circle, ...]
        other: tuple[Fraction, ...]  # the point (x, y), or the line (p, q, r) px + qy = r of the same direction
        expanded: bool

        @property
        def equations(self) -> list[str]:
            return [_written(circle, self.expanded) for circle in self.circles]

        @property
        def parallel(self) -> str:
            p, q, r = (*self.other, *[Fraction(0)] * 3)[:3]
            return f"{linear([(p, 'x'), (q, 'y')])} = {r}"

    answer = Set(_LINE)
    prompt = Prompt(
        en=r"""
        {% if kind == "two" %}
        Find all lines that touch both the circle {{ equations[0] }} and the circle {{ equations[1] }}.
        {% elif kind == "direction" %}
        Find all lines that touch the circle {{ equations[0] }} and are parallel to the line {{ parallel }}.
        {% else %}
        Find all lines that touch the circle {{ equations[0] }} and pass through the point {{ other | point }}.
        {% endif %}
        Give each line by one equation in x and y.
        """,
        zh=r"""
        {% if kind == "two" %}
        求同时与圆 {{ equations[0] }} 和圆 {{ equations[1] }} 相切的所有直线。
        {% elif kind == "direction" %}
        求与圆 {{ equations[0] }} 相切并且平行于直线 {{ parallel }} 的所有直线。
        {% else %}
        求与圆 {{ equations[0] }} 相切并且经过点 {{ other | point }} 的所有直线。
        {% endif %}
        每条直线用一个关于 x、y 的方程表示。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Terms]]:
        n = params.size
        kind = rng.choice(_KINDS[params.easiest : params.kinds])
        x, y = (Fraction(rng.randint(-n, n)) for _ in range(2))
        radius = rng.randint(1, n)
        circles: tuple[Circle, ...] = ((x, y, radius),)
        other: tuple[Fraction, ...] = ()
        lines: list[tuple[int, int, Fraction]] = []
        if kind == "two":
            circles = ((x, y, radius), (*_near(rng, n), rng.randint(1, n)))
            lines = _common(circles)
        else:
            first, second = (_normal(rng, params.normals) for _ in range(2))
            lines = [(*first, first[0] * x + first[1] * y + radius * isqrt(first[0] ** 2 + first[1] ** 2))]
            p, q, r = lines[0]
            if kind == "on":
                h = isqrt(p * p + q * q)
                other = (x + Fraction(p * radius, h), y + Fraction(q * radius, h))
            elif kind == "direction":
                other = (Fraction(p), Fraction(q), Fraction(rng.randint(-n, n)))
                lines.append((p, q, 2 * (p * x + q * y) - r))
            else:
                lines.append((*second, second[0] * x + second[1] * y + radius * isqrt(second[0] ** 2 + second[1] ** 2)))
                meeting = lines_meet(*((a, b, int(c)) for a, b, c in lines))
                if meeting is None:
                    raise task.Retry
                other = meeting
        if (
            not readable(other, 2)
            or any(value.denominator > 5 for value in other)
            or (kind == "two" and len(lines) < 2)
        ):
            raise task.Retry
        if kind == "direction" and other[2] in [line[2] for line in lines]:
            raise task.Retry
        instance = self.Instance(kind=kind, circles=circles, other=other, expanded=params.expanded)
        return instance, frozenset(_LINE.linear(line) for line in lines)

    def key(self, instance: Instance) -> object:
        return [instance.kind, sorted(instance.circles), instance.other]


def _written(circle: Circle, expanded: bool) -> str:
    x, y, r = circle
    if expanded:
        constant = x * x + y * y - r * r
        return f"{linear([(1, 'x²'), (1, 'y²'), (-2 * x, 'x'), (-2 * y, 'y'), (constant, '')])} = 0"
    parts = [f"({linear([(1, name), (-value, '')])})²" if value else f"{name}²" for name, value in (("x", x), ("y", y))]
    return f"{parts[0]} + {parts[1]} = {r * r}"


def _near(rng: Random, n: int) -> tuple[Fraction, Fraction]:
    return Fraction(rng.randint(-n, n)), Fraction(rng.randint(-n, n))


def _normal(rng: Random, count: int) -> tuple[int, int]:
    """Draw a vector of whole length."""
    p, q = rng.choice(_NORMALS[:count])
    return p * rng.choice((1, -1)), q * rng.choice((1, -1))


def _common(circles: tuple[Circle, ...]) -> list[tuple[int, int, Fraction]]:
    """Give all common tangents if they have rational equations, else nothing.

    With unit normal m, the centres a and b lie at the signed distances r and k from the line: m (b - a) = k - r.
    """
    (x, y, r), (z, w, s) = circles
    u, v = z - x, w - y
    square = u * u + v * v
    lines = []
    for k in (s, -s):
        rest = square - (k - r) ** 2
        if rest < 0 or not square:
            continue
        root = isqrt(int(rest))
        if root * root != rest:
            return []
        for t in {root, -root}:
            p, q = ((k - r) * u - t * v) / square, ((k - r) * v + t * u) / square
            scale = (p.denominator * q.denominator) or 1
            lines.append((int(p * scale), int(q * scale), (p * x + q * y - r) * scale))
    return lines
