"""Order points so that they are the corners of a simple polygon, perhaps with given sides or a given reflex corner.

Answer: the numbers of the points in their order round the polygon; every such order is right.
Harder: more points, more given sides.
Skills: geometry, search
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.geometry import Lattice, area, barycentric, is_simple, orientation, random_polygon
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path

Numbers = tuple[int, ...]


class SimplePolygonOrder(Task["SimplePolygonOrder.Params", "SimplePolygonOrder.Instance", Numbers]):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points there are", levels=(5, 6, 7, 8, 9, 11, 13, 16, 20, 24), ge=5, le=30)
        sides: int = knob("how many sides are given", levels=(0, 0, 2, 2, 2, 3, 3, 4, 4, 5), ge=0, le=8)
        reflex: int = knob("how many corners must be reflex", levels=(0, 0, 0, 1, 1, 1, 2, 2, 3, 3), ge=0, le=5)
        size: int = knob("the largest coordinate", levels=(8, 9, 10, 12, 14, 16, 20, 25, 32, 40), ge=6, le=100)

    class Instance(task.Instance):
        points: tuple[tuple[int, int], ...]
        sides: tuple[tuple[int, int], ...]  # numbers from 1
        reflex: tuple[int, ...]

        @property
        def pairs(self) -> list[str]:
            return [f"{u}-{v}" for u, v in self.sides]

    prompt = Prompt(
        en=r"""
        These points (x, y) of the plane are numbered; no three lie on a line:

        {{ points | map("point") | numbered }}

        Order all of them such that joining each to the next one, and the last to the first, by straight segments gives
        a polygon whose sides meet at common corners only.
        {% if sides %}
        The polygon must have the sides {{ pairs | listed(language) }} (u-v joins the points u and v).
        {% endif %}
        {% if reflex %}
        The interior angle at {{ "point" if reflex | length == 1 else "each of the points" }}
        {{ reflex | listed(language) }} must be larger than 180°.
        {% endif %}
        Any such order will do.
        """,
        zh=r"""
        平面上的下列点 (x, y) 已编号，任意三点不共线：

        {{ points | map("point") | numbered }}

        把所有点排成一个顺序，使依次用线段连接相邻两点并连接最后一点与第一点后，得到一个边与边只在公共顶点处相交的多边形。
        {% if sides %}
        线段 {{ pairs | join("、") }} 必须是多边形的边（u-v 连接点 u 与点 v）。
        {% endif %}
        {% if reflex %}
        多边形在点 {{ reflex | join("、") }} 处的内角必须大于 180°。
        {% endif %}
        任何一个符合要求的顺序都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Numbers]:
        return Path(Integer(low=1, high=len(instance.points)), closed=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Numbers]:
        polygon = random_polygon(rng, params.points, 0, params.size)
        points = sorted(polygon)
        rng.shuffle(points)
        order = tuple(points.index(corner) + 1 for corner in polygon)
        around = _by_angle(points)
        far = [(u, v) for u, v in zip(order, order[1:] + order[:1], strict=True) if not _beside(around, u, v)]
        bent = [i for i in order if _is_reflex(polygon, points[i - 1])]
        if len(far) < params.sides or len(bent) < params.reflex:
            raise task.Retry
        instance = self.Instance(
            points=tuple(points),
            sides=tuple(sorted((min(pair), max(pair)) for pair in rng.sample(far, params.sides))),
            reflex=tuple(sorted(rng.sample(bent, params.reflex))),
        )
        if params.sides and any(not self.check(instance, way) for way in (around, _up_and_down(points))):
            raise task.Retry
        return instance, order

    def key(self, instance: Instance) -> object:
        points = instance.points
        sides = sorted(sorted((points[u - 1], points[v - 1])) for u, v in instance.sides)
        return [sorted(points), sides, sorted(points[i - 1] for i in instance.reflex)]

    def check(self, instance: Instance, answer: Numbers) -> str:
        if sorted(answer) != list(range(1, len(instance.points) + 1)):
            return "not every point occurs exactly once"
        polygon = [instance.points[i - 1] for i in answer]
        for u, v in instance.sides:
            if not _beside(answer, u, v):
                return f"{u}-{v} is no side"
        if not is_simple(polygon):
            return "two sides meet outside a common corner"
        for i in instance.reflex:
            if not _is_reflex(polygon, instance.points[i - 1]):
                return f"the interior angle at point {i} is smaller than 180°"
        return ""


def _beside(order: Numbers, u: int, v: int) -> bool:
    return abs(order.index(u) - order.index(v)) in (1, len(order) - 1)


def _is_reflex(polygon: list[Lattice], corner: Lattice) -> bool:
    i = polygon.index(corner)
    turn = orientation(polygon[i - 1], corner, polygon[(i + 1) % len(polygon)])
    return turn * area(polygon) < 0


def _by_angle(points: list[Lattice]) -> Numbers:
    """Order the points by their direction from their mean."""
    x, y = barycentric(points, [1] * len(points))
    halves: dict[bool, list[int]] = {True: [], False: []}
    for i, (a, b) in enumerate(points):
        half = halves[b < y or (b == y and a < x)]
        place = sum(orientation((x, y), points[j], (a, b)) > 0 for j in half)
        half.insert(place, i)
    return tuple(i + 1 for i in (*halves[False], *halves[True]))


def _up_and_down(points: list[Lattice]) -> Numbers:
    """Order the points by x below the line from the leftmost to the rightmost, and back above it."""
    first, last = min(points), max(points)
    below = sorted(p for p in points if orientation(first, last, p) <= 0)
    above = sorted((p for p in points if orientation(first, last, p) > 0), reverse=True)
    return tuple(points.index(p) + 1 for p in (*below, *above))
