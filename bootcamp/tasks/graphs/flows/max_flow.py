"""Find a flow of greatest value in a directed network.

Answer: the amount on each arc; every flow of greatest value is right.
Harder: more vertices and arcs, larger capacities, arcs in both directions between two vertices, networks in which
filling one path after the other without taking anything back fails.
Skills: optimization, search
Source: original; L. R. Ford and D. R. Fulkerson, Maximal flow through a network, 1956.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.flow import max_flow
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.graphs.flows._networks import crossed_network, one_after_the_other
from bootcamp.verifiers import Edge, Format, Integer, Mapping

Answer = dict[tuple[int, ...], int]


class MaxFlow(Task["MaxFlow.Params", "MaxFlow.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 6, 8, 9, 10, 11, 12, 14, 17, 20), ge=4, le=30)
        arcs: int = knob("about how many arcs there are", levels=(5, 8, 13, 15, 18, 21, 27, 38, 50, 64), ge=5, le=150)
        largest: int = knob("the largest capacity", levels=(9, 9, 9, 12, 12, 20, 20, 30, 40, 50), ge=4, le=1000)
        trap: bool = knob("whether filling path after path fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        source: int
        sink: int
        best: int  # the greatest value

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A flow from vertex {{ source }} to vertex {{ sink }} sends a whole number of units, at least 0 and at most the
        capacity, along each arc. Into every vertex other than {{ source }} and {{ sink }} flows as much as flows out of
        it. The value of the flow is what flows out of {{ source }} less what flows into {{ source }}.

        Find a flow of the greatest possible value, and give the amount on each arc. Arcs that you leave out carry 0.
        If there are several such flows, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        从顶点 {{ source }} 到顶点 {{ sink }} 的一个流在每条弧上输送整数个单位，不小于 0，也不超过该弧的容量。
        除 {{ source }} 和 {{ sink }} 以外，每个顶点的流入量等于流出量。流的值是 {{ source }} 的流出量减去流入量。

        求一个值最大的流，并给出每条弧上的流量。没有写出的弧流量为 0。
        如果有多个这样的流，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Mapping(Edge(instance.graph.vertices, directed=True), Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        for _ in range(30):
            arcs, source, sink = crossed_network(rng, params.vertices, params.arcs, params.largest)
            best, amounts, _ = max_flow(params.vertices, arcs, source, sink)
            if params.trap and any(_filled(rng.sample(arcs, len(arcs)), source, sink) == best for _ in range(4)):
                continue
            view = draw_view(rng, params.vertices, arcs, ("capacity",), directed=True)
            instance = self.Instance(graph=view, source=source + 1, sink=sink + 1, best=best)
            return instance, {(u + 1, v + 1): a for (u, v, _), a in zip(arcs, amounts, strict=True) if a}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.source, instance.sink]

    def check(self, instance: Instance, answer: Answer) -> str:
        capacities = instance.graph.label()
        gain = [0] * (instance.graph.vertices + 1)
        for (u, v), amount in answer.items():
            if amount and (u, v) not in capacities:
                return f"there is no arc {u}->{v}"
            if amount > capacities.get((u, v), 0):
                return f"more flows along {u}->{v} than its capacity"
            gain[u] -= amount
            gain[v] += amount
        for vertex in range(1, instance.graph.vertices + 1):
            if gain[vertex] and vertex not in (instance.source, instance.sink):
                return f"as much must flow out of vertex {vertex} as flows into it"
        return "" if gain[instance.sink] == instance.best else "a flow of greater value exists"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        word = {"en": "flow: ", "zh": "流："}[language]
        capacities, lines = instance.graph.label(), list[str]()
        flow = dict.fromkeys(sorted(capacities), 0)
        while True:
            came, queue = {instance.source: (0, 0)}, [instance.source]
            for u in queue:  # grows while it is walked through
                for a, b in flow:
                    if a == u and b not in came and flow[a, b] < capacities[a, b]:
                        came[b] = (a, b)
                        queue.append(b)
                    elif b == u and a not in came and flow[a, b]:
                        came[a] = (a, b)
                        queue.append(a)
            lines.append(f"{instance.source}: {' '.join(map(str, queue[1:])) or '-'}")
            if instance.sink not in came:
                break
            steps, here = list[tuple[tuple[int, int], int]](), instance.sink
            while here != instance.source:
                arc = came[here]
                steps.insert(0, (arc, 1 if arc[1] == here else -1))
                here = sum(arc) - here
            room = min(capacities[arc] - flow[arc] if way > 0 else flow[arc] for arc, way in steps)
            told = [f"{u}{'>' if way > 0 else '<'}{v} {flow[u, v]}/{capacities[u, v]}" for (u, v), way in steps]
            lines.append(f"{', '.join(told)}: {room}")
            for arc, way in steps:
                flow[arc] += way * room
        return "\n".join([*lines, f"{word}{', '.join(f'{u}->{v}: {x}' for (u, v), x in flow.items() if x)}"])


def _filled(arcs: list[tuple[int, int, int]], source: int, sink: int) -> int:
    """Give the value of the flow that fills a path with the fewest arcs again and again."""
    priced = [(*arc, 0) for arc in arcs]
    amounts = one_after_the_other(priced, source, sink, sum(c for *_, c in arcs))
    return sum(a for a, (u, *_) in zip(amounts, arcs, strict=True) if u == source)
