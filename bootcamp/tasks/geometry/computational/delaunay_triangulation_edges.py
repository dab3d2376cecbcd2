"""List the edges of the Delaunay triangulation of points.

Answer: the set of the edges; it is unique.
Harder: more points, larger coordinates.
Skills: geometry, spatial
Source: original; B. Delaunay, Sur la sphere vide, 1934.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import Lattice, in_circle, orientation, random_points
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Set

Edges = frozenset[tuple[int, ...]]


class DelaunayTriangulationEdges(
    Task["DelaunayTriangulationEdges.Params", "DelaunayTriangulationEdges.Instance", Edges]
):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points there are", levels=(4, 5, 6, 7, 8, 9, 10, 12, 14, 16), ge=4, le=20)
        size: int = knob("the largest coordinate", levels=(6, 8, 10, 12, 15, 18, 22, 28, 35, 45), ge=5, le=200)

    class Instance(task.Instance):
        points: tuple[tuple[int, int], ...]

    prompt = Prompt(
        en=r"""
        These points (x, y) of the plane are numbered; no three lie on a line and no four on a circle:

        {{ points | map("point") | numbered }}

        Their Delaunay triangulation consists of all triangles of three of the points whose circumcircle has no other of
        the points inside. List all its edges, those of the boundary included; write an edge as u-v with the numbers of
        its two ends.
        """,
        zh=r"""
        平面上的下列点 (x, y) 已编号，任意三点不共线，任意四点不共圆：

        {{ points | map("point") | numbered }}

        它们的 Delaunay 三角剖分由所有这样的三角形组成：以其中三个点为顶点，且外接圆内没有其他给定的点。
        列出这个剖分的所有边（包括边界上的边）；每条边写作 u-v，其中 u、v 是两个端点的编号。
        """,
    )

    def format(self, instance: Instance) -> Format[Edges]:
        return Set(Edge(len(instance.points)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Edges]:
        points = random_points(rng, params.points, 0, params.size, general=True)
        edges: set[tuple[int, ...]] = set()
        for three in combinations(range(len(points)), 3):
            signs = _signs(points, three)
            if 0 in signs:
                raise task.Retry  # four on a circle
            if 1 not in signs:
                edges |= set(combinations([i + 1 for i in three], 2))
        if len(edges) == len(points) * (len(points) - 1) // 2:
            raise task.Retry
        return self.Instance(points=tuple(points)), frozenset(edges)

    def key(self, instance: Instance) -> object:
        left, low = (min(values) for values in zip(*instance.points, strict=True))
        return sorted([x - left, y - low] for x, y in instance.points)


def _signs(points: list[Lattice], three: tuple[int, ...]) -> set[int]:
    """Say for each other point whether it is inside the circle through three points (1), on it (0) or outside (-1)."""
    a, b, c = (points[i] for i in three)
    turn = orientation(a, b, c)
    values = (turn * in_circle(a, b, c, p) for i, p in enumerate(points) if i not in three)
    return {(value > 0) - (value < 0) for value in values}
