"""Split the vertices of a weighted graph so that the edges between the sides weigh as much as possible.

Answer: the side that contains vertex 1; every best split is right.
Harder: more vertices and edges, larger and negative weights, graphs on which placing vertices one by one fails.
Skills: optimization, search
Source: original; R. M. Karp, Reducibility among combinatorial problems, 1972.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.graph import Weighted, random_connected, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Answer = frozenset[int]


class MaxCut(Task["MaxCut.Params", "MaxCut.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 5, 7, 8, 9, 11, 12, 14, 16, 18), ge=4, le=20)
        edges: int = knob("how many edges there are", levels=(5, 8, 12, 15, 18, 23, 28, 36, 45, 56), ge=4, le=80)
        heaviest: int = knob("the largest weight drawn", levels=(5, 5, 7, 9, 12, 15, 20, 25, 30, 40), ge=2, le=1000)
        negative: int = knob("how many weights are negative", levels=(0,) * 5 + (1, 1, 2, 2, 3), ge=0, le=20)
        trap: bool = knob("whether placing vertices one by one fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the greatest weight between the sides

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Split the vertices into two sides so that the total weight of the edges between the sides (with one end on each
        side) is as large as possible. Give the set of the vertices on the side that contains vertex 1. If there are
        several best splits, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        请把顶点分成两侧，使两侧之间的边（两端各在一侧）的总权尽可能大。请给出包含顶点 1 的那一侧的顶点集合。
        如果有多种最佳分法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(20):
            edges = weighted(rng, random_connected(rng, n, params.edges), 1, params.heaviest)
            turned = set(rng.sample(range(len(edges)), params.negative))
            edges = tuple((u, v, -w if place in turned else w) for place, (u, v, w) in enumerate(edges))
            best, side = _best(n, edges)
            ways = [(list(range(n))[::sign], tie) for sign in (1, -1) for tie in (0, 1)]
            if params.trap and any(_cut(edges, _one_by_one(edges, order, tie)) == best for order, tie in ways):
                continue
            instance = self.Instance(graph=draw_view(rng, n, edges, ("weight",)), best=best)
            return instance, frozenset(v + 1 for v in range(n) if (v in side) == (0 in side))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.graph.facts()

    def check(self, instance: Instance, answer: Answer) -> str:
        if 1 not in answer:
            return "the side does not contain vertex 1"
        total = sum(w for (u, v), w in instance.graph.label().items() if u in answer and v not in answer)
        return "" if total == instance.best else "a split of greater weight exists"


def _cut(edges: tuple[Weighted, ...], side: set[int]) -> int:
    return sum(w for u, v, w in edges if (u in side) != (v in side))


def _best(n: int, edges: tuple[Weighted, ...]) -> tuple[int, set[int]]:
    """Place the vertices in turn and keep the best way for each placing of those that still have edges to come."""
    ways = {0: (0, 0)}
    for v in range(n):
        earlier = [(u + w - v, weight) for u, w, weight in edges if v in (u, w) and u + w - v < v]
        open_ = sum(1 << u for u in range(v + 1) if any(u in edge[:2] and max(edge[:2]) > v for edge in edges))
        grown: dict[int, tuple[int, int]] = {}
        for total, sides in ways.values():
            for side in (0, 1):
                gain = sum(weight for u, weight in earlier if sides >> u & 1 != side)
                whole = sides | side << v
                if whole & open_ not in grown or grown[whole & open_][0] < total + gain:
                    grown[whole & open_] = (total + gain, whole)
        ways = grown
    best, sides = ways[0]
    return best, {v for v in range(n) if sides >> v & 1}


def _one_by_one(edges: tuple[Weighted, ...], order: list[int], tie: int) -> set[int]:
    """Put each vertex in turn on the side that adds more to the cut, on side `tie` if both add the same."""
    side: dict[int, int] = {}
    for v in order:
        gains = [0, 0]
        for u, w, weight in edges:
            other = u + w - v
            if v in (u, w) and other in side:
                gains[1 - side[other]] += weight
        side[v] = tie if gains[0] == gains[1] and side else int(gains[1] > gains[0])
    return {v for v, place in side.items() if place}
