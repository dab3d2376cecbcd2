"""Find a spanning tree of least total weight.

Answer: the edges of the tree; every tree of least weight is right.
Harder: more vertices and edges, more equal weights.
Skills: optimization, search
Source: original; J. B. Kruskal, On the shortest spanning subtree of a graph, 1956.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import minimum_spanning_tree, random_connected, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.graphs.spanning._faults import spanning_tree_fault
from bootcamp.tasks.graphs.spanning._kruskal import kruskal
from bootcamp.verifiers import Edge, Format, Set

Answer = frozenset[tuple[int, ...]]


class MinimumSpanningTree(Task["MinimumSpanningTree.Params", "MinimumSpanningTree.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 5, 6, 8, 9, 11, 13, 15, 18, 22), ge=3, le=40)
        edges: int = knob("how many edges there are", levels=(6, 8, 11, 15, 18, 24, 30, 38, 50, 66), ge=3, le=200)
        heaviest: int = knob("the largest weight", levels=(9, 12, 15, 15, 20, 20, 25, 30, 30, 40), ge=3, le=10**4)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the least total weight

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A spanning tree is a set of edges that connects all vertices and contains no cycle. Find a spanning tree whose
        weights have the least possible sum. If there are several, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        生成树是连接所有顶点且不含圈的一组边。求一棵各边权之和最小的生成树。如果有多棵，给出任意一棵即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Edge(instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        edges = weighted(rng, random_connected(rng, n, params.edges), 1, params.heaviest)
        tree = minimum_spanning_tree(n, edges)
        lightest = sorted(w for *_, w in edges)[: n - 1]
        if sum(w for *_, w in tree) == sum(lightest):
            raise task.Retry  # the lightest edges together would do
        graph = draw_view(rng, n, edges, ("weight",))
        found = frozenset((u + 1, v + 1) for u, v, _ in tree)
        return self.Instance(graph=graph, best=sum(w for *_, w in tree)), found

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, tree = kruskal(instance.graph, language)
        edges = ", ".join(f"{u}-{v}" for u, v in tree)
        return "\n".join([*lines, f"{'tree: ' if language == 'en' else '树：'}{{{edges}}}"])

    def check(self, instance: Instance, answer: Answer) -> str:
        weights = instance.graph.label()
        if fault := spanning_tree_fault(instance.graph, answer):
            return fault
        return "" if sum(weights[u, v] for u, v in answer) == instance.best else "a lighter spanning tree exists"
