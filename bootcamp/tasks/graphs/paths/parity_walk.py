"""Find a shortest walk whose number of edges leaves a given remainder.

Answer: the vertices of the walk in order; every shortest one is right.
Harder: more vertices and edges, larger divisors; going to and fro on a shortest path is too long.
Skills: search, arithmetic
Source: original.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import distances, neighbours, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path


class ParityWalk(Task["ParityWalk.Params", "ParityWalk.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 8, 10, 13, 17, 22, 28, 36, 48), ge=3, le=100)
        spare: int = knob("how many edges there are beyond a tree", levels=(2, 2, 3, 3, 4, 5, 6, 7, 9, 12), ge=1, le=60)
        divisor: int = knob("the divisor", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=12)
        trap: bool = knob("whether going to and fro is too long", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        start: int
        end: int
        divisor: int
        remainder: int
        best: int  # the fewest edges

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A walk goes from vertex to vertex along edges; it may use vertices and edges more than once, and each use of an
        edge counts. Find a walk from vertex {{ start }} to vertex {{ end }} whose number of edges leaves the remainder
        {{ remainder }} when it is divided by {{ divisor }}. Among these walks it must have as few edges as possible.
        List its vertices in order, both ends included. If there are several shortest ones, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        游走沿边从顶点走到顶点，可以多次经过同一顶点和同一条边，边每经过一次就计一次。
        求一条从顶点 {{ start }} 到顶点 {{ end }} 的游走，使它的边数除以 {{ divisor }} 余 {{ remainder }}；
        在所有这样的游走中，它的边数必须最少。按顺序列出它的顶点，包括两个端点。如果最短的有多条，给出任意一条即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Path(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n, m = params.vertices, params.divisor
        for _ in range(80):
            edges = random_connected(rng, n, min(n - 1 + params.spare, n * (n - 1) // 2))
            start = rng.randrange(n)
            walks = _walks(neighbours(n, edges), start, m)
            away = distances(n, edges, start)
            fit = []
            for (end, remainder), walk in walks.items():
                padded = away[end] or 0
                while padded % m != remainder and padded < len(walk):
                    padded += 2
                plain = (away[end] or 0) % m == remainder
                if end != start and not plain and not (params.trap and padded == len(walk) - 1):
                    fit.append(walk)
            if fit:
                walk = rng.choice(fit)
                graph = draw_view(rng, n, edges)
                instance = self.Instance(
                    graph=graph,
                    start=start + 1,
                    end=walk[-1] + 1,
                    divisor=m,
                    remainder=(len(walk) - 1) % m,
                    best=len(walk) - 1,
                )
                return instance, tuple(v + 1 for v in walk)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        ends = sorted((instance.start, instance.end))
        return [instance.graph.facts(), ends, instance.divisor, instance.remainder]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        near = neighbours(instance.graph.vertices, [(u - 1, v - 1) for u, v in instance.graph.ends()])
        walks = _walks(near, instance.start - 1, instance.divisor)
        walk = walks[instance.end - 1, instance.remainder]
        lines = []
        for length in range(1, len(walk)):
            new = [f"{found[-1] + 1}←{found[-2] + 1}" for found in walks.values() if len(found) == length + 1]
            lines.append(f"{length}: {', '.join(new)}")
        shown = " -> ".join(str(v + 1) for v in walk)
        return "\n".join(
            [
                *lines,
                " ← ".join(str(v + 1) for v in reversed(walk)),
                f"{'walk: ' if language == 'en' else '路线：'}{shown}",
            ]
        )

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if not answer or (answer[0], answer[-1]) != (instance.start, instance.end):
            return f"the walk does not lead from {instance.start} to {instance.end}"
        edges = {frozenset(pair) for pair in instance.graph.ends()}
        missing = next((pair for pair in pairwise(answer) if frozenset(pair) not in edges), None)
        if missing:
            return f"there is no edge {missing[0]}-{missing[1]}"
        if (len(answer) - 1) % instance.divisor != instance.remainder:
            return "the number of edges leaves another remainder"
        return "" if len(answer) - 1 == instance.best else "a shorter walk exists"


def _walks(near: list[list[int]], start: int, m: int) -> dict[tuple[int, int], tuple[int, ...]]:
    """Give a shortest walk to each vertex for each remainder."""
    found: dict[tuple[int, int], tuple[int, ...]] = {(start, 0): (start,)}
    queue: list[tuple[int, ...]] = [(start,)]
    for walk in queue:  # grows while it is walked through
        for other in near[walk[-1]]:
            state = other, len(walk) % m
            if state not in found:
                found[state] = (*walk, other)
                queue.append(found[state])
    return found
