"""Count the triangles of a graph, and find its transitivity and its average clustering.

Answer: an integer and two fractions; one answer is right.
Harder: more vertices and edges, more triangles, degrees that differ.
Skills: counting, arithmetic
Source: original; D. J. Watts and S. H. Strogatz, Collective dynamics of small-world networks, 1998.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import neighbours
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Rational, Record

Answer = dict[str, Any]


class ClusteringAndTriangles(Task["ClusteringAndTriangles.Params", "ClusteringAndTriangles.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 8, 10, 12, 14, 17, 20, 24), ge=4, le=40)
        edges: int = knob("how many edges there are", levels=(6, 8, 11, 14, 20, 26, 34, 45, 58, 75), ge=3, le=150)

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A triangle is a set of three vertices of which every two are joined by an edge. Let d(v) be the number of
        neighbours of a vertex v and t(v) the number of edges between its neighbours. The local clustering of v is t(v)
        divided by d(v)(d(v)-1)/2, or 0 if d(v) is less than 2.

        Give triangles, the number of triangles; transitivity, three times the number of triangles divided by the sum of
        d(v)(d(v)-1)/2 over all vertices; and clustering, the average of the local clustering over all vertices. Write
        the last two as exact fractions.
        """,
        zh=r"""
        {{ graph.told(language) }}

        三个顶点两两之间都有边，就组成一个三角形。记 d(v) 为顶点 v 的相邻顶点个数，t(v) 为 v 的相邻顶点之间的边数。
        v 的局部聚类系数是 t(v) 除以 d(v)(d(v)-1)/2；如果 d(v) 小于 2，则为 0。

        请给出 triangles：三角形的个数；transitivity：三角形个数的 3 倍除以所有顶点的 d(v)(d(v)-1)/2 之和；
        clustering：所有顶点的局部聚类系数的平均值。后两个写成精确的分数。
        """,
    )

    def format(self, instance: Instance) -> Record:
        return Record(
            triangles=Integer(low=0), transitivity=Rational(low=0, high=1), clustering=Rational(low=0, high=1)
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(100):
            edges: set[tuple[int, int]] = set()
            while len(edges) < params.edges:
                u = rng.randrange(n)
                v = (u + rng.choice((1, 1, 2, 2, 3, rng.randrange(1, n)))) % n
                if u != v:
                    edges.add((min(u, v), max(u, v)))
            names = rng.sample(range(n), n)
            answer = _answer(n, sorted(edges))
            if answer["triangles"] > 1 and answer["clustering"].denominator <= 5000:
                graph = draw_view(rng, n, sorted((names[u], names[v]) for u, v in edges))
                return self.Instance(graph=graph), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]


def _answer(n: int, edges: list[tuple[int, int]]) -> Answer:
    near = [set(others) for others in neighbours(n, edges)]
    closed = [sum(b in near[a] for a, b in combinations(sorted(near[v]), 2)) for v in range(n)]
    pairs = [len(near[v]) * (len(near[v]) - 1) // 2 for v in range(n)]
    local = sum((Fraction(t, p) for t, p in zip(closed, pairs, strict=True) if p), Fraction(0))
    return {
        "triangles": sum(closed) // 3,
        "transitivity": Fraction(sum(closed), sum(pairs)),
        "clustering": local / n,
    }
