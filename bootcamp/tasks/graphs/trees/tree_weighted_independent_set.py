"""Choose vertices of a tree of greatest total value that are not near each other.

Answer: the set of vertices; every best choice is right.
Harder: more vertices, larger values, greater distances, trees in which taking the greatest value first fails.
Skills: optimization, search
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.graph import Edge, random_tree
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.trees import all_distances, rooted
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Answer = frozenset[int]
Choice = tuple[int, int]
"""A total value and the chosen vertices as bits."""


class TreeWeightedIndependentSet(
    Task["TreeWeightedIndependentSet.Params", "TreeWeightedIndependentSet.Instance", Answer]
):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 7, 9, 12, 15, 18, 22, 27, 33, 40), ge=3, le=60)
        distance: int = knob("the least distance of chosen vertices", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=2, le=6)
        dearest: int = knob("the largest value", levels=(9, 9, 12, 15, 20, 25, 30, 40, 50, 60), ge=2, le=1000)
        trap: bool = knob("whether taking the greatest value first fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        values: tuple[int, ...]  # of the vertices in order
        distance: int
        best: int  # the greatest total value

        @property
        def valued(self) -> list[str]:
            return [f"{vertex}: {value}" for vertex, value in enumerate(self.values, start=1)]

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The graph is a tree. The values of the vertices are: {{ valued | comma }}.

        Choose vertices so that the path between any two chosen vertices has at least {{ distance }} edges and the sum
        of the values of the chosen vertices is as large as possible. Give the set of chosen vertices; if there are
        several best sets, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        这个图是一棵树。各顶点的价值为：{{ valued | join("，") }}。

        请选出若干个顶点，使任意两个选中的顶点之间的路径至少有 {{ distance }} 条边，并且选中的顶点的价值之和尽可能大。
        请给出选中的顶点的集合；如果最好的集合有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n, d = params.vertices, params.distance
        for _ in range(60):
            edges = random_tree(rng, n)
            values = tuple(rng.randint(1, params.dearest) for _ in range(n))
            best, chosen = _best(n, edges, values, d)
            if params.trap and _dearest_first(n, edges, values, d) == best:
                continue
            graph = draw_view(rng, n, edges, forms=("edges", "lists", "sentences", "story"))
            instance = self.Instance(graph=graph, values=values, distance=d, best=best)
            return instance, frozenset(v + 1 for v in range(n) if chosen >> v & 1)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.values, instance.distance]

    def check(self, instance: Instance, answer: Answer) -> str:
        away = all_distances(instance.graph.vertices, [(u - 1, v - 1) for u, v in instance.graph.ends()])
        for u, v in combinations(sorted(answer), 2):
            if away[u - 1][v - 1] < instance.distance:
                return f"the vertices {u} and {v} are too near each other"
        total = sum(instance.values[v - 1] for v in answer)
        return "" if total == instance.best else "a set of greater value exists"


def _best(n: int, edges: Sequence[Edge], values: Sequence[int], d: int) -> Choice:
    """Find, for each subtree and each depth, the best choice in the subtree that reaches up no further than there."""
    parents, order = rooted(n, edges)
    below: list[list[list[Choice]]] = [[] for _ in range(n)]  # of each vertex, what is known of its children
    table: list[Choice] = []
    for v in reversed(order):
        table = [_sum(child[d - 1] for child in below[v])]  # nothing nearer than d
        for depth in range(d - 1, 0, -1):
            ways = [table[0]]
            for high in below[v]:
                others = (child[max(depth, d - depth) - 1] for child in below[v] if child is not high)
                ways.append(_sum([high[depth - 1], *others]))
            table.insert(0, max(ways))
        taken = _sum([(values[v], 1 << v), *(child[d - 1] for child in below[v])])
        table.insert(0, max(taken, table[0]))
        if parents[v] >= 0:
            below[parents[v]].append(table)
    return table[0]


def _sum(choices: Iterable[Choice]) -> Choice:
    """Join choices that have nothing in common."""
    listed = list(choices)
    return sum(value for value, _ in listed), sum(chosen for _, chosen in listed)


def _dearest_first(n: int, edges: Sequence[Edge], values: Sequence[int], d: int) -> int:
    """Add up the values if the greatest that still fits is taken again and again."""
    away = all_distances(n, edges)
    chosen: list[int] = []
    for v in sorted(range(n), key=lambda v: (-values[v], v)):
        if all(away[v][u] >= d for u in chosen):
            chosen.append(v)
    return sum(values[v] for v in chosen)
