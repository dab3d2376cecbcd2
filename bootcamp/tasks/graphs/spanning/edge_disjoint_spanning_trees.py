"""Find two spanning trees of a graph that have no edge in common.

Answer: the edges of both trees; every such pair is right.
Harder: more vertices, and fewer edges beyond those that two trees need.
Skills: search, planning
Source: original; J. Edmonds, Minimum partition of a matroid into independent subsets, 1965.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import Edge as Pair, components, is_connected, random_tree
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Record, Set

Answer = dict[str, Any]


class EdgeDisjointSpanningTrees(Task["EdgeDisjointSpanningTrees.Params", "EdgeDisjointSpanningTrees.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(7, 7, 8, 8, 9, 10, 12, 14, 17, 20), ge=4, le=30)
        spare: int = knob(
            "how many edges beyond two trees there are", levels=(4, 3, 2, 1, 1, 0, 0, 0, 0, 0), ge=0, le=30
        )
        trap: bool = knob("whether taking edges as listed fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A spanning tree is a set of edges that connects all vertices and contains no cycle. Find two spanning trees of
        this graph that have no edge in common. They exist; any such pair will do. Give the sets of their edges as first
        and second.
        """,
        zh=r"""
        {{ graph.told(language) }}

        生成树是连接所有顶点且不含圈的一组边。请求这个图的两棵没有公共边的生成树。这样的两棵树是存在的，任何一对都可以。
        请给出它们的边的集合 first 和 second。
        """,
    )

    def format(self, instance: Instance) -> Record:
        edges = Set(Edge(instance.graph.vertices))
        return Record(first=edges, second=edges)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(400):
            trees = [set(random_tree(rng, n)), set(random_tree(rng, n))]
            if trees[0] & trees[1]:
                trees[1] = _apart(rng, n, trees[0])
            if len(trees[1]) < n - 1:
                continue
            edges = sorted(trees[0] | trees[1])
            free = [(u, v) for u in range(n) for v in range(u + 1, n) if (u, v) not in edges]
            edges += rng.sample(free, min(params.spare, len(free)))
            graph = draw_view(rng, n, edges)
            if params.trap and any(_as_listed(n, listed) for listed in (graph.ends(), sorted(edges))):
                continue
            first, second = (frozenset((u + 1, v + 1) for u, v in tree) for tree in trees)
            return self.Instance(graph=graph), {"first": first, "second": second}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: Answer) -> str:
        n, edges = instance.graph.vertices, {(min(pair), max(pair)) for pair in instance.graph.ends()}
        for name, tree in answer.items():
            for u, v in tree:
                if (min(u, v), max(u, v)) not in edges:
                    return f"there is no edge {u}-{v}"
            if not is_connected(n, [(u - 1, v - 1) for u, v in tree]):
                return f"the edges of {name} do not connect all vertices"
            if len(tree) > n - 1:
                return f"the edges of {name} contain a cycle"
        return "the trees have an edge in common" if answer["first"] & answer["second"] else ""


def _apart(rng: Random, n: int, used: set[Pair]) -> set[Pair]:
    """Draw a tree among the edges that are not used, as far as there is one."""
    free = [(u, v) for u in range(n) for v in range(u + 1, n) if (u, v) not in used]
    return set(_forest(n, rng.sample(free, len(free))))


def _forest(n: int, edges: list[Pair]) -> list[Pair]:
    """Take edges in their order if they close no cycle."""
    home = list(range(n))
    taken = []
    for u, v in edges:
        if home[u] != home[v]:
            old, new = home[u], home[v]
            home = [new if part == old else part for part in home]
            taken.append((u, v))
    return taken


def _as_listed(n: int, ends: list[Pair]) -> bool:
    """Tell whether a first tree of the edges as they come leaves a second one."""
    low = min(min(pair) for pair in ends)
    edges = [(u - low, v - low) for u, v in ends]
    first = _forest(n, edges)
    return len(components(n, [edge for edge in edges if edge not in first])) == 1
