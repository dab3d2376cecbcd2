"""Find a lightest spanning tree in which one vertex has a given number of edges.

Answer: the edges of the tree; every such tree of least weight is right.
Harder: more vertices and edges, larger weights; the given number is further from that of the minimum spanning tree.
Skills: optimization, search
Source: original; F. Glover and D. Klingman, Finding minimum spanning trees with a fixed number of links, 1975.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import (
    Weighted,
    components,
    minimum_spanning_tree,
    random_connected,
    shortest_path,
    weighted,
)
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import braces
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.graphs.spanning._faults import spanning_tree_fault
from bootcamp.tasks.graphs.spanning._kruskal import kruskal
from bootcamp.verifiers import Edge, Format, Set

Answer = frozenset[tuple[int, ...]]
Tree = tuple[Weighted, ...]


class DegreeBoundSpanningTree(Task["DegreeBoundSpanningTree.Params", "DegreeBoundSpanningTree.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 5, 6, 7, 8, 9, 10, 11, 13, 15), ge=4, le=20)
        edges: int = knob("how many edges there are", levels=(6, 8, 10, 12, 15, 18, 22, 26, 31, 38), ge=4, le=90)
        around: int = knob("how many edges the vertex has", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=9)
        heaviest: int = knob("the largest weight", levels=(9, 9, 12, 15, 20, 25, 30, 40, 50, 60), ge=3, le=1000)
        trap: bool = knob("whether taking the lightest edges of the vertex fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        vertex: int
        degree: int
        best: int  # the least total weight

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A spanning tree is a set of edges that connects all vertices and contains no cycle. Find a spanning tree in
        which exactly {{ degree }} {{ "edge has" if degree == 1 else "edges have" }} vertex {{ vertex }} as an end and
        whose weights have the least possible sum under this condition. If there are several, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        生成树是连接所有顶点且不含圈的一组边。求一棵生成树，其中恰好有 {{ degree }} 条边以顶点 {{ vertex }} 为端点，
        并且在此条件下各边权之和最小。如果有多棵，给出任意一棵即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Edge(instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(60):
            edges = weighted(rng, random_connected(rng, n, params.edges), 1, params.heaviest)
            degrees = [sum(v in edge[:2] for edge in edges) for v in range(n)]
            fit = [v for v in range(n) if degrees[v] == params.around]
            if not fit:
                continue
            vertex = rng.choice(fit)
            plain = minimum_spanning_tree(n, edges)
            usual = sum(vertex in edge[:2] for edge in plain)
            degree = rng.choice([d for d in range(1, params.around) if d != usual] or [usual])
            trees = _trees(n, edges, vertex, degree)
            if degree == usual or not trees:
                continue
            best = min(map(_weight, trees.values()))
            around = sorted((w, u, v) for u, v, w in edges if vertex in (u, v))[:degree]
            lightest = trees.get(frozenset((u, v) for _, u, v in around))
            if best == _weight(plain) or (params.trap and lightest and _weight(lightest) == best):
                continue
            tree = next(tree for tree in trees.values() if _weight(tree) == best)
            graph = draw_view(rng, n, edges, ("weight",))
            return self.Instance(graph=graph, vertex=vertex + 1, degree=degree, best=best), frozenset(
                (u + 1, v + 1) for u, v, _ in tree
            )
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts(), instance.vertex, instance.degree]

    def check(self, instance: Instance, answer: Answer) -> str:
        weights = instance.graph.label()
        if fault := spanning_tree_fault(instance.graph, answer):
            return fault
        if sum(instance.vertex in edge for edge in answer) != instance.degree:
            return f"vertex {instance.vertex} has not the right number of edges"
        return "" if sum(weights[u, v] for u, v in answer) == instance.best else "a lighter one exists"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        graph, top, weights = instance.graph, instance.vertex, instance.graph.label()
        others = tuple(edge for edge in graph.edges if top not in edge[:2])
        lines, tree = kruskal(Graph("edges", graph.vertices, others, graph.labels), language)
        around = sorted(u + v - top for u, v in graph.ends() if top in (u, v))
        for part in components(graph.vertices + 1, tree):
            if open_ := [u for u in around if u in part]:
                best = min(open_, key=lambda u: weights[top, u])
                tree.append((top, best))
                told = ", ".join(f"{top}-{u}:{weights[top, u]}" for u in open_)
                lines.append(f"{' '.join(map(str, part))} | {told}; {top}-{best}")
        while sum(top in edge for edge in tree) < instance.degree:
            swaps = []
            for u in around:
                way = shortest_path(graph.vertices + 1, tree, top, u) or []
                inner = list(pairwise(way[1:]))
                if inner:
                    a, b = max(inner, key=lambda pair: weights[pair])
                    rise = weights[top, u] - weights[a, b]
                    swaps.append((rise, u, a, b))
                    told = ", ".join(f"{one}-{two}:{weights[one, two]}" for one, two in inner)
                    lines.append(f"{top}-{u}, {told}: {weights[top, u]} - {weights[a, b]} = {rise}")
            _, u, a, b = min(swaps)
            lines.append(f"+{top}-{u}, -{a}-{b}")
            tree = [(top, u), *(edge for edge in tree if {*edge} != {a, b})]
        lines.append(running_sum([weights[edge] for edge in sorted(tree)]))
        return "\n".join([*lines[:-1], f"{lines[-1]}: {braces(f'{min(edge)}-{max(edge)}' for edge in sorted(tree))}"])


def _weight(tree: Tree) -> int:
    return sum(w for *_, w in tree)


def _trees(n: int, edges: Tree, vertex: int, degree: int) -> dict[frozenset[tuple[int, int]], Tree]:
    """Give, for each choice of so many edges of the vertex, the lightest tree with these and no others there."""
    around = [edge for edge in edges if vertex in edge[:2]]
    rest = minimum_spanning_tree(n, [edge for edge in edges if vertex not in edge[:2]])
    found = {}
    for chosen in combinations(around, degree):
        free = [(u, v, 0) for u, v, _ in chosen]
        tree = [(u, v) for u, v, _ in minimum_spanning_tree(n, [*free, *rest])]
        if len(tree) == n - 1:
            found[frozenset((u, v) for u, v, _ in chosen)] = tuple(edge for edge in edges if edge[:2] in tree)
    return found
