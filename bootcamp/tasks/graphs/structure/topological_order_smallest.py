"""Find the topological order in which vertex 1 comes as early as possible, then vertex 2, and so on.

Answer: the order; there is just one.
Harder: more vertices and arcs; the order that is first in the dictionary is another.
Skills: logic, planning
Source: original.
"""

from __future__ import annotations

import heapq
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import Edge, random_dag, topological_order
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence


class TopologicalOrderSmallest(
    Task["TopologicalOrderSmallest.Params", "TopologicalOrderSmallest.Instance", tuple[int, ...]]
):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 8, 10, 12, 15, 19, 24, 30), ge=3, le=60)
        arcs: int = knob("how many arcs there are", levels=(5, 6, 8, 9, 12, 15, 19, 24, 31, 40), ge=1, le=150)
        trap: bool = knob("whether smallest numbers first fail", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A topological order lists all vertices so that every arc leads from an earlier vertex to a later one. Among all
        topological orders of this graph, keep those in which vertex 1 comes as early as possible; of these, keep those
        in which vertex 2 comes as early as possible; then do the same for vertex 3, and so on up to
        vertex {{ graph.vertices }}. One order is left. Give it.
        """,
        zh=r"""
        {{ graph.told(language) }}

        拓扑序把所有顶点排成一列，使每条弧都从较前的顶点指向较后的顶点。在这个图的所有拓扑序中，
        先只保留顶点 1 尽可能靠前的那些；再从中只保留顶点 2 尽可能靠前的那些；然后对顶点 3 照此办理，
        依此类推，直到顶点 {{ graph.vertices }}。最后只剩下一个拓扑序，请给出它。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=1, high=instance.graph.vertices), length=instance.graph.vertices)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.vertices
        for _ in range(100):
            arcs = random_dag(rng, n, min(params.arcs, n * (n - 1) // 2), connected=False)
            order = _from_the_end(n, arcs)
            if params.trap and order == topological_order(n, arcs):
                continue
            return self.Instance(graph=draw_view(rng, n, arcs, directed=True)), tuple(v + 1 for v in order)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, arcs = instance.graph.vertices, instance.graph.ends()
        order = [v + 1 for v in _from_the_end(n, tuple((u - 1, v - 1) for u, v in arcs))]
        said = {"en": "no arc out of {}: {} before {}; left {}", "zh": "没有出弧：{}；{} 放在 {} 之前；余下 {}"}[
            language
        ]
        lines = []
        for place in reversed(range(n)):
            last, placed = order[place], order[place + 1 :]
            ends = [v for v in range(1, n + 1) if v not in placed and v not in (u for u, _ in arcs)]
            arcs = [arc for arc in arcs if arc[1] != last]
            left = ", ".join(f"{u}→{v}" for u, v in arcs) or "-"
            lines.append(said.format(", ".join(map(str, ends)), last, placed or "[]", left))
        return "\n".join(lines)


def _from_the_end(n: int, arcs: tuple[Edge, ...]) -> list[int]:
    """Fill the places from the last to the first, always with the largest vertex that nothing left must follow."""
    waiting = [0] * n
    before: list[list[int]] = [[] for _ in range(n)]
    for u, v in arcs:
        waiting[u] += 1
        before[v].append(u)
    ready = [-v for v in range(n) if not waiting[v]]
    heapq.heapify(ready)
    order = []
    while ready:
        v = -heapq.heappop(ready)
        order.append(v)
        for u in before[v]:
            waiting[u] -= 1
            if not waiting[u]:
                heapq.heappush(ready, -u)
    return order[::-1]
