"""Choose depots in a graph so that customers travel as little as possible in all.

Answer: the set of depots; every best set is right.
Harder: more vertices, edges and depots, larger numbers; adding the best depot again and again fails.
Skills: optimization, search
Source: original; S. L. Hakimi, Optimum locations of switching centers, 1964.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.graph import random_connected, shortest_paths, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Answer = frozenset[int]


class PMedianGraph(Task["PMedianGraph.Params", "PMedianGraph.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 8, 9, 10, 11, 12, 13, 15, 17), ge=4, le=20)
        edges: int = knob("how many edges there are", levels=(6, 8, 10, 12, 13, 15, 17, 19, 22, 26), ge=3, le=60)
        depots: int = knob("how many depots there are", levels=(1, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        longest: int = knob("the largest length", levels=(5, 6, 8, 9, 9, 12, 15, 15, 20, 20), ge=1, le=99)
        largest: int = knob("the largest demand", levels=(4, 5, 6, 8, 9, 9, 12, 15, 18, 20), ge=1, le=99)
        trap: bool = knob("whether adding the best depot fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        demands: tuple[int, ...]  # of the vertices in order
        depots: int
        best: int  # the least sum

        @property
        def listed(self) -> list[str]:
            return [f"{vertex}: {demand}" for vertex, demand in enumerate(self.demands, start=1)]

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The distance of two vertices is the least sum of lengths of a path between them. On each vertex live so many
        customers: {{ listed | comma }}.

        Choose {{ depots }} {{ "vertex as depot" if depots == 1 else "different vertices as depots" }} so that the sum
        of the distances of all customers to their nearest depot is as small as possible. Give the set of depots; if
        there are several best sets, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        两个顶点的距离是它们之间路径的长度之和的最小值。各顶点上的顾客人数为：{{ listed | join("，") }}。

        请选出 {{ depots }} 个{{ "" if depots == 1 else "不同的" }}顶点作为仓库，
        使所有顾客到离自己最近的仓库的距离之和尽可能小。
        请给出仓库的集合；如果最好的集合有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Integer(low=1, high=instance.graph.vertices), size=instance.depots)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n, k = params.vertices, params.depots
        for _ in range(60):
            edges = weighted(rng, random_connected(rng, n, params.edges), 1, params.longest)
            demands = tuple(rng.randint(1, params.largest) for _ in range(n))
            costs = _costs(n, edges, demands)
            best, chosen = min((_cost(costs, some), some) for some in combinations(range(n), k))
            added: list[int] = []
            while len(added) < k:
                added.append(min(range(n), key=lambda v: _cost(costs, [*added, v])))
            busiest = sorted(range(n), key=lambda v: -demands[v])[:k]
            if params.trap and best in (_cost(costs, added), _cost(costs, busiest)):
                continue
            graph = draw_view(rng, n, edges, ("length",))
            instance = self.Instance(graph=graph, demands=demands, depots=k, best=best)
            return instance, frozenset(v + 1 for v in chosen)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.demands, instance.depots]

    def check(self, instance: Instance, answer: Answer) -> str:
        if len(answer) != instance.depots:
            return "the number of depots is another"
        lengths = instance.graph.label()
        edges = tuple((u - 1, v - 1, lengths[u, v]) for u, v in instance.graph.ends())
        costs = _costs(instance.graph.vertices, edges, instance.demands)
        return "" if _cost(costs, [v - 1 for v in answer]) == instance.best else "a smaller sum is possible"


def _costs(n: int, edges: Sequence[tuple[int, int, int]], demands: Sequence[int]) -> list[list[int]]:
    """Give for each vertex the sums of distances of its customers to every depot."""
    rows = [shortest_paths(n, edges, v)[0] for v in range(n)]
    return [[demand * (distance or 0) for distance in row] for demand, row in zip(demands, rows, strict=True)]


def _cost(costs: list[list[int]], chosen: Sequence[int]) -> int:
    return sum(min(row[v] for v in chosen) for row in costs)
