"""Find all common points of a line, a circle or a parabola with a circle, or the length of their common chord.

Answer: the set of the points, or the length, with square roots; they are unique.
Harder: square roots, two circles, a circle and a parabola with up to four common points.
Skills: geometry, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import linear
from bootcamp.lib.surds import Surd, SurdNumber
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Set

Curve = tuple[int, ...]
"""(p, q, r): px + qy = r; (1, D, E, F): x² + y² + Dx + Ey + F = 0; (2, 0, a, b, c): y = ax² + bx + c."""

_KINDS = ("line", "circles", "parabola")


class CircleIntersections(Task["CircleIntersections.Params", "CircleIntersections.Instance", Any]):
    version = 1

    class Params(task.Params):
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 0, 0, 0, 1, 1, 1, 1), ge=0, le=2)
        kinds: int = knob("how many kinds are drawn from", levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        roots: int = knob(
            "the share of cases with roots in percent",
            levels=(0, 40, 60, 80, 90, 100, 100, 100, 100, 100),
            ge=0,
            le=100,
        )
        size: int = knob("the largest coordinate", levels=(4, 5, 6, 7, 8, 9, 10, 12, 15, 20), ge=3, le=40)
        chord: int = knob(
            "the share of questions on the chord in percent", levels=(0, 0, 0, 20, 30, 30, 30, 30, 30, 30), ge=0, le=100
        )

    class Instance(task.Instance):
        curves: tuple[Curve, Curve]
        chord: bool

        @property
        def equations(self) -> list[str]:
            return [_written(curve) for curve in self.curves]

    prompt = Prompt(
        en=r"""
        These are the equations of two curves of the plane:

        {{ equations | lines }}

        {% if chord %}
        They have two common points. Find the exact distance of these points.
        {% else %}
        Find all common points (x, y) of the two curves, with exact coordinates; write out each point by itself.
        {% endif %}
        """,
        zh=r"""
        平面上两条曲线的方程为：

        {{ equations | lines }}

        {% if chord %}
        它们有两个公共点。求这两点之间距离的精确值。
        {% else %}
        求两条曲线的所有公共点 (x, y)，坐标须精确，每个点单独写出。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return SurdNumber() if instance.chord else Set(Sequence(SurdNumber(), length=2, brackets="()"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n = params.size
        kind = rng.choice(_KINDS[params.easiest : params.kinds])
        u, v = rng.randint(-n, n), rng.randint(-n, n)
        rooted = rng.randrange(100) < params.roots
        first: Curve
        if kind == "parabola":
            a, c = rng.choice((-2, -1, 1, 2)), rng.randint(-n, n)
            heights = [c + a * (rng.randint(0, 12) if rooted else rng.randint(0, 4) ** 2) for _ in range(2)]
            # on the parabola (x - u)² = (y - c)/a; with x² gone, y² + (1/a - 2v)y + ... has these two roots
            double = Fraction(1, a) + sum(heights)
            if double.denominator > 1 or heights[0] == heights[1]:
                raise task.Retry
            first = (2, 0, a, -2 * a * u, a * u * u + c)
            last = heights[0] * heights[1] + u * u + Fraction(c, a)
            if last.denominator > 1:
                raise task.Retry
            circle = (1, -2 * u, -int(double) if a else 0, int(last))
            points = [(u + s * Surd.root(Fraction(y - c, a)), Surd.rational(y)) for y in heights for s in (1, -1)]
            if not _is_circle(circle):
                raise task.Retry
        else:
            circle = (1, -2 * u, -2 * v, u * u + v * v - rng.randint(1, n * n))
            if kind == "line":
                first = (rng.randint(0, 4), rng.randint(-4, 4), rng.randint(-2 * n, 2 * n))
                line = first
            else:
                w, z = rng.randint(-n, n), rng.randint(-n, n)
                first = (1, -2 * w, -2 * z, w * w + z * z - rng.randint(1, n * n))
                line = (first[1] - circle[1], first[2] - circle[2], circle[3] - first[3])
            points = _on_line(line, circle)
        found = frozenset(points)
        numbers = [x for point in found for value in point for _, x in value.terms]
        rational = all(value.is_rational for point in found for value in point)
        if not found or rational == rooted or not readable(numbers, 3) or max(_radicands(found)) > 2000:
            raise task.Retry
        chord = len(found) == 2 and rng.randrange(100) < params.chord
        instance = self.Instance(curves=(first, circle), chord=chord)
        return instance, _distance(*sorted(found)) if chord else found

    def key(self, instance: Instance) -> object:
        return [sorted(instance.curves), instance.chord]


def _written(curve: Curve) -> str:
    if len(curve) == 3:
        return f"{linear([(curve[0], 'x'), (curve[1], 'y')])} = {curve[2]}"
    if len(curve) == 5:
        return f"y = {linear([(curve[2], 'x²'), (curve[3], 'x'), (curve[4], '')])}"
    return f"{linear([(1, 'x²'), (1, 'y²'), (curve[1], 'x'), (curve[2], 'y'), (curve[3], '')])} = 0"


def _is_circle(circle: Curve) -> bool:
    return circle[1] ** 2 + circle[2] ** 2 > 4 * circle[3]


def _on_line(line: Curve, circle: Curve) -> list[tuple[Surd, Surd]]:
    """Give the common points of a line and a circle: from the foot of the centre both ways."""
    p, q, r = line
    square = p * p + q * q
    x, y = Fraction(-circle[1], 2), Fraction(-circle[2], 2)
    if not square:
        return []
    t = (r - p * x - q * y) / square
    rest = (x * x + y * y - circle[3]) / square - t * t
    if rest < 0:
        return []
    root = Surd.root(rest)
    return [(x + t * p - s * q * root, y + t * q + s * p * root) for s in (1, -1)]


def _radicands(points: frozenset[tuple[Surd, Surd]]) -> list[int]:
    return [0, *(d for point in points for value in point for d, _ in value.terms)]


def _distance(one: tuple[Surd, Surd], other: tuple[Surd, Surd]) -> Surd:
    square = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
    if not square.is_rational:
        raise task.Retry
    return Surd.root(square.value)
