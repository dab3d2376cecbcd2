"""Number the vertices of a graph so that the numbers of adjacent vertices are as close as possible.

Answer: the number of each vertex; every numbering with the least largest difference is right.
Harder: more vertices and edges, graphs on which numbering by levels from an end fails.
Skills: optimization, search
Source: original; E. Cuthill and J. McKee, Reducing the bandwidth of sparse symmetric matrices, 1969.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.graph import Edge, neighbours, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping

Answer = dict[int, int]


class GraphBandwidth(Task["GraphBandwidth.Params", "GraphBandwidth.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 7, 8, 8, 9, 10, 10, 11), ge=4, le=12)
        edges: int = knob("how many edges there are", levels=(5, 7, 8, 9, 10, 11, 12, 13, 15, 17), ge=3, le=24)
        trap: bool = knob("whether numbering by levels fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the least largest difference

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Give the vertices the numbers 1 to {{ graph.vertices }}, each once, such that the largest difference between the
        numbers of two adjacent vertices is as small as possible. If there are several such numberings, give any one.

        Answer with the number of each vertex.
        """,
        zh=r"""
        {{ graph.told(language) }}

        请给各顶点编上号码 1 到 {{ graph.vertices }}，每个号码恰好用一次，
        使相邻顶点的号码之差（取绝对值）的最大值尽可能小。
        如果有多种这样的编号，给出任意一种即可。

        请给出每个顶点的号码。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        number = Integer(low=1, high=instance.graph.vertices)
        return Mapping(number, number, required=tuple(range(1, instance.graph.vertices + 1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(40):
            edges = random_connected(rng, n, params.edges)
            near = neighbours(n, edges)
            starts = sorted(range(n), key=lambda v: (len(near[v]), rng.random()))[:3]
            quick = [_by_levels(rng, near, v) for v in starts] if params.trap else []
            quick += [_by_levels(rng, near, order[-1]) for order in quick]
            low = max((len(around) + 1) // 2 for around in near)
            if any(_spread(edges, tried) == low for tried in quick):
                continue
            best, order = next((b, found) for b in range(low, n) if (found := _arranged(near, b, [], [4000])))
            if any(_spread(edges, tried) == best for tried in quick):
                continue
            instance = self.Instance(graph=draw_view(rng, n, edges), best=best)
            return instance, {v + 1: place for place, v in enumerate(order, start=1)}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.graph.facts()

    def check(self, instance: Instance, answer: Answer) -> str:
        if len(set(answer.values())) < len(answer):
            return "two vertices have the same number"
        largest = max(abs(answer[u] - answer[v]) for u, v in instance.graph.ends())
        return "" if largest == instance.best else "a numbering with a smaller largest difference exists"


def _arranged(near: list[list[int]], band: int, placed: list[int], budget: list[int]) -> list[int] | None:
    """Go on with an order in which neighbours stand at most `band` places apart, or give None."""
    budget[0] -= 1
    if budget[0] < 0:
        raise task.Retry
    n, place = len(near), len(placed)
    if place == n:
        return placed
    limits = sorted(
        min((placed.index(u) for u in near[v] if u in placed), default=n) + band for v in range(n) if v not in placed
    )
    if any(limit < place + i for i, limit in enumerate(limits)):
        return None
    for v in range(n):
        if v not in placed and all(place - placed.index(u) <= band for u in near[v] if u in placed):
            found = _arranged(near, band, [*placed, v], budget)
            if found:
                return found
    return None


def _spread(edges: tuple[Edge, ...], order: list[int]) -> int:
    """Give the largest distance between neighbours in an order."""
    return max(abs(order.index(u) - order.index(v)) for u, v in edges)


def _by_levels(rng: Random, near: list[list[int]], start: int) -> list[int]:
    """Number from a vertex on, the neighbours of each in order of degree (Cuthill and McKee)."""
    order = [start]
    for v in order:  # grows while it is walked through
        order += sorted((u for u in near[v] if u not in order), key=lambda u: (len(near[u]), rng.random()))
    return order
