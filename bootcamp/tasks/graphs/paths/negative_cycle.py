"""Find a directed cycle of negative total weight.

Answer: the vertices of such a cycle; every simple negative cycle is right.
Harder: more vertices and arcs, longer cycles, cycles whose weight is 0 or a little more.
Skills: search, arithmetic
Source: original; R. Bellman, On a routing problem, 1958.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.graphs.paths._faults import cycle_fault
from bootcamp.verifiers import Format, Integer, Path

_DRAWS = 80


class NegativeCycle(Task["NegativeCycle.Params", "NegativeCycle.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 8, 9, 10, 12, 14, 17, 20), ge=4, le=40)
        arcs: int = knob("how many arcs there are", levels=(8, 10, 13, 16, 20, 24, 31, 38, 48, 60), ge=5, le=200)
        length: int = knob("how many arcs the planted cycle has", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=20)
        heaviest: int = knob("the largest weight", levels=(9, 9, 12, 12, 15, 15, 20, 25, 30, 40), ge=3, le=1000)

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Some cycles of this graph, followed along arcs in their direction and passing no vertex twice, have a negative
        sum of weights. Find one: give its vertices in order. If there are several, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        这个图中有沿弧的方向行走、不重复经过顶点、权之和为负的圈。求一个这样的圈，按顺序给出它的顶点。
        如果有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Path(Integer(low=1, high=instance.graph.vertices), closed=True, directed=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        """Give the vertices heights: a cycle then has the weight of what its arcs cost beyond the heights."""
        n, top = params.vertices, params.heaviest
        for _ in range(_DRAWS):
            names = rng.sample(range(n), n)
            ring = names[: min(params.length, n)]
            planted = set(pairwise([*ring, ring[0]]))
            pairs = {(u, v) for u in range(n) for v in range(n) if u != v and (v, u) not in planted} - planted
            chosen = [*planted, *rng.sample(sorted(pairs), min(params.arcs - len(ring), len(pairs)))]
            height = [rng.randint(0, top // 2) for _ in range(n)]
            extra = {pair: 0 if pair in planted else rng.choice((0, 0, 1, 2, 4)) for pair in chosen}
            extra[ring[0], ring[1]] = -rng.randint(1, 2)
            arcs = [(u, v, height[v] - height[u] + extra[u, v]) for u, v in chosen]
            if len({u for u, *_ in arcs} & {v for _, v, _ in arcs}) < n - 1 or all(w >= 0 for *_, w in arcs):
                continue
            if _lightest_way(arcs) < 0:
                continue
            view = draw_view(rng, n, arcs, ("weight",), directed=True, forms=("edges", "lists", "story"))
            return self.Instance(graph=view), tuple(v + 1 for v in ring)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        weights = instance.graph.label()
        if fault := cycle_fault(weights, answer):
            return fault
        pairs = list(pairwise([*answer, answer[0]]))
        return "" if sum(weights[pair] for pair in pairs) < 0 else "its weights do not have a negative sum"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Lower the numbers of the vertices, all 0 at first, until the arcs that lowered them run in a circle."""
        arcs = sorted(instance.graph.label().items())
        number, before, lines = dict.fromkeys(range(1, instance.graph.vertices + 1), 0), dict[int, int](), list[str]()
        while True:
            for (u, v), w in arcs:
                if number[u] + w < number[v]:
                    lower, way = number[u] + w, [u]
                    lines.append(f"{u}->{v}: {number[u]}{w:+d} = {lower} < {number[v]}")
                    number[v], before[v] = lower, u
                    while way[-1] in before and way[-1] != v:
                        way.append(before[way[-1]])
                    if way[-1] == v:
                        return "\n".join(
                            [*lines, f"{'<-'.join(map(str, [v, *way]))}: {' -> '.join(map(str, way[::-1]))}"]
                        )


def _lightest_way(arcs: list[tuple[int, int, int]]) -> int:
    """Follow the lightest arc out of each vertex, beginning with the lightest of all: the weight of the cycle."""
    out: dict[int, tuple[int, int]] = {}
    for u, v, w in sorted(arcs, key=lambda arc: arc[2]):
        out.setdefault(u, (v, w))
    way = [min(arcs, key=lambda arc: arc[2])[0]]
    while way[-1] in out and way[-1] not in way[:-1]:
        way.append(out[way[-1]][0])
    return sum(out[v][1] for v in way[way.index(way[-1]) : -1])
