"""Count the spanning trees of a graph.

Answer: the number of spanning trees.
Harder: more vertices and edges, parallel edges.
Skills: counting, arithmetic
Source: original; the matrix-tree theorem of G. Kirchhoff, 1847.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.graph import random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.matrix import determinant
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class SpanningTreeCount(Task["SpanningTreeCount.Params", "SpanningTreeCount.Instance", int]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 6, 7, 7, 8, 8, 9, 9, 10), ge=3, le=16)
        edges: int = knob(
            "how many different edges there are", levels=(7, 8, 9, 10, 11, 12, 14, 15, 17, 20), ge=3, le=60
        )
        doubled: int = knob(
            "how many edges stand twice or three times", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=0, le=9
        )

    class Instance(task.Instance):
        graph: Graph

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        An edge that is given several times stands for as many different edges between the same two vertices. A spanning
        tree is a set of edges that connects all vertices and contains no cycle. How many different spanning trees does
        the graph have? Trees that use different ones of the edges between the same vertices are different.
        """,
        zh=r"""
        {{ graph.told(language) }}

        如果一条边给出了多次，就表示这两个顶点之间有同样多条不同的边。生成树是连接所有顶点且不含圈的一组边。
        这个图有多少棵不同的生成树？用到同样两个顶点之间不同的边的生成树算作不同的。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.vertices
        edges = random_connected(rng, n, params.edges)
        more = [edge for edge in rng.sample(edges, params.doubled) for _ in range(rng.randint(1, 2))]
        instance = self.Instance(graph=draw_view(rng, n, [*edges, *more]))
        count = self.solve(instance)
        if count < 8:
            raise task.Retry
        return instance, count

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def solve(self, instance: Instance) -> int:
        n = instance.graph.vertices
        laplace = [[0] * n for _ in range(n)]
        for u, v in instance.graph.ends():
            for a, b in ((u - 1, v - 1), (v - 1, u - 1)):
                laplace[a][a] += 1
                laplace[a][b] -= 1
        return int(determinant([row[1:] for row in laplace[1:]]))
