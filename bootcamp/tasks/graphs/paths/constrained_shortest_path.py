"""Find a cheapest path among those that are fast enough.

Answer: the vertices of the path in order; every path of least cost within the limit is right.
Harder: more vertices and arcs, larger numbers, more paths that trade cost for time.
Skills: search, optimization
Source: original; H. C. Joksch, The shortest route problem with constraints, 1966.
"""

from __future__ import annotations

import heapq
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path

Arc = tuple[int, int, int, int]
"""Tail, head, cost and time."""

Label = tuple[int, int, tuple[int, ...]]
"""The cost, the time and the vertices of a path."""

_DRAWS = 200


class ConstrainedShortestPath(
    Task["ConstrainedShortestPath.Params", "ConstrainedShortestPath.Instance", tuple[int, ...]]
):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 5, 6, 7, 8, 9, 11, 13, 15, 18), ge=4, le=30)
        arcs: int = knob("how many arcs there are", levels=(8, 10, 14, 17, 21, 25, 31, 38, 46, 56), ge=4, le=120)
        largest: int = knob("the largest cost and time", levels=(9, 9, 9, 12, 15, 20, 30, 40, 50, 60), ge=4, le=1000)
        trades: int = knob(
            "how many paths at least no other path beats in both cost and time",
            levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=20,
        )  # fmt: skip

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        start: int
        end: int
        limit: int
        best: int  # the least cost

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The cost of a path is the sum of the costs of its arcs, its time the sum of their times. Find a path along arcs
        in their direction from vertex {{ start }} to vertex {{ end }} whose time is at most {{ limit }} and whose cost
        is as small as possible under this condition. List its vertices in order, both ends included. If there are
        several such paths, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        一条路径的费用是其各弧费用之和，时间是其各弧时间之和。
        求一条沿弧的方向从顶点 {{ start }} 到顶点 {{ end }} 的路径，
        其时间不超过 {{ limit }}，并且在此条件下费用最小。按顺序列出它的顶点，包括两个端点。
        如果有多条这样的路径，给出任意一条即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Path(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n, top = params.vertices, params.largest
        pairs = [(u, v) for u in range(n) for v in range(n) if u != v]
        for _ in range(_DRAWS):
            arcs = []
            for u, v in rng.sample(pairs, min(params.arcs, len(pairs))):
                speed = rng.randint(1, top)
                near = max(1, top // 4)
                cost = min(top, max(1, top + 1 - speed + rng.randint(-near, near)))
                arcs.append((u, v, cost, speed))
            start, end = rng.sample(range(n), 2)
            ways = _best_ways(n, arcs, start, end)
            if len(ways) < params.trades:
                continue
            place = rng.randrange(1, max(2, len(ways) - 1))
            cost, time, path = ways[place]
            limit = rng.randrange(time, ways[place - 1][1])
            balanced = min(ways, key=lambda way: way[0] + way[1])
            if params.trades > 2 and (balanced[0] == cost or len(ways) - place < 2):
                continue
            graph = draw_view(rng, n, arcs, ("cost", "time"), directed=True)
            instance = self.Instance(graph=graph, start=start + 1, end=end + 1, limit=limit, best=cost)
            return instance, tuple(v + 1 for v in path)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.start, instance.end, instance.limit]

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if not answer or (answer[0], answer[-1]) != (instance.start, instance.end):
            return f"the path does not lead from {instance.start} to {instance.end}"
        costs, times = instance.graph.label(0), instance.graph.label(1)
        missing = next((pair for pair in pairwise(answer) if pair not in costs), None)
        if missing:
            return f"there is no arc {missing[0]}->{missing[1]}"
        time = sum(times[pair] for pair in pairwise(answer))
        if time > instance.limit:
            return f"the time of the path exceeds the limit by {time - instance.limit}"
        cost = sum(costs[pair] for pair in pairwise(answer))
        return "" if cost == instance.best else "a cheaper path is fast enough"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        costs, times = instance.graph.label(0), instance.graph.label(1)
        queue: list[Label] = [(0, 0, (instance.start,))]
        fastest, lines = dict[int, int](), list[str]()
        while queue:
            cost, time, path = heapq.heappop(queue)
            here, told = path[-1], []
            shown = f"{'-'.join(map(str, path))} {cost}/{time}"
            if here == instance.end:
                return "\n".join([*lines, f"{shown}: {' -> '.join(map(str, path))}"])
            if time >= fastest.get(here, time + 1):
                lines.append(f"{shown}: x")
                continue
            fastest[here] = time
            for u, v in sorted(costs):
                if u == here and v not in path:
                    label = (cost + costs[u, v], time + times[u, v], (*path, v))
                    fits = label[1] <= instance.limit
                    told.append(f"{v} {label[0]}/{label[1]}" + ("" if fits else " x"))
                    if fits:
                        heapq.heappush(queue, label)
            lines.append(f"{shown}: {', '.join(told) or '-'}")
        raise AssertionError("a path is fast enough")


def _best_ways(n: int, arcs: list[Arc], start: int, end: int) -> list[Label]:
    """List a path for each pair of cost and time that no other pair beats, the cheapest first."""
    after: list[list[tuple[int, int, int]]] = [[] for _ in range(n)]
    for u, v, cost, time in arcs:
        after[u].append((v, cost, time))
    fastest: list[int | None] = [None] * n  # among the labels settled so far, which are no dearer
    found: list[Label] = []
    queue: list[Label] = [(0, 0, (start,))]
    while queue:
        cost, time, path = heapq.heappop(queue)
        here = path[-1]
        before = fastest[here]
        if before is not None and time >= before:
            continue
        fastest[here] = time
        if here == end:
            found.append((cost, time, path))
            continue
        for other, more, longer in after[here]:
            if other not in path:
                heapq.heappush(queue, (cost + more, time + longer, (*path, other)))
    return found
