"""Build a lattice polygon with given numbers of lattice points inside and on its boundary.

Answer: the corners in order; every such polygon is right.
Harder: more points, a tight box, few corners, a given corner, convexity.
Skills: geometry, search
Source: original; G. Pick, Geometrisches zur Zahlenlehre, 1899.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.geometry import (
    boundary_points,
    interior_points,
    is_convex,
    is_simple,
    orientation,
    random_convex_polygon,
    random_polygon,
)
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Path, Sequence

Corners = tuple[tuple[int, ...], ...]


class PickPolygonBuild(Task["PickPolygonBuild.Params", "PickPolygonBuild.Instance", Corners]):
    version = 1

    class Params(task.Params):
        most: int = knob("how many corners there may be", levels=(6, 5, 4, 4, 5, 5, 5, 6, 6, 7), ge=3, le=12)
        size: int = knob("the sides of the box", levels=(5, 6, 8, 9, 10, 11, 12, 14, 16, 18), ge=3, le=40)
        filled: int = knob(
            "the share of the box in percent that the polygon fills at least",
            levels=(20, 30, 35, 40, 40, 42, 44, 46, 48, 50),
            ge=0,
            le=80,
        )
        extra: int = knob("how many further conditions there may be", levels=(0, 0, 2, 2, 2, 2, 2, 2, 2, 2), ge=0, le=2)

    class Instance(task.Instance):
        inside: int
        boundary: int
        most: int
        width: int
        height: int
        corner: tuple[int, int] | None
        convex: bool

    answer = Path(Sequence(Integer(), length=2, brackets="()"), closed=True)
    prompt = Prompt(
        en=r"""
        Find a {{ "convex" if convex else "simple" }} polygon with the following properties:

        - All corners (x, y) have integer coordinates with 0 ≤ x ≤ {{ width }} and 0 ≤ y ≤ {{ height }}.
        - It has at most {{ most }} corners; at a corner it does not go straight on.
        - Exactly {{ inside }} points with integer coordinates lie strictly inside it.
        - Exactly {{ boundary }} points with integer coordinates lie on its boundary, the corners included.
        {% if corner %}
        - One of its corners is {{ corner | point }}.
        {% endif %}

        Give its corners in order. Any such polygon will do.
        """,
        zh=r"""
        求一个满足下列条件的{{ "凸" if convex else "简单" }}多边形：

        - 所有顶点 (x, y) 的坐标都是整数，且 0 ≤ x ≤ {{ width }}，0 ≤ y ≤ {{ height }}。
        - 至多有 {{ most }} 个顶点，且在每个顶点处都不是直行（相邻三个顶点不共线）。
        - 恰有 {{ inside }} 个整点严格在它的内部。
        - 恰有 {{ boundary }} 个整点在它的边界上，顶点也计算在内。
        {% if corner %}
        - 它有一个顶点是 {{ corner | point }}。
        {% endif %}

        依次给出它的顶点。任何一个符合条件的多边形都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Corners]:
        convex = params.extra > 0 and rng.random() < 0.5
        count = rng.randint(max(3, params.most - 1), params.most)
        low, high = (params.size + 1) // 2, params.size
        width, height = high, rng.randint(low, high)
        build = random_convex_polygon if convex else random_polygon
        polygon = [(x, y * height // width) for x, y in build(rng, count, 0, width)]
        instance = self.Instance(
            inside=interior_points(polygon),
            boundary=boundary_points(polygon),
            most=params.most,
            width=width,
            height=height,
            corner=rng.choice(polygon) if params.extra > convex else None,
            convex=convex,
        )
        filled = 200 * instance.inside + 100 * instance.boundary
        if self.check(instance, tuple(polygon)) or filled < 2 * params.filled * width * height:
            raise task.Retry
        if instance.boundary < count + 1 or instance.inside < 2:
            raise task.Retry
        return instance, tuple(polygon)

    def check(self, instance: Instance, answer: Corners) -> str:
        polygon = [(corner[0], corner[1]) for corner in answer]
        n = len(polygon)
        if not 3 <= n <= instance.most:
            return "the number of corners is not allowed"
        if not all(0 <= x <= instance.width and 0 <= y <= instance.height for x, y in polygon):
            return "a corner lies outside the box"
        if any(orientation(polygon[i - 1], polygon[i], polygon[(i + 1) % n]) == 0 for i in range(n)):
            return "the polygon goes straight on or back at a corner"
        if not is_simple(polygon):
            return "two sides meet outside a common corner"
        if instance.convex and not is_convex(polygon):
            return "the polygon is not convex"
        if instance.corner and instance.corner not in polygon:
            return "the given corner is missing"
        if boundary_points(polygon) != instance.boundary:
            return "the number of points on the boundary is another"
        return "" if interior_points(polygon) == instance.inside else "the number of points inside is another"
