"""Find a walk that uses as few arcs as possible against their direction.

Answer: the vertices of the walk in order; every walk with the fewest is right.
Harder: more vertices and arcs, more arcs that must be used backwards, ways with few arcs that need more.
Skills: search, optimization
Source: original.
"""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import Edge, random_connected, shortest_paths
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path


class MinEdgeReversals(Task["MinEdgeReversals.Params", "MinEdgeReversals.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 8, 10, 13, 17, 22, 28, 38, 52), ge=4, le=100)
        arcs: int = knob("how many arcs there are", levels=(6, 8, 11, 14, 18, 24, 31, 40, 55, 76), ge=4, le=300)
        least: int = knob("the fewest arcs to be used backwards", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=10)
        trap: bool = knob("whether walks with the fewest arcs fail", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        start: int
        end: int
        best: int  # the fewest arcs used backwards

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A walk may use an arc in its direction or against it. Find a walk from vertex {{ start }} to vertex {{ end }}
        that uses arcs against their direction as few times as possible; the number of other arcs does not matter. List
        its vertices in order, both ends included. If there are several such walks, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        游走时可以顺着弧的方向走，也可以逆着弧的方向走。求一条从顶点 {{ start }} 到顶点 {{ end }} 的游走，
        使逆着弧的方向走的次数尽可能少；顺着走的次数不限。按顺序列出它的顶点，包括两个端点。
        如果有多条这样的游走，给出任意一条即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Path(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.vertices
        for _ in range(80):
            pairs = random_connected(rng, n, params.arcs)
            arcs = [(u, v) if rng.random() < 0.5 else (v, u) for u, v in pairs]
            start = rng.randrange(n)
            walks = _walks(n, arcs, start)
            priced = [(u, v, n) for u, v in arcs] + [(v, u, n + 1) for u, v in arcs]
            few = [(total or 0) % n for total in shortest_paths(n, priced, start, directed=True)[0]]
            fit = []
            for end, walk in walks.items():
                cost = _backwards(arcs, walk)
                if cost >= params.least and not (params.trap and few[end] == cost):
                    fit.append((walk, cost))
            if fit:
                walk, cost = rng.choice(fit)
                graph = draw_view(rng, n, arcs, directed=True)
                instance = self.Instance(graph=graph, start=start + 1, end=walk[-1] + 1, best=cost)
                return instance, tuple(v + 1 for v in walk)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.start, instance.end]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        arcs = [(u - 1, v - 1) for u, v in instance.graph.ends()]
        walks = _walks(instance.graph.vertices, arcs, instance.start - 1)
        costs = {v: _backwards(arcs, walk) for v, walk in walks.items()}
        lines = []
        for cost in range(instance.best + 1):
            steps = [f"{walk[-2] + 1} → {v + 1}" for v, walk in walks.items() if costs[v] == cost and len(walk) > 1]
            lines.append(f"{cost}: {', '.join(steps) or '-'}")
        walk = " -> ".join(str(v + 1) for v in walks[instance.end - 1])
        return "\n".join([*lines, f"{'walk: ' if language == 'en' else '路线：'}{walk}"])

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if not answer or (answer[0], answer[-1]) != (instance.start, instance.end):
            return f"the walk does not lead from {instance.start} to {instance.end}"
        arcs = instance.graph.ends()
        missing = next(((u, v) for u, v in pairwise(answer) if (u, v) not in arcs and (v, u) not in arcs), None)
        if missing:
            return f"no arc joins {missing[0]} and {missing[1]}"
        return "" if _backwards(arcs, answer) == instance.best else "fewer arcs can be used backwards"


def _backwards(arcs: list[Edge], walk: tuple[int, ...] | list[int]) -> int:
    """Count the arcs that a walk uses backwards."""
    forward = set(arcs)
    return sum(pair not in forward for pair in pairwise(walk))


def _walks(n: int, arcs: list[Edge], start: int) -> dict[int, tuple[int, ...]]:
    """Give a walk with the fewest arcs used backwards to each vertex."""
    near: list[list[tuple[int, bool]]] = [[] for _ in range(n)]
    for u, v in arcs:
        near[u].append((v, False))
        near[v].append((u, True))
    found: dict[int, tuple[int, ...]] = {}
    queue: deque[tuple[int, ...]] = deque([(start,)])
    while queue:
        walk = queue.popleft()
        if walk[-1] not in found:
            found[walk[-1]] = walk
            for other, back in near[walk[-1]]:
                if back:
                    queue.append((*walk, other))
                else:
                    queue.appendleft((*walk, other))
    return found
