"""Find the corners or the area of the polygon in which a plane cuts a cube, a box or a pyramid.

Answer: the corners in order, or the exact area; they are unique.
Harder: boxes and pyramids, pentagons and hexagons, planes given by an equation.
Skills: geometry, spatial
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import primitive
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import linear
from bootcamp.lib.space import Vector, along, minus, plane, square
from bootcamp.lib.surds import Surd, SurdNumber
from bootcamp.lib.vectors import cross, dot
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Path, Rational, Sequence

Corner = tuple[int, int, int]
Place = tuple[Fraction, ...]

_FACES = {
    "box": ((0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)),
    "pyramid": ((0, 1, 2, 3), (0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)),
}


class CubePlaneSection(Task["CubePlaneSection.Params", "CubePlaneSection.Instance", Any]):
    version = 1

    class Params(task.Params):
        size: int = knob("the longest edge", levels=(4, 6, 6, 6, 8, 8, 9, 10, 11, 13), ge=3, le=30)
        solids: int = knob("cubes, boxes, pyramids", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3)
        corners: int = knob("the fewest corners of the section", levels=(3, 4, 4, 4, 4, 5, 5, 5, 5, 5), ge=3, le=6)
        area: int = knob(
            "the share of questions on the area in percent", levels=(0, 0, 0, 20, 40, *[50] * 5), ge=0, le=100
        )
        below: int = knob("the largest denominator of marked points", levels=(1, 1, 1, 1, 1, 1, 2, 2, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        kind: str
        solid: tuple[Corner, ...]
        marked: tuple[Place, ...]  # three points of the plane, or none
        equation: tuple[int, ...]  # (p, q, r, s) stands for px + qy + rz = s
        area: bool

        @property
        def shown(self) -> str:
            p, q, r, s = self.equation or (1, 1, 1, 0)
            return f"{linear([(p, 'x'), (q, 'y'), (r, 'z')])} = {s}"

    prompt = Prompt(
        en=r"""
        {% if kind == "box" %}
        A {{ "cube" if solid[6][0] == solid[6][1] == solid[6][2] else "box" }} consists of all points (x, y, z) with
        0 ≤ x ≤ {{ solid[6][0] }}, 0 ≤ y ≤ {{ solid[6][1] }} and 0 ≤ z ≤ {{ solid[6][2] }}.
        {% else %}
        A pyramid has the base with the corners {{ solid[:4] | map("point") | comma }}, in order, and the apex
        {{ solid[4] | point }}.
        {% endif %}
        It is cut by the plane {{ "through the points" if marked else shown }}
        {{- " " + marked | map("point") | listed("en") if marked }}.

        {% if area %}
        Find the exact area of the section.
        {% else %}
        The section is a polygon. Give its corners in order.
        {% endif %}
        """,
        zh=r"""
        {% if kind == "box" %}
        一个{{ "正方体" if solid[6][0] == solid[6][1] == solid[6][2] else "长方体" }}由满足 0 ≤ x ≤ {{ solid[6][0] }}、
        0 ≤ y ≤ {{ solid[6][1] }}、0 ≤ z ≤ {{ solid[6][2] }} 的所有点 (x, y, z) 组成。
        {% else %}
        一个棱锥的底面顶点依次为 {{ solid[:4] | map("point") | comma }}，顶点为 {{ solid[4] | point }}。
        {% endif %}
        用{{ "经过点 %s 的平面" | format(marked | map("point") | join("、")) if marked else "平面 " + shown + " " }}
        {{- "截它。" }}

        {% if area %}
        求截面的面积的精确值。
        {% else %}
        截面是一个多边形，依次给出它的顶点。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return SurdNumber() if instance.area else Path(Sequence(Rational(), length=3, brackets="()"), closed=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        kind = "pyramid" if params.solids > 2 and rng.random() < 0.3 else "box"
        solid = _solid(rng, kind, params)
        edges = _edges(kind)
        marked = []
        for i, j in rng.sample(edges, 3):
            t = Fraction(rng.randint(1, params.size * params.below - 1), params.size * params.below)
            marked.append(along(solid[i], minus(solid[j], solid[i]), t))
        if not any(cross(minus(marked[1], marked[0]), minus(marked[2], marked[0]))):
            raise task.Retry
        equation = primitive([Fraction(x) for x in plane(*marked)])
        polygon = _section(kind, solid, equation)
        least = params.corners - (kind == "pyramid" or rng.random() < 0.4)
        if len(polygon) < max(3, least) or not readable([x for p in (*polygon, *marked) for x in p], 3):
            raise task.Retry
        area = rng.randrange(100) < params.area
        size = Surd.root(_squared_area(polygon))
        if area and not readable([x for term in size.terms for x in term], 5):
            raise task.Retry
        hidden = rng.random() < 0.3 and max(map(abs, equation)) < 100
        instance = self.Instance(
            kind=kind,
            solid=tuple(solid),
            marked=() if hidden else tuple(tuple(map(Fraction, p)) for p in marked),
            equation=equation if hidden else (),
            area=area,
        )
        return instance, size if area else tuple(tuple(map(Fraction, p)) for p in polygon)

    def key(self, instance: Instance) -> object:
        return [instance.solid, sorted(instance.marked), instance.equation, instance.area]


def _solid(rng: Random, kind: str, params: CubePlaneSection.Params) -> list[Corner]:
    a, b, c = (rng.randint(max(2, params.size // 2), params.size) for _ in range(3))
    if kind == "pyramid":
        return [(0, 0, 0), (a, 0, 0), (a, b, 0), (0, b, 0), (rng.randint(0, a), rng.randint(0, b), c)]
    if params.solids == 1 or rng.random() < 0.3:
        b = c = a
    return [(0, 0, 0), (a, 0, 0), (a, b, 0), (0, b, 0), (0, 0, c), (a, 0, c), (a, b, c), (0, b, c)]


def _edges(kind: str) -> list[tuple[int, int]]:
    return sorted({(min(e), max(e)) for face in _FACES[kind] for e in zip(face, face[1:] + face[:1], strict=True)})


def _section(kind: str, solid: list[Corner], equation: tuple[int, ...]) -> list[Vector]:
    """Cut all edges and join the points that share a face; raise Retry if the plane goes through a corner."""
    p, q, r, s = equation
    height = [dot((p, q, r), corner) - s for corner in solid]
    if 0 in height:
        raise task.Retry
    points: dict[tuple[int, int], Vector] = {}
    for i, j in _edges(kind):
        if (height[i] < 0) != (height[j] < 0):
            t = Fraction(height[i]) / (height[i] - height[j])
            points[i, j] = along(solid[i], minus(solid[j], solid[i]), t)
    near: dict[tuple[int, int], list[tuple[int, int]]] = {edge: [] for edge in points}
    for face in _FACES[kind]:
        for one, other in combinations([edge for edge in points if set(edge) <= set(face)], 2):
            near[one].append(other)
            near[other].append(one)
    order = [min(points)]
    while len(order) < len(points):
        order.append(next(edge for edge in near[order[-1]] if edge not in order))
    return [points[edge] for edge in order]


def _squared_area(polygon: list[Vector]) -> Fraction:
    total: Vector = (0, 0, 0)
    for one, other in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        total = along(total, cross(one, other), 1)
    return Fraction(square(total)) / 4
