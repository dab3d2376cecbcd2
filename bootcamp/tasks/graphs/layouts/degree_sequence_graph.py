"""Draw a graph with given degrees, or name the inequality that shows that there is none.

Answer: the edges, any right ones, and 0, or no edges and the smallest k whose inequality fails (about 1 case in 6).
Harder: more vertices, degrees that differ more, graphs that must be connected.
Skills: search, logic
Source: original; P. Erdos and T. Gallai, Graphs with given degrees of vertices, 1960.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import is_connected
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Integer, Record, Set

Answer = dict[str, Any]


class DegreeSequenceGraph(Task["DegreeSequenceGraph.Params", "DegreeSequenceGraph.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(8, 10, 14, 15, 16, 16, 17, 18, 19, 20), ge=6, le=24)
        edges: int = knob(
            "about how many edges there are", levels=(10, 13, 16, 19, 22, 26, 30, 36, 42, 50), ge=6, le=120
        )
        connected: bool = knob("whether the graph must be connected", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        degrees: tuple[int, ...]  # of the vertices in order
        connected: bool

        @property
        def listed(self) -> list[str]:
            return [f"{vertex}: {degree}" for vertex, degree in enumerate(self.degrees, start=1)]

    prompt = Prompt(
        en=r"""
        A graph on the vertices 1 to {{ degrees | length }}, without loops and with at most one edge between two
        vertices, {% if connected %}is to be connected and {% endif %}is to have these degrees (numbers of edges at each
        vertex):

        {{ listed | comma }}

        If there is such a graph, give edges, its set of edges, and k = 0. If there are several, give any one.

        If there is none, give edges = {} and k, the smallest positive number such that the k largest degrees are in sum
        more than k(k - 1) plus the sum of min(d, k) over all the other degrees d. In this question there is such a k
        whenever there is no such graph.
        """,
        zh=r"""
        要求一个以 1 到 {{ degrees | length }} 为顶点的图，没有自环，两个顶点之间至多一条边，
        {% if connected %}并且是连通的，{% endif %}各顶点的度（所连的边数）如下：

        {{ listed | join("，") }}

        如果这样的图存在，请给出 edges（边的集合）和 k = 0。如果有多个，给出任意一个即可。

        如果不存在，请给出 edges = {} 和 k，其中 k 是满足以下条件的最小正整数：最大的 k 个度之和大于 k(k - 1)
        加上其余各度 d 的 min(d, k) 之和。在本题中，只要这样的图不存在，就有这样的 k。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        n = len(instance.degrees)
        return Record(edges=Set(Edge(n)), k=Integer(low=0, high=n))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        pool = list(combinations(range(n), 2))
        liked = [0.2 + rng.random() for _ in range(n)]
        power = rng.choice((2, 3, 4))
        count = rng.randint(params.edges - params.edges // 4, params.edges + params.edges // 2)
        drawn = rng.choices(pool, [(liked[u] * liked[v]) ** power for u, v in pool], k=6 * count)
        edges = list(dict.fromkeys(drawn))[:count]
        degrees = [sum(v in edge for edge in edges) for v in range(n)]
        if min(degrees) == 0 or (params.connected and not is_connected(n, edges)):
            raise task.Retry
        if rng.random() < 0.85:
            shown = frozenset((u + 1, v + 1) for u, v in edges)
            return self.Instance(degrees=tuple(degrees), connected=params.connected), {"edges": shown, "k": 0}
        least = rng.choice((2, 3, 3, 4))
        for _ in range(300):
            tall, low = rng.sample(range(n), 2)
            if degrees[tall] >= degrees[low] > 1 and degrees[tall] < n - 1:
                degrees[tall] += 1
                degrees[low] -= 1
            k = _failing(degrees)
            if k:
                if k < least:
                    break
                return self.Instance(degrees=tuple(degrees), connected=params.connected), {"edges": frozenset(), "k": k}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(instance.degrees), instance.connected]

    def check(self, instance: Instance, answer: Answer) -> str:
        n, edges = len(instance.degrees), answer["edges"]
        failing = _failing(instance.degrees)
        if answer["k"]:
            if edges:
                return "edges and a k other than 0 are given"
            return "" if answer["k"] == failing else "that is not the smallest k whose inequality fails"
        for vertex, degree in enumerate(instance.degrees, start=1):
            if sum(vertex in edge for edge in edges) != degree:
                return f"vertex {vertex} does not have the degree {degree}"
        if instance.connected and not is_connected(n, [(u - 1, v - 1) for u, v in edges]):
            return "the graph is not connected"
        return ""


def _failing(degrees: list[int] | tuple[int, ...]) -> int:
    """Give the smallest k for which the inequality of Erdős and Gallai fails, or 0."""
    ordered = sorted(degrees, reverse=True)
    for k in range(1, len(ordered) + 1):
        if sum(ordered[:k]) > k * (k - 1) + sum(min(d, k) for d in ordered[k:]):
            return k
    return 0
