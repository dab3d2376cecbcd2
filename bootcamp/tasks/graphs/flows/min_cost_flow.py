"""Send a number of units through a directed network at least cost.

Answer: the amount on each used arc; every flow of least cost is right.
Harder: more vertices and arcs, more units, larger and negative costs, networks in which filling the cheapest path
again and again without taking anything back fails.
Skills: optimization, search
Source: original; L. R. Ford and D. R. Fulkerson, Flows in Networks, 1962.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.flow import max_flow, min_cost_flow
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.graphs.flows._networks import crossed_network, one_after_the_other
from bootcamp.verifiers import Edge, Format, Integer, Mapping

Answer = dict[tuple[int, ...], int]
Priced = tuple[int, int, int, int]


class MinCostFlow(Task["MinCostFlow.Params", "MinCostFlow.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 5, 7, 8, 8, 9, 10, 11, 12, 13), ge=4, le=30)
        arcs: int = knob("about how many arcs there are", levels=(5, 8, 12, 14, 17, 20, 23, 27, 31, 36), ge=5, le=150)
        largest: int = knob("the largest capacity", levels=(4, 4, 5, 5, 6, 7, 8, 9, 10, 12), ge=4, le=1000)
        cost: int = knob("the largest cost drawn", levels=(9, 9, 9, 15, 20, 20, 25, 30, 35, 40), ge=3, le=1000)
        negative: bool = knob("whether some costs are negative", levels=(False,) * 6 + (True,) * 4)
        trap: bool = knob("whether filling the cheapest paths fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        source: int
        sink: int
        amount: int
        best: int  # the least cost

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The cost of an arc is paid for each unit that is sent along it. {{ amount }} units are to be sent from vertex
        {{ source }} to vertex {{ sink }}: a whole number of units, at least 0 and at most the capacity, goes along each
        arc; into every vertex other than {{ source }} and {{ sink }} comes as much as goes out of it; and {{ amount }}
        more units go out of {{ source }} than come into it.

        Find a way whose total cost is as small as possible, and give the number of units on each arc. Arcs that you
        leave out carry 0. If there are several such ways, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        弧的费用是每输送一个单位所付的费用。要从顶点 {{ source }} 向顶点 {{ sink }} 输送 {{ amount }} 个单位：
        每条弧上输送整数个单位，不小于 0，也不超过该弧的容量；除 {{ source }} 和 {{ sink }} 以外，
        每个顶点的流入量等于流出量；{{ source }} 的流出量比流入量多 {{ amount }}。

        求总费用最小的输送方案，并给出每条弧上的单位数。没有写出的弧流量为 0。
        如果有多个这样的方案，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Mapping(Edge(instance.graph.vertices, directed=True), Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(30):
            plain, source, sink = crossed_network(rng, n, params.arcs, params.largest)
            height = [rng.randint(0, params.cost // 2) if params.negative else 0 for _ in range(n)]
            # heights leave the cost of every cycle as it is, above 0
            arcs = [(u, v, c, rng.randint(1, params.cost) + height[v] - height[u]) for u, v, c in plain]
            amount = max_flow(n, plain, source, sink)[0]
            amount -= rng.randint(0, amount // 4)
            found = min_cost_flow(n, arcs, source, sink, amount)
            if found is None or (params.negative and min(cost for *_, cost in arcs) >= 0):
                continue
            best, amounts = found
            if params.trap and _cost(arcs, source, sink, amount) == best:
                continue
            view = draw_view(rng, n, arcs, ("capacity", "cost"), directed=True)
            instance = self.Instance(graph=view, source=source + 1, sink=sink + 1, amount=amount, best=best)
            return instance, {(u + 1, v + 1): a for (u, v, *_), a in zip(arcs, amounts, strict=True) if a}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.source, instance.sink, instance.amount]

    def check(self, instance: Instance, answer: Answer) -> str:
        capacities, costs = instance.graph.label(), instance.graph.label(1)
        gain = [0] * (instance.graph.vertices + 1)
        for (u, v), amount in answer.items():
            if amount and (u, v) not in capacities:
                return f"there is no arc {u}->{v}"
            if amount > capacities.get((u, v), 0):
                return f"more is sent along {u}->{v} than its capacity"
            gain[u] -= amount
            gain[v] += amount
        for vertex in range(1, instance.graph.vertices + 1):
            if gain[vertex] and vertex not in (instance.source, instance.sink):
                return f"as much must go out of vertex {vertex} as comes into it"
        if gain[instance.sink] != instance.amount:
            return f"{gain[instance.sink]} units are sent instead of {instance.amount}"
        total = sum(amount * costs.get((u, v), 0) for (u, v), amount in answer.items())
        return "" if total == instance.best else "a cheaper way exists"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        capacities, costs, lines = instance.graph.label(), instance.graph.label(1), list[str]()
        flow, left = dict.fromkeys(sorted(capacities), 0), instance.amount
        while left:
            steps = [(u, v, costs[u, v], 1) for u, v in flow if flow[u, v] < capacities[u, v]]
            steps += [(v, u, -costs[u, v], -1) for u, v in flow if flow[u, v]]
            away, came = {instance.source: 0}, dict[int, tuple[int, int]]()
            for _ in range(instance.graph.vertices):
                for u, v, cost, way in steps:
                    if u in away and away[u] + cost < away.get(v, away[u] + cost + 1):
                        away[v], came[v] = away[u] + cost, (u, way)
            told = sorted((d, v) for v, d in away.items() if v in came)
            lines.append(", ".join(f"{came[v][0]}{'><'[came[v][1] < 0]}{v} {d}" for d, v in told))
            path, here = list[tuple[tuple[int, int], int]](), instance.sink
            while here != instance.source:
                u, way = came[here]
                path.insert(0, ((u, here) if way > 0 else (here, u), way))
                here = u
            room = min(left, *(capacities[arc] - flow[arc] if way > 0 else flow[arc] for arc, way in path))
            shown = [f"{u}{'>' if way > 0 else '<'}{v} {flow[u, v]}/{capacities[u, v]}" for (u, v), way in path]
            for arc, way in path:
                flow[arc] += way * room
            lines.append(f"{', '.join(shown)}: {room}, {left} - {room} = {left - room}")
            left -= room
        total = sum(x * costs[arc] for arc, x in flow.items())
        return "\n".join([*lines, f"{total}: {', '.join(f'{u}->{v}: {x}' for (u, v), x in flow.items() if x)}"])


def _cost(arcs: list[Priced], source: int, sink: int, amount: int) -> int | None:
    """Give the cost of filling the cheapest path again and again, or None if that gets stuck."""
    amounts = one_after_the_other(arcs, source, sink, amount)
    sent = sum(a for a, (u, *_) in zip(amounts, arcs, strict=True) if u == source)
    return sum(a * cost for a, (*_, cost) in zip(amounts, arcs, strict=True)) if sent == amount else None
