"""Find the equation of the curve on which a moving point stays.

Answer: a polynomial equation in x and y of least degree, up to a factor.
Harder: more kinds of conditions, larger numbers, conics in any position.
Skills: geometry, algebra
Source: original; Apollonius, Plane Loci.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.curve_equations import PolynomialEquation, Terms
from bootcamp.lib.geometry import squared_distance
from bootcamp.lib.multivariate import Poly, add, multiply
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob

_CURVE = PolynomialEquation(degree=2)
_KINDS = ("right", "ratio", "weighted", "between", "tangents", "chord", "ladder", "focus", "sum", "difference")


class LocusEquation(Task["LocusEquation.Params", "LocusEquation.Instance", Terms]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds are drawn from", levels=(2, 3, 4, 6, 7, 8, 10, 10, 10, 10), ge=1, le=10)
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 1, 1, 2, 3, 4, 5, 7), ge=0, le=9)
        size: int = knob("the largest coordinate", levels=(4, 5, 6, 7, 8, 9, 10, 12, 14, 16), ge=3, le=40)

    class Instance(task.Instance):
        kind: str
        points: tuple[tuple[int, int], ...]
        numbers: tuple[int, ...]
        line: tuple[int, int, int]  # (p, q, r) stands for px + qy = r

        @property
        def equation(self) -> str:
            p, q, r = self.line
            return f"{linear([(p, 'x'), (q, 'y')])} = {r}"

        @property
        def weighted(self) -> str:
            return linear(list(zip(self.numbers, ("PA²", "PB²"), strict=False)))

    answer = _CURVE
    prompt = Prompt(
        en=r"""
        {% if kind == "right" %}
        A point P of the plane moves such that the angle APB is a right angle, where A is
        {{ points[0] | point }} and B is {{ points[1] | point }}.
        {% elif kind == "ratio" %}
        A point P of the plane moves such that its distances from A{{ points[0] | point }} and
        B{{ points[1] | point }} satisfy PA : PB = {{ numbers[0] }} : {{ numbers[1] }}.
        {% elif kind == "weighted" %}
        A point P of the plane moves such that {{ weighted }} = {{ numbers[2] }} for
        A{{ points[0] | point }} and B{{ points[1] | point }}.
        {% elif kind == "between" %}
        A point Q moves on the circle with centre {{ points[0] | point }} and radius {{ numbers[0] }}. The point P on
        the segment from A{{ points[1] | point }} to Q satisfies AP : PQ = {{ numbers[1] }} : {{ numbers[2] }}.
        {% elif kind == "tangents" %}
        A point P of the plane moves such that the tangents from P to the circle with centre
        {{ points[0] | point }} and radius {{ numbers[0] }} are as long as those to the circle with centre
        {{ points[1] | point }} and radius {{ numbers[1] }}.
        {% elif kind == "chord" %}
        A line turns about the point A{{ points[1] | point }} and cuts the circle with centre {{ points[0] | point }}
        and radius {{ numbers[0] }} in a chord, whose midpoint is P.
        {% elif kind == "ladder" %}
        A segment UV of length {{ numbers[0] }} moves with U on the x-axis and V on the y-axis. The point P on it
        satisfies UP : PV = {{ numbers[1] }} : {{ numbers[2] }}.
        {% elif kind == "focus" %}
        A point P of the plane moves such that its distance from A{{ points[0] | point }} is to its distance from
        the line {{ equation }} as {{ numbers[0] }} : {{ numbers[1] }}.
        {% elif kind == "sum" %}
        A point P of the plane moves such that the sum of its distances from A{{ points[0] | point }} and
        B{{ points[1] | point }} is {{ numbers[0] }}.
        {% else %}
        A point P of the plane moves such that its distances from A{{ points[0] | point }} and
        B{{ points[1] | point }} differ by {{ numbers[0] }}; either may be the larger.
        {% endif %}

        Find the polynomial equation in x and y of least degree that all positions (x, y) of P satisfy. It does not
        matter whether some points that satisfy it are not reached.
        """,
        zh=r"""
        {% if kind == "right" %}
        平面上的动点 P 使 ∠APB 为直角，其中 A{{ points[0] | point }}、B{{ points[1] | point }}。
        {% elif kind == "ratio" %}
        平面上的动点 P 到 A{{ points[0] | point }} 与 B{{ points[1] | point }} 的距离满足
        PA : PB = {{ numbers[0] }} : {{ numbers[1] }}。
        {% elif kind == "weighted" %}
        平面上的动点 P 满足 {{ weighted }} = {{ numbers[2] }}，
        其中 A{{ points[0] | point }}、B{{ points[1] | point }}。
        {% elif kind == "between" %}
        点 Q 在以 {{ points[0] | point }} 为圆心、{{ numbers[0] }} 为半径的圆上运动。点 P 在从 A{{ points[1] | point }}
        到 Q 的线段上，且 AP : PQ = {{ numbers[1] }} : {{ numbers[2] }}。
        {% elif kind == "tangents" %}
        平面上的动点 P 到以 {{ points[0] | point }} 为圆心、{{ numbers[0] }} 为半径的圆的切线长，
        等于它到以 {{ points[1] | point }} 为圆心、{{ numbers[1] }} 为半径的圆的切线长。
        {% elif kind == "chord" %}
        一条直线绕点 A{{ points[1] | point }} 转动，被以 {{ points[0] | point }} 为圆心、{{ numbers[0] }} 为半径的圆
        截得一条弦，P 是这条弦的中点。
        {% elif kind == "ladder" %}
        长度为 {{ numbers[0] }} 的线段 UV 运动，U 在 x 轴上，V 在 y 轴上。线段上的点 P 满足
        UP : PV = {{ numbers[1] }} : {{ numbers[2] }}。
        {% elif kind == "focus" %}
        平面上的动点 P 到 A{{ points[0] | point }} 的距离与它到直线 {{ equation }} 的距离之比
        为 {{ numbers[0] }} : {{ numbers[1] }}。
        {% elif kind == "sum" %}
        平面上的动点 P 到 A{{ points[0] | point }} 与 B{{ points[1] | point }} 的距离之和为 {{ numbers[0] }}。
        {% else %}
        平面上的动点 P 到 A{{ points[0] | point }} 与 B{{ points[1] | point }} 的距离之差
        （大的减小的）为 {{ numbers[0] }}。
        {% endif %}

        求 P 的所有位置 (x, y) 都满足的、次数最低的关于 x 和 y 的多项式方程。满足方程的某些点 P 是否能到达无关紧要。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        n = params.size
        kind = rng.choice(_KINDS[params.easiest : params.kinds])
        a, b = ((rng.randint(-n, n), rng.randint(-n, n)) for _ in range(2))
        k, m = rng.randint(1, 5), rng.randint(1, 5)
        apart = squared_distance(a, b)
        if a == b or k == m:
            raise task.Retry
        u, v = _square(a), _square(b)  # the squared distances from A and B
        r, s = rng.randint(1, n), rng.randint(1, n)
        numbers: tuple[int, ...] = (k, m)
        line = (0, 0, 0)
        points: tuple[tuple[int, int], ...] = (a, b)
        if kind == "right":
            numbers, poly = (), add(add(u, v), {(0, 0): apart}, -1)
        elif kind == "ratio":
            poly = add(_scaled(u, m * m), v, -k * k)
        elif kind == "weighted":
            numbers = (k, m, (k * m * int(apart)) // (k + m) + 1 + rng.randint(1, n * n))
            poly = add(add(_scaled(u, k), v, m), {(0, 0): numbers[2]}, -1)
        elif kind == "between":  # the image of the circle under a dilation with centre A, the second point
            numbers, t = (r, k, m), Fraction(k, k + m)
            centre = tuple(q + t * (p - q) for p, q in zip(a, b, strict=True))
            poly = add(_square(centre), {(0, 0): (t * r) ** 2}, -1)
        elif kind == "tangents":
            numbers, poly = (r, s), add(add(u, {(0, 0): r * r - s * s}, -1), v, -1)
        elif kind == "chord":
            numbers, poly = (r,), add(add(u, v), {(0, 0): apart}, -1)
            if apart == r * r:
                raise task.Retry
        elif kind == "ladder":  # U = (x (k + m) / m, 0), V = (0, y (k + m) / k)
            k, m, s = k + rng.randint(0, 6), m + rng.randint(0, 6), s + rng.randint(0, 3 * n)
            points, numbers = (), (s + 2, k, m)
            poly = {(2, 0): Fraction(1, m * m), (0, 2): Fraction(1, k * k), (0, 0): -(Fraction(s + 2, k + m) ** 2)}
        elif kind == "focus":
            p, q = rng.choice(((1, 0), (0, 1), (1, 1), (1, -1), (3, 4), (4, -3), (2, 1), (1, -2)))
            points, line = (a,), (p, q, rng.randint(-n, n))
            side: Poly = {(1, 0): p, (0, 1): q, (0, 0): -line[2]}
            if p * a[0] + q * a[1] == line[2]:
                raise task.Retry
            poly = add(_scaled(u, m * m * (p * p + q * q)), multiply(side, side), -k * k)
        else:
            total = rng.randint(1, 3 * n)
            if (total * total <= apart) == (kind == "sum") or total * total == apart:
                raise task.Retry
            numbers, gap, square = (total,), add(u, v, -1), total * total
            poly = add(add(multiply(gap, gap), add(u, v), -2 * square), {(0, 0): square * square})
        found = _CURVE.value(poly)
        if len(found) < 2 or max(abs(c) for _, c in found) >= 10**7:
            raise task.Retry
        return self.Instance(kind=kind, points=points, numbers=numbers, line=line), found


def _square(point: tuple[Fraction | int, ...]) -> Poly:
    """Give the squared distance from a point as a polynomial in x and y."""
    a, b = point
    return {(2, 0): 1, (0, 2): 1, (1, 0): -2 * a, (0, 1): -2 * b, (0, 0): a * a + b * b}


def _scaled(p: Poly, factor: int) -> Poly:
    return {e: factor * c for e, c in p.items()}
