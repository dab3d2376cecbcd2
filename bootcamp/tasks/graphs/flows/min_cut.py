"""Find a cut of least capacity between two vertices of a directed network.

Answer: the vertices on the side of the source; every cut of least capacity is right.
Harder: more vertices and arcs, larger capacities, arcs back into the side of the source; the source alone, everything
but the sink, and what taking in one vertex after the other reaches are not best.
Skills: optimization, search
Source: original; the theorem is by L. R. Ford and D. R. Fulkerson (1956).
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.flow import max_flow
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.graphs.flows._networks import Arc, crossed_network
from bootcamp.verifiers import Format, Integer, Set

Answer = frozenset[int]


class MinCut(Task["MinCut.Params", "MinCut.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 5, 7, 8, 9, 10, 12, 14, 16, 18), ge=4, le=30)
        arcs: int = knob("about how many arcs there are", levels=(6, 9, 13, 16, 19, 23, 30, 38, 48, 60), ge=5, le=150)
        largest: int = knob("the largest capacity", levels=(9, 9, 9, 12, 15, 20, 20, 30, 40, 60), ge=4, le=1000)
        trap: bool = knob("whether the cuts found at once are not best", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        source: int
        sink: int
        best: int  # the least capacity

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A cut is given by a set S of vertices that contains vertex {{ source }} and does not contain vertex {{ sink }}.
        Its capacity is the sum of the capacities of all arcs that lead from a vertex in S to a vertex not in S. Arcs
        that lead into S do not count.

        Find a set S whose cut has the least possible capacity. If there are several such sets, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        一个割由顶点集合 S 给出，S 包含顶点 {{ source }}，不包含顶点 {{ sink }}。
        割的容量是所有从 S 中的顶点指向 S 外的顶点的弧的容量之和；指向 S 内的弧不计。

        求一个集合 S，使割的容量最小。如果有多个这样的集合，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(30):
            arcs, source, sink = crossed_network(rng, n, params.arcs, params.largest)
            best, _, side = max_flow(n, arcs, source, sink)
            quick = [{source}, set(range(n)) - {sink}, _grown(n, arcs, source, sink)]
            if params.trap and any(_capacity(arcs, tried) == best for tried in quick):
                continue
            view = draw_view(rng, n, arcs, ("capacity",), directed=True)
            instance = self.Instance(graph=view, source=source + 1, sink=sink + 1, best=best)
            return instance, frozenset(v + 1 for v in side)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.source, instance.sink]

    def check(self, instance: Instance, answer: Answer) -> str:
        if instance.source not in answer:
            return f"the set does not contain vertex {instance.source}"
        if instance.sink in answer:
            return f"the set contains vertex {instance.sink}"
        capacity = sum(c for (u, v), c in instance.graph.label().items() if u in answer and v not in answer)
        return "" if capacity == instance.best else "a cut of smaller capacity exists"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Fill shortest ways with room left, arcs with flow also backward; what is reached in the end is the set."""
        room, lines = instance.graph.label(), list[str]()
        flow = dict.fromkeys(room, 0)
        while True:
            ways, seen = [[instance.source]], {instance.source}
            for way in ways:  # grows while it is walked through
                for v in range(1, instance.graph.vertices + 1):
                    u = way[-1]
                    if v not in seen and (flow.get((u, v), 0) < room.get((u, v), 0) or flow.get((v, u))):
                        seen.add(v)
                        ways.append([*way, v])
            found = next((way for way in ways if way[-1] == instance.sink), None)
            if not found:
                lines += ["->".join(map(str, way)) for way in ways[1:]]
                return "\n".join([*lines, f"S: {braces(sorted(seen))}"])
            steps = list(pairwise(found))
            left = [room.get(arc, 0) - flow.get(arc, 0) or flow[arc[::-1]] for arc in steps]
            lines.append(f"{'->'.join(map(str, found))}: min({','.join(map(str, left))})={min(left)}")
            changed = []
            for u, v in steps:
                forward = flow.get((u, v), 0) < room.get((u, v), 0)
                arc = (u, v) if forward else (v, u)
                flow[arc] += min(left) if forward else -min(left)
                changed.append(f"{arc[0]}->{arc[1]} {flow[arc]}/{room[arc]}")
            lines.append(", ".join(changed))


def _capacity(arcs: list[Arc], side: set[int]) -> int:
    """Add up the capacities of the arcs that leave a side."""
    return sum(c for u, v, c in arcs if u in side and v not in side)


def _grown(n: int, arcs: list[Arc], source: int, sink: int) -> set[int]:
    """Start with the source and take in the vertex that lessens the capacity most, as long as one does."""
    side = {source}
    while True:
        ways = [side | {v} for v in range(n) if v not in side and v != sink]
        best = min(ways, key=lambda way: _capacity(arcs, way), default=side)
        if _capacity(arcs, best) >= _capacity(arcs, side):
            return side
        side = best
