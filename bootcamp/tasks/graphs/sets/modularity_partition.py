"""Part the vertices of a graph into groups of greatest modularity.

Answer: the set of the groups; every best partition is right.
Harder: more vertices and edges, graphs on which joining the two groups that gain most, again and again, fails.
Skills: optimization, arithmetic, search
Source: original; M. E. J. Newman and M. Girvan, Finding and evaluating community structure in networks, 2004.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.graph import Edge, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Answer = frozenset[frozenset[int]]


class ModularityPartition(Task["ModularityPartition.Params", "ModularityPartition.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 7, 8, 9, 9, 10, 11, 12), ge=4, le=14)
        edges: int = knob("how many edges there are", levels=(6, 7, 9, 10, 11, 13, 14, 16, 18, 20), ge=4, le=40)
        trap: bool = knob("whether joining what gains most fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # by how much the greatest modularity, times 2m², is above that of single vertices

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Let m = {{ graph.edges | length }} be the number of edges. The modularity of a partition of the vertices into
        groups is the sum over all groups of e/m - (d/(2m))^2, where e is the number of edges with both ends in the
        group and d the sum of the degrees of its vertices (the degree of a vertex is the number of all its edges).

        Find a partition of all vertices into groups, any number of them, with the greatest possible modularity, and
        give the set of its groups. If there are several such partitions, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        设 m = {{ graph.edges | length }} 为边数。把顶点划分成若干组，其模块度是对所有组求 e/m - (d/(2m))^2 之和，
        其中 e 是两端都在该组内的边数，d 是该组各顶点的度之和（顶点的度是它所连的全部边数）。

        求把全部顶点划分成若干组（组数不限）且模块度最大的一种划分，并给出各组组成的集合。
        如果有多种这样的划分，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Set(Integer(low=1, high=instance.graph.vertices)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(30):
            edges = random_connected(rng, n, params.edges)
            gains = _gains(n, edges)
            best, groups = _best(gains)
            if len(groups) < 2 or (params.trap and any(_joined(gains, sign) == best for sign in (1, -1))):
                continue
            instance = self.Instance(graph=draw_view(rng, n, edges), best=best)
            return instance, frozenset(frozenset(v + 1 for v in group) for group in groups)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.graph.facts()

    def check(self, instance: Instance, answer: Answer) -> str:
        n = instance.graph.vertices
        if sorted(v for group in answer for v in group) != list(range(1, n + 1)):
            return "not every vertex is in exactly one group"
        if not all(answer):
            return "a group is empty"
        gains = _gains(n, [(u - 1, v - 1) for u, v in instance.graph.ends()])
        total = sum(gains[u - 1][v - 1] for group in answer for u in group for v in group if u < v)
        return "" if total == instance.best else "a partition of greater modularity exists"


def _gains(n: int, edges: tuple[Edge, ...] | list[Edge]) -> list[list[int]]:
    """Give for every two vertices what it adds to the modularity, times 2m², that they are in one group."""
    m = len(edges)
    degrees = [sum(v in edge for edge in edges) for v in range(n)]
    gains = [[-degrees[u] * degrees[v] for v in range(n)] for u in range(n)]
    for u, v in edges:
        gains[u][v] += 2 * m
        gains[v][u] += 2 * m
    return gains


def _best(gains: list[list[int]]) -> tuple[int, list[list[int]]]:
    """Put the vertices in turn into each group; what can be gained at most by those that follow bounds the search."""
    n = len(gains)
    order = [0]
    while len(order) < n:
        rest = [v for v in range(n) if v not in order]
        order.append(max(rest, key=lambda v: sum(max(0, gains[v][u]) for u in order)))
    hope = [0] * (n + 1)
    for place in range(n - 1, -1, -1):
        hope[place] = hope[place + 1] + sum(max(0, gains[order[place]][u]) for u in order[:place])
    best, found = -1, list[list[int]]()
    budget = 20_000

    def place_next(place: int, total: int, groups: list[list[int]]) -> None:
        nonlocal best, found, budget
        budget -= 1
        if budget < 0:
            raise task.Retry
        if total + hope[place] <= best:
            return
        if place == n:
            best, found = total, [list(group) for group in groups]
            return
        v = order[place]
        ways = sorted(((sum(gains[v][u] for u in group), i) for i, group in enumerate(groups)), reverse=True)
        for gain, i in [*(way for way in ways if way[0] >= 0), (0, len(groups)), *(w for w in ways if w[0] < 0)]:
            grown = [*groups[:i], [*groups[i], v], *groups[i + 1 :]] if i < len(groups) else [*groups, [v]]
            place_next(place + 1, total + gain, grown)

    place_next(0, 0, [])
    return best, found


def _joined(gains: list[list[int]], sign: int) -> int:
    """Join the two groups that gain most, as long as two gain anything (Newman's greedy way)."""
    groups, total = [[v] for v in range(len(gains))], 0
    while True:
        ways = [
            (sum(gains[u][v] for u in groups[i] for v in groups[j]), sign * i, sign * j)
            for i in range(len(groups))
            for j in range(i)
        ]
        gain, i, j = max(ways, default=(0, 0, 0))
        if gain <= 0:
            return total
        total += gain
        groups[abs(i)] += groups[abs(j)]
        del groups[abs(j)]
