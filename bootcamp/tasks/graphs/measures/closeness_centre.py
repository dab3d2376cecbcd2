"""Find the medians, the centre, the radius and the diameter of a graph with lengths.

Answer: two sets of vertices and two numbers; one answer is right.
Harder: more vertices and edges, larger lengths; the vertex of the highest degree is neither median nor centre.
Skills: search, arithmetic
Source: original; C. Jordan, Sur les assemblages de lignes, 1869.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import random_connected, shortest_paths, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Set

Answer = dict[str, Any]


class ClosenessCentre(Task["ClosenessCentre.Params", "ClosenessCentre.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 8, 10, 12, 14, 16, 19, 22), ge=4, le=40)
        edges: int = knob("how many edges there are", levels=(6, 7, 9, 11, 14, 18, 22, 27, 33, 42), ge=4, le=90)
        longest: int = knob("the largest length drawn", levels=(3, 4, 5, 6, 8, 9, 12, 15, 18, 20), ge=1, le=99)
        apart: bool = knob("whether the medians are not the centre", levels=(False, False) + (True,) * 8)

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The distance of two vertices is the least total length of a path between them. Give median, the set of the
        vertices whose distances to all vertices have the least sum; centre, the set of the vertices whose greatest
        distance to any vertex is least; radius, this least value of the greatest distance; and diameter, the greatest
        distance of any two vertices.
        """,
        zh=r"""
        {{ graph.told(language) }}

        两个顶点的距离是它们之间路径的最小总长度。请给出 median：到所有顶点的距离之和最小的顶点的集合；
        centre：到各顶点的最大距离最小的顶点的集合；radius：这个最小的“最大距离”；diameter：任意两个顶点之间的最大距离。
        """,
    )

    def format(self, instance: Instance) -> Record:
        vertex = Integer(low=1, high=instance.graph.vertices)
        return Record(median=Set(vertex), centre=Set(vertex), radius=Integer(low=0), diameter=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(100):
            edges = weighted(rng, random_connected(rng, n, params.edges), 1, params.longest)
            rows = [[d or 0 for d in shortest_paths(n, edges, v)[0]] for v in range(n)]
            sums, reach = [sum(row) for row in rows], [max(row) for row in rows]
            median = frozenset(v + 1 for v in range(n) if sums[v] == min(sums))
            centre = frozenset(v + 1 for v in range(n) if reach[v] == min(reach))
            if len(median) < n and not (params.apart and median == centre):
                answer = {"median": median, "centre": centre, "radius": min(reach), "diameter": max(reach)}
                return self.Instance(graph=draw_view(rng, n, edges, ("length",))), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]
