"""Find the triangulation of a polygon from the number of triangles at each vertex.

Answer: the set of its diagonals; it is unique.
Harder: more vertices.
Skills: spatial, deduction
Source: original; J. H. Conway and H. S. M. Coxeter, Triangulated polygons and frieze patterns, Math. Gaz. 57 (1973).
Small: hexagons and octagons have few triangulations up to symmetry.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Edge, Format, Set


class TriangulationFromCounts(
    Task["TriangulationFromCounts.Params", "TriangulationFromCounts.Instance", "frozenset[tuple[int, ...]]"]
):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        vertices: int = knob("the number of vertices", levels=(6, 8, 15, 16, 16, 17, 18, 20, 22, 24), ge=4, le=40)
        fans: int = knob(
            "the greatest number of triangles at a vertex", levels=(5, 6, 7, 7, 8, 8, 8, 9, 9, 9), ge=3, le=20
        )

    class Instance(task.Instance):
        counts: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        A convex polygon with {{ counts | length }} vertices, numbered from 1 to {{ counts | length }} in order around
        it, is cut into {{ counts | length - 2 }} triangles by diagonals that do not cross. For the vertices 1, 2, ...,
        {{ counts | length }} in this order, these are the numbers of triangles that have a corner there:

        {{ counts | comma }}

        Which diagonals are drawn? Give the set of all of them, each as its two end points. Sides of the polygon are no
        diagonals.
        """,
        zh=r"""
        一个凸 {{ counts | length }} 边形的顶点按顺序编号为 1 到 {{ counts | length }}，用互不相交的对角线把它分成
        {{ counts | length - 2 }} 个三角形。以顶点 1, 2, ..., {{ counts | length }} 为角的三角形个数依次是：

        {{ counts | comma }}

        画了哪些对角线？写出全部对角线的集合，每条用两个端点表示。多边形的边不是对角线。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[tuple[int, ...]]]:
        return Set(Edge(len(instance.counts)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[tuple[int, ...]]]:
        n = params.vertices
        counts = [1, 1, 1]
        while len(counts) < n:  # put a new triangle on a side
            place = rng.randrange(len(counts))
            counts[place] += 1
            counts[place - 1] += 1
            counts.insert(place, 1)
        turn = rng.randrange(n)
        instance = self.Instance(counts=tuple(counts[turn:] + counts[:turn]))
        if max(counts) > params.fans:
            raise Retry
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> frozenset[tuple[int, ...]]:
        """Cut off a vertex with one triangle as long as there are more than three vertices."""
        left = list(enumerate(instance.counts, start=1))
        diagonals = set()
        while len(left) > 3:
            place = next(i for i, (_, count) in enumerate(left) if count == 1)
            before, after = (place - 1) % len(left), (place + 1) % len(left)
            for side in (before, after):
                left[side] = (left[side][0], left[side][1] - 1)
            a, b = left[before][0], left[after][0]
            diagonals.add((min(a, b), max(a, b)))
            del left[place]
        return frozenset(diagonals)

    def key(self, instance: Instance) -> object:
        """Fold rotations and reflections."""
        n = len(instance.counts)
        rows = (instance.counts, instance.counts[::-1])
        return min(row[i:] + row[:i] for row in rows for i in range(n))
