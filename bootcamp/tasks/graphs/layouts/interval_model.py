"""Represent a graph by intervals that meet exactly where vertices are adjacent.

Answer: an interval for each vertex; every representation is right.
Harder: more vertices and edges.
Skills: search, logic
Source: original; C. G. Lekkerkerker and J. Ch. Boland, Representation of a finite graph by a set of intervals, 1962.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.graph import is_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Sequence

Answer = dict[int, tuple[int, ...]]


class IntervalModel(Task["IntervalModel.Params", "IntervalModel.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 8, 10, 12, 14, 17, 20, 24), ge=4, le=30)
        degree: int = knob(
            "twice the number of edges for each vertex, about", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 8), ge=2, le=20
        )

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Give every vertex v an interval [a, b] whose ends are integers with 1 ≤ a ≤ b ≤ {{ 2 * graph.vertices }}, such
        that the intervals of any two vertices have a point in common if and only if the vertices are adjacent. The ends
        belong to an interval, so that [1, 3] and [3, 5] have a point in common.

        Such intervals exist. If there are several ways, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        请给每个顶点 v 一个区间 [a, b]，端点为整数且 1 ≤ a ≤ b ≤ {{ 2 * graph.vertices }}，
        使任意两个顶点的区间有公共点，当且仅当这两个顶点相邻。区间包含端点，所以 [1, 3] 与 [3, 5] 有公共点。

        这样的区间存在。如果有多种取法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        n = instance.graph.vertices
        interval = Sequence(Integer(low=1, high=2 * n), length=2)
        return Mapping(Integer(low=1, high=n), interval, required=tuple(range(1, n + 1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(100):
            reach = params.degree / n
            starts = [rng.random() for _ in range(n)]
            ends = [start + reach * rng.choice((0.1, 0.3, 0.5, 1.2)) for start in starts]
            place = {end: i for i, end in enumerate(sorted([*starts, *ends]), start=1)}
            found = {v: (place[starts[v]], place[ends[v]]) for v in range(n)}
            edges = [(u, v) for u, v in combinations(range(n), 2) if _meet(found[u], found[v])]
            if is_connected(n, edges) and 4 * len(edges) >= params.degree * n and len(edges) <= n * (n - 1) // 3:
                return self.Instance(graph=draw_view(rng, n, edges)), {v + 1: found[v] for v in range(n)}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: Answer) -> str:
        edges = {frozenset(pair) for pair in instance.graph.ends()}
        for vertex, (left, right) in sorted(answer.items()):
            if left > right:
                return f"the interval of vertex {vertex} ends before it begins"
        for u, v in combinations(sorted(answer), 2):
            if _meet(answer[u], answer[v]) != (frozenset((u, v)) in edges):
                if frozenset((u, v)) in edges:
                    return f"the intervals of the adjacent vertices {u} and {v} have no point in common"
                return f"the intervals of {u} and {v} have a point in common, though they are not adjacent"
        return ""


def _meet(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return max(one[0], other[0]) <= min(one[1], other[1])
