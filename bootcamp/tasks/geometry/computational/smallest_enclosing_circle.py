"""Find the smallest circle around a set of points.

Answer: centre and squared radius (x, y, s), three rational numbers; they are unique.
Harder: more points, larger coordinates, more circles that almost do.
Skills: geometry, search
Source: original; J. J. Sylvester, A question in the geometry of situation, 1857.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import Lattice, barycentric, circumcircle, random_points, smallest_circle, squared_distance
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import bracketed, point
from bootcamp.lib.shown_work import products
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence

Centre = tuple[Fraction, Fraction]


class SmallestEnclosingCircle(
    Task["SmallestEnclosingCircle.Params", "SmallestEnclosingCircle.Instance", tuple[Fraction, ...]]
):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points there are", levels=(2, 3, 4, 5, 6, 8, 10, 13, 16, 20), ge=2, le=40)
        size: int = knob("the largest coordinate", levels=(6, 6, 7, 9, 12, 15, 20, 30, 40, 60), ge=3, le=200)
        diameters: int = knob(
            "the share of cases in percent in which two points are the ends of a diameter",
            levels=(100, 40, 6, 6, 6, 6, 6, 5, 5, 5),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        points: tuple[tuple[int, int], ...]

    answer = Sequence(Rational(), length=3, brackets="()")
    prompt = Prompt(
        en=r"""
        These points (x, y) of the plane are given:

        {{ points | map("point") | comma }}

        Find the smallest circle such that all of them lie inside or on it. Answer with (x, y, s): its centre (x, y) and
        the square s of its radius.
        """,
        zh=r"""
        给定平面上的下列点 (x, y)：

        {{ points | map("point") | comma }}

        求使所有这些点都在圆内或圆上的最小的圆，按 (x, y, s) 的形式作答：圆心为 (x, y)，半径的平方为 s。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        points = random_points(rng, params.points, -params.size, params.size)
        (x, y), square = smallest_circle(points)
        far = max(squared_distance(p, q) for p in points for q in points)
        halved = far == 4 * square
        if halved != (rng.randrange(100) < params.diameters) or not readable((x, y, square), 10):
            raise task.Retry
        if len(points) > 2 and (x, y) == barycentric(points, [1] * len(points)):
            raise task.Retry
        return self.Instance(points=tuple(points)), (x, y, square)

    def key(self, instance: Instance) -> object:
        return sorted(instance.points)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines, support = list[str](), [instance.points[0]]
        centre, square = barycentric(support, [1]), Fraction(0)
        while True:
            left = [p for p in instance.points if p not in support]
            lines += [_distance_line(centre, p) for p in left]
            far = max(left, key=lambda p: squared_distance(centre, p), default=support[0])
            most = squared_distance(centre, far)
            if most <= square:
                return "\n".join([*lines, *([f"{most} ≤ {square}"] if left else []), point([*centre, square])])
            lines.append(f"{most} > {square}: {point(far)}")
            support, centre, square = _grown(support, far, lines)


def _grown(support: list[Lattice], far: Lattice, lines: list[str]) -> tuple[list[Lattice], Centre, Fraction]:
    """Give the smallest circle around a few points and one outside theirs, with the points that fix it; write the way.

    The new point is on it: it is the end of a diameter, or one of three points that the circle goes through.
    """
    for q in support:
        centre, square = barycentric((far, q), (1, 1)), Fraction(squared_distance(far, q)) / 4
        lines.append(f"{point(far)}, {point(q)}: {point(centre)}, {squared_distance(far, q)} / 4 = {square}")
        if _holds(centre, square, [p for p in support if p != q], lines):
            return [far, q], centre, square
    found = []
    for q, r in combinations(support, 2):
        centre, square = circumcircle(far, q, r)
        (a, b), (c, d) = ([int(s - t) for s, t in zip(p, far, strict=True)] for p in (q, r))
        twice, m, n = 2 * (a * d - b * c), a * a + b * b, c * c + d * d
        lines.append(f"{point(far)}, {point(q)}, {point(r)}: {point((a, b))}, {point((c, d))}")
        lines.append(f"{products([(a, a), (b, b)])} = {m}, {products([(c, c), (d, d)])} = {n}")
        lines.append(f"2·({products([(a, d), (-b, c)])}) = {twice}")
        x, y = (to - at for to, at in zip(centre, far, strict=True))
        lines.append(f"({products([(d, m), (-b, n)])}) / {bracketed(twice)} = {x}")
        lines.append(f"({products([(a, n), (-c, m)])}) / {bracketed(twice)} = {y}")
        lines.append(f"{point(centre)}, {products([(x, x), (y, y)])} = {square}")
        if _holds(centre, square, [p for p in support if p not in (q, r)], lines):
            found.append(([far, q, r], centre, square))
    return min(found, key=lambda circle: circle[2])


def _holds(centre: Centre, square: Fraction, others: list[Lattice], lines: list[str]) -> bool:
    """Tell whether a circle holds points; write it."""
    for p in others:
        distance = squared_distance(centre, p)
        lines.append(f"{_distance_line(centre, p)} {'≤' if distance <= square else '>'} {square}")
    return all(squared_distance(centre, p) <= square for p in others)


def _distance_line(centre: Centre, p: Lattice) -> str:
    steps = [a - b for a, b in zip(p, centre, strict=True)]
    return f"{point(p)}: {products([(d, d) for d in steps])} = {squared_distance(centre, p)}"
