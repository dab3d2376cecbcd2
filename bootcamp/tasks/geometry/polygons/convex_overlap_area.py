"""Find the area of the common part of two or three convex polygons.

Answer: the exact area, a rational number, 0 if there is none; it is unique.
Harder: more corners, a third polygon, a larger lattice.
Skills: geometry, arithmetic
Source: original; I. E. Sutherland and G. W. Hodgman, Reentrant polygon clipping, 1974.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import Point, area, clipped, random_convex_polygon
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Polygon = tuple[tuple[int, int], ...]


class ConvexOverlapArea(Task["ConvexOverlapArea.Params", "ConvexOverlapArea.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        corners: int = knob("how many corners a polygon may have", levels=(4, 4, 4, 4, 5, 5, 6, 7, 8, 9), ge=3, le=12)
        polygons: int = knob("how many polygons there are", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=2, le=4)
        size: int = knob("how far the lattice reaches", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 15), ge=3, le=40)
        straight: int = knob(
            "how many of the polygons are rectangles along the axes", levels=(2, 1, 1, 0, 0, 0, 0, 0, 0, 0), ge=0, le=2
        )

    class Instance(task.Instance):
        polygons: tuple[Polygon, ...]

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        These {{ polygons | length }} convex polygons are given by their corners, in order:

        {% for polygon in polygons %}
        {{ loop.index }}. {{ polygon | map("point") | comma }}
        {% endfor %}

        Find the exact area of the set of points that lie in {{ "both" if polygons | length == 2 else "all" }} of them
        (0 if it has none).
        """,
        zh=r"""
        下列 {{ polygons | length }} 个凸多边形由依次排列的顶点给出：

        {% for polygon in polygons %}
        {{ loop.index }}. {{ polygon | map("point") | comma }}
        {% endfor %}

        求同时属于这 {{ polygons | length }} 个多边形的点组成的图形的面积的精确值（若没有则为 0）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = params.size
        shapes: list[Polygon] = []
        for i in range(params.polygons):
            if i < params.straight:
                (a, c), (b, d) = (sorted(rng.sample(range(-n, n + 1), 2)) for _ in range(2))
                shapes.append(((a, b), (c, b), (c, d), (a, d)))
            else:
                count = rng.randint(max(3, params.corners - 2), params.corners)
                shapes.append(tuple(random_convex_polygon(rng, count, -n, n)))
        common = _common(shapes)
        answer = area(common) if len(common) > 2 else Fraction(0)
        apart = answer == 0
        if apart and rng.random() < 0.9:
            raise task.Retry
        least = min(area(shape) for shape in shapes)
        if not apart and (answer == least or answer < 1 or not readable([answer], 7)):
            raise task.Retry
        if not apart and params.polygons > 2 and answer in [area(_common([a, b])) for a in shapes for b in shapes]:
            raise task.Retry
        turned = []
        for shape in shapes:
            turn, sign = rng.randrange(len(shape)), rng.choice((1, -1))
            turned.append((shape[turn:] + shape[:turn])[::sign])
        return self.Instance(polygons=tuple(turned)), answer

    def key(self, instance: Instance) -> object:
        return sorted(sorted(polygon) for polygon in instance.polygons)


def _common(shapes: list[Polygon]) -> list[Point]:
    """Cut the first polygon by all sides of the others."""
    common: list[Point] = list(shapes[0])
    for shape in shapes[1:]:
        for i in range(len(shape)):
            common = clipped(common, shape[i - 1], shape[i])
    return common
