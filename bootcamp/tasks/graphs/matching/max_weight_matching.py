"""Find a matching of greatest total weight in a graph.

Answer: the set of the edges of the matching; every one of greatest weight is right.
Harder: more vertices and edges, larger weights, graphs in which the heaviest edge or a matching of most edges misleads.
Skills: optimization, search
Source: original; J. Edmonds, Maximum matching and a polyhedron with 0,1-vertices, 1965.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.flow import heaviest_matching
from bootcamp.lib.graph import Weighted, random_connected, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.solver import BudgetError
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Set

Answer = frozenset[tuple[int, ...]]


class MaxWeightMatching(Task["MaxWeightMatching.Params", "MaxWeightMatching.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 6, 7, 8, 10, 12, 14, 16, 19, 22), ge=4, le=30)
        edges: int = knob("how many edges there are", levels=(5, 8, 11, 14, 19, 25, 32, 40, 52, 64), ge=4, le=150)
        heaviest: int = knob("the largest weight drawn", levels=(9, 9, 12, 15, 20, 30, 40, 60, 80, 99), ge=3, le=1000)
        trap: bool = knob("whether the heaviest edge is not in the best found", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the greatest total weight

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A matching is a set of edges no two of which share a vertex. Find a matching with the greatest possible sum of
        weights; it need not have as many edges as possible. If there are several such matchings, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        匹配是任意两条边都没有公共顶点的边集。求权之和最大的匹配；它的边数不必最多。
        如果有多个这样的匹配，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Edge(instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        strict = params.trap and rng.random() < 0.9
        for _ in range(30):
            edges = _with_light_leaves(rng, params) if params.trap else _drawn(rng, n, params.edges, params.heaviest)
            try:
                best, chosen = heaviest_matching(n, edges)
                heavy = [(u, v) for u, v, w in edges if w == max(edge[2] for edge in edges)]
                if params.trap and (_heaviest_first(edges) == best or set(heavy) & set(chosen)):
                    continue
                if strict and _of_most_edges(n, edges) == best:
                    continue
            except BudgetError:
                continue
            view = draw_view(rng, n, edges, ("weight",))
            return self.Instance(graph=view, best=best), frozenset((u + 1, v + 1) for u, v in chosen)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.graph.facts()

    def check(self, instance: Instance, answer: Answer) -> str:
        weights = instance.graph.label()
        used: set[int] = set()
        for u, v in sorted(answer):
            if (u, v) not in weights:
                return f"there is no edge {u}-{v}"
            if {u, v} & used:
                return f"an end of {u}-{v} belongs to another edge of the matching"
            used |= {u, v}
        total = sum(weights[u, v] for u, v in answer)
        return "" if total == instance.best else "a matching of greater weight exists"


def _drawn(rng: Random, n: int, m: int, heaviest: int) -> tuple[Weighted, ...]:
    return weighted(rng, random_connected(rng, n, m), 1, heaviest)


def _with_light_leaves(rng: Random, params: MaxWeightMatching.Params) -> tuple[Weighted, ...]:
    """Draw a graph in which light edges lead to two vertices, so that a matching of most edges is often not best."""
    n, light = params.vertices, max(1, params.heaviest // 3)
    names = rng.sample(range(n), n)
    m = min(params.edges - 2, (n - 2) * (n - 3) // 2)
    edges = _drawn(rng, n - 2, m, params.heaviest)
    ends = rng.sample(range(n - 2), 2)
    edges += tuple((end, n - 2 + k, rng.randint(1, light)) for k, end in enumerate(ends))
    return tuple(sorted((min(names[u], names[v]), max(names[u], names[v]), w) for u, v, w in edges))


def _of_most_edges(n: int, edges: tuple[Weighted, ...]) -> int:
    """Give the greatest weight of the matchings that have as many edges as possible."""
    extra = 1 + sum(weight for *_, weight in edges)
    total, chosen = heaviest_matching(n, [(u, v, weight + extra) for u, v, weight in edges])
    return total - extra * len(chosen)


def _heaviest_first(edges: tuple[Weighted, ...]) -> int:
    """Add up the weights if the heaviest edge with free ends is taken again and again."""
    used: set[int] = set()
    total = 0
    for u, v, weight in sorted(edges, key=lambda edge: -edge[2]):
        if not {u, v} & used:
            used |= {u, v}
            total += weight
    return total
