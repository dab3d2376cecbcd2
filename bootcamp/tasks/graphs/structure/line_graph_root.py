"""Find a graph whose line graph is given.

Answer: the two end points that each vertex stands for; every root is right.
Harder: more vertices and edges.
Skills: deduction, search
Source: original; H. Whitney, Congruent graphs and the connectivity of graphs, 1932.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.graph import random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Sequence

Answer = tuple[tuple[int, ...], ...]


class LineGraphRoot(Task["LineGraphRoot.Params", "LineGraphRoot.Instance", Answer]):
    version = 1

    class Params(task.Params):
        points: int = knob(
            "how many points the hidden graph has", levels=(5, 5, 6, 6, 7, 8, 9, 10, 11, 12), ge=3, le=20
        )
        edges: int = knob("how many edges it has", levels=(5, 6, 7, 8, 9, 10, 12, 14, 16, 18), ge=3, le=40)

    class Instance(task.Instance):
        points: int
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        This graph was made from a hidden graph on the points 1 to {{ points }} without loops or parallel edges: each
        vertex stands for one edge of the hidden graph, and two vertices are joined exactly if the edges for which they
        stand have an end point in common. For each of the vertices 1 to {{ graph.vertices }} in order, give the edge of
        a hidden graph for which it may stand, as p-q with its end points p and q. Any hidden graph that fits will do;
        not all points need to be used.
        """,
        zh=r"""
        {{ graph.told(language) }}

        这个图是由一个隐藏的图得到的，隐藏图的点为 1 到 {{ points }}，没有自环和重边：每个顶点代表隐藏图的一条边，
        两个顶点相邻，当且仅当它们代表的边有公共端点。
        请对顶点 1 到 {{ graph.vertices }} 依次给出它可以代表的隐藏图的边，
        写作 p-q，其中 p、q 是它的端点。任何符合条件的隐藏图都可以，不必用到所有的点。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Edge(instance.points), length=instance.graph.vertices)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        most = params.points * (params.points - 1) // 2
        hidden = list(random_connected(rng, params.points, max(params.points - 1, min(params.edges, most))))
        rng.shuffle(hidden)
        met = [(i, j) for (i, one), (j, two) in combinations(enumerate(hidden), 2) if {*one} & {*two}]
        degrees = [sum(v in edge for edge in hidden) for v in range(params.points)]
        if max(degrees) < 3 or len(met) == len(hidden) * (len(hidden) - 1) // 2:
            raise task.Retry  # a path, a cycle or a star
        graph = draw_view(rng, len(hidden), met, forms=("edges", "lists", "matrix", "sentences"))
        return self.Instance(points=params.points, graph=graph), tuple((u + 1, v + 1) for u, v in hidden)

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: Answer) -> str:
        joined = {frozenset(pair) for pair in instance.graph.ends()}
        ends = [frozenset(edge) for edge in answer]
        if any(len(edge) < 2 for edge in ends):
            return "an edge joins a point to itself"
        for (u, one), (v, two) in combinations(enumerate(ends, start=1), 2):
            if one == two:
                return f"the vertices {u} and {v} stand for the same edge"
            if bool(one & two) != (frozenset((u, v)) in joined):
                meet = "have" if one & two else "have not"
                return f"the edges of the vertices {u} and {v} {meet} a common end point"
        return ""
