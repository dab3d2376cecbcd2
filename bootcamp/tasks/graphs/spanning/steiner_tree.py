"""Find edges of least total weight that connect the terminals of a graph.

Answer: the edges; every connected choice of least weight is right.
Harder: more vertices, edges and terminals; joining the terminals by shortest paths between them fails.
Skills: optimization, search
Source: original; S. E. Dreyfus and R. A. Wagner, The Steiner problem in graphs, 1971.
"""

from __future__ import annotations

import heapq
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.graph import Weighted, components, minimum_spanning_tree, random_connected, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Set

Answer = frozenset[tuple[int, ...]]
Found = tuple[int, int]
"""The weight of a choice of edges, and the edges as bits."""


class SteinerTree(Task["SteinerTree.Params", "SteinerTree.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 8, 9, 11, 13, 15, 17, 20), ge=4, le=24)
        edges: int = knob("how many edges there are", levels=(7, 9, 12, 14, 17, 20, 24, 29, 34, 40), ge=3, le=80)
        terminals: int = knob("how many terminals there are", levels=(3, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=3, le=7)
        heaviest: int = knob("the largest weight", levels=(9, 9, 12, 15, 20, 25, 30, 40, 50, 60), ge=4, le=1000)
        trap: bool = knob("whether joining terminals by shortest paths fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        terminals: tuple[int, ...]
        best: int  # the least total weight

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The vertices {{ terminals | listed }} are terminals. Choose edges that connect all terminals with each other:
        between any two terminals there must be a path of chosen edges, which may pass through other vertices. The sum
        of the weights of the chosen edges must be as small as possible. Give the set of chosen edges; if there are
        several such sets, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        顶点 {{ terminals | join("、") }} 是终端。请选出若干条边，把所有终端互相连通：
        任意两个终端之间都有由选中的边组成的路径，路径可以经过其他顶点。选中的边的权之和必须最小。
        请给出选中的边的集合；如果有多个这样的集合，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Edge(instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(150):
            terminals = rng.sample(range(n), params.terminals)
            edges = weighted(rng, random_connected(rng, n, params.edges), params.heaviest // 2, params.heaviest)
            best, chosen = _least(n, edges, terminals)
            if params.trap and _joined(n, edges, terminals) == best:
                continue
            found = frozenset((u + 1, v + 1) for place, (u, v, _) in enumerate(edges) if chosen >> place & 1)
            graph = draw_view(rng, n, edges, ("weight",))
            return self.Instance(graph=graph, terminals=tuple(sorted(v + 1 for v in terminals)), best=best), found
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts(), instance.terminals]

    def check(self, instance: Instance, answer: Answer) -> str:
        weights, n = instance.graph.label(), instance.graph.vertices
        for u, v in answer:
            if (u, v) not in weights:
                return f"there is no edge {u}-{v}"
        parts = components(n, [(u - 1, v - 1) for u, v in answer])
        if not any(all(v - 1 in part for v in instance.terminals) for part in parts):
            return "the edges do not connect all terminals"
        return "" if sum(weights[u, v] for u, v in answer) == instance.best else "a lighter choice exists"


def _spread(n: int, edges: tuple[Weighted, ...], start: dict[int, Found]) -> dict[int, Found]:
    """Give the least choice of edges that ends at each vertex, from choices that end at some of them (Dijkstra)."""
    near: list[list[tuple[int, int, int]]] = [[] for _ in range(n)]
    for place, (u, v, w) in enumerate(edges):
        near[u].append((v, w, 1 << place))
        near[v].append((u, w, 1 << place))
    done: dict[int, Found] = {}
    queue = [(weight, vertex, chosen) for vertex, (weight, chosen) in start.items()]
    heapq.heapify(queue)
    while queue:
        weight, vertex, chosen = heapq.heappop(queue)
        if vertex not in done:
            done[vertex] = weight, chosen
            for other, more, edge in near[vertex]:
                if other not in done:
                    heapq.heappush(queue, (weight + more, other, chosen | edge))
    return done


def _least(n: int, edges: tuple[Weighted, ...], terminals: list[int]) -> Found:
    """Find, for each set of terminals and each vertex, the least choice that connects them (Dreyfus and Wagner)."""
    *rest, last = terminals
    best: dict[int, dict[int, Found]] = {}
    for group in range(1, 1 << len(rest)):
        start: dict[int, Found] = {}
        if not group & (group - 1):
            start[rest[group.bit_length() - 1]] = 0, 0
        part = (group - 1) & group
        while 2 * part > group:
            for v in range(n):
                (one, first), (two, second) = best[part][v], best[group ^ part][v]
                if v not in start or one + two < start[v][0]:
                    start[v] = one + two, first | second
            part = (part - 1) & group
        best[group] = _spread(n, edges, start)
    return best[(1 << len(rest)) - 1][last]


def _joined(n: int, edges: tuple[Weighted, ...], terminals: list[int]) -> int:
    """Join terminals by shortest paths between them as in a minimum spanning tree, then cut off what is not needed."""
    away = {t: _spread(n, edges, {t: (0, 0)}) for t in terminals}
    used = 0
    for u, v, _ in minimum_spanning_tree(n, [(u, v, away[u][v][0]) for u, v in combinations(sorted(terminals), 2)]):
        used |= away[u][v][1]
    tree = minimum_spanning_tree(n, [edge for place, edge in enumerate(edges) if used >> place & 1])
    while True:
        ends = [v for edge in tree for v in edge[:2]]
        loose = {v for v in ends if ends.count(v) == 1 and v not in terminals}
        if not loose:
            return sum(w for *_, w in tree)
        tree = tuple(edge for edge in tree if not loose & set(edge[:2]))
