"""List the corners of the convex hull of points with integer coordinates.

Answer: the corners counterclockwise from the lowest, then leftmost one; it is unique.
Harder: more points, more of them on the edges of the hull or within a step of them.
Skills: geometry, spatial
Source: original; A. M. Andrew, Another efficient algorithm for convex hulls, Inf. Process. Lett. 9 (1979).
"""

from __future__ import annotations

from itertools import pairwise
from math import gcd
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Point = tuple[int, int]


class ConvexHullVertices(
    Task["ConvexHullVertices.Params", "ConvexHullVertices.Instance", "tuple[tuple[int, ...], ...]"]
):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points are given", levels=(5, 6, 8, 10, 12, 14, 16, 18, 21, 24), ge=4, le=60)
        collinear: int = knob(
            "how many points at least lie inside an edge of the hull",
            levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 5),
            ge=0,
            le=12,
        )
        near: int = knob(
            "how many points at least lie next to an edge of the hull, on its inner side",
            levels=(0, 0, 0, 1, 2, 3, 3, 4, 5, 6),
            ge=0,
            le=12,
        )
        size: int = knob(
            "the greatest size of a coordinate", levels=(5, 6, 9, 10, 12, 15, 18, 21, 25, 30), ge=4, le=1000
        )

    class Instance(task.Instance):
        points: tuple[Point, ...]

    answer = Sequence(Sequence(Integer(), length=2, brackets="()"))
    prompt = Prompt(
        en=r"""
        In the plane, x grows to the right and y grows upwards. These points (x, y) are given:

        {{ points | map("point") | comma }}

        List the corners of their convex hull counterclockwise.
        Start with the corner of least y, and among those with the one of least x.
        Points that lie on an edge of the hull between two corners are not corners.
        """,
        zh=r"""
        平面上 x 轴向右，y 轴向上。给定下列点 (x, y)：

        {{ points | map("point") | comma }}

        按逆时针顺序列出它们的凸包的顶点。
        从 y 坐标最小的顶点开始；若有多个，从其中 x 坐标最小的开始。
        位于凸包的边上、两个顶点之间的点不是顶点。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[tuple[int, ...], ...]]:
        side = range(-params.size, params.size + 1)
        points: set[Point] = set()
        while len(points) < params.points - params.collinear - params.near:
            points.add((rng.choice(side), rng.choice(side)))
        corners = _corners(points)
        edges = list(pairwise([*corners, corners[0]]))
        for count, found in ((params.collinear, _points_between), (params.near, _points_next_to)):
            free = {point for edge in edges for point in found(*edge) if _is_in(point, edges)} - points
            if len(corners) < 3 or len(free) < count:
                raise task.Retry
            points.update(rng.sample(sorted(free), count))
        shuffled = sorted(points)
        rng.shuffle(shuffled)
        return self.Instance(points=tuple(shuffled)), tuple(corners)

    def key(self, instance: Instance) -> object:
        left, low = (min(values) for values in zip(*instance.points, strict=True))
        return sorted([x - left, y - low] for x, y in instance.points)

    def check(self, instance: Instance, answer: tuple[tuple[int, ...], ...]) -> str:
        corners = _corners(set(instance.points))
        if set(answer) != set(corners):
            return "the points are not just the corners of the hull"
        return "" if list(answer) == corners else "the corners are not in the order asked"

    def solve(self, instance: Instance) -> tuple[tuple[int, ...], ...]:
        return tuple(_corners(set(instance.points)))


def _corners(points: set[Point]) -> list[Point]:
    """Build the lower chain from the left, then the upper one back, and turn the result to its start."""
    chain: list[Point] = []
    for course in (sorted(points), sorted(points, reverse=True)):
        base = len(chain)
        for point in course:
            while len(chain) > base + 1 and _turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        chain.pop()
    first = min(range(len(chain)), key=lambda i: (chain[i][1], chain[i][0]))
    return chain[first:] + chain[:first]


def _turn(a: Point, b: Point, c: Point) -> int:
    """Give twice the area of the triangle, positive for a left turn."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _points_between(a: Point, b: Point) -> list[Point]:
    """List the integer points strictly between two points."""
    steps = gcd(b[0] - a[0], b[1] - a[1])
    return [(a[0] + (b[0] - a[0]) // steps * i, a[1] + (b[1] - a[1]) // steps * i) for i in range(1, steps)]


def _points_next_to(a: Point, b: Point) -> list[Point]:
    """List the integer points closest to the left side of an edge, one straight above or below each x between."""
    side = 1 if b[0] > a[0] else -1
    rises = ((x, side * (b[1] - a[1]) * (x - a[0]) // (b[0] - a[0])) for x in range(a[0] + side, b[0], side))
    return [(x, a[1] + side * (rise + 1)) for x, rise in rises]


def _is_in(point: Point, edges: list[tuple[Point, Point]]) -> bool:
    return all(_turn(a, b, point) >= 0 for a, b in edges)
