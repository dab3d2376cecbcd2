"""Find a route whose smallest weight limit is as large as possible, with as few roads as possible.

Answer: the vertices of the route in order; every best route is right.
Harder: more vertices and edges, more different limits; wide roads that end at a narrow one.
Skills: optimization, search
Source: original; M. Pollack, The maximum capacity through a network, 1960.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import Weighted, minimum_spanning_tree, neighbours, random_connected, shortest_path, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path

_DRAWS = 60


class WidestPath(Task["WidestPath.Params", "WidestPath.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 8, 10, 13, 17, 22, 30, 42, 60), ge=4, le=100)
        edges: int = knob("how many edges there are", levels=(7, 9, 13, 17, 23, 31, 42, 60, 88, 130), ge=4, le=400)
        heaviest: int = knob("the largest limit", levels=(9, 12, 20, 25, 35, 45, 60, 90, 130, 200), ge=3, le=1000)
        steps: int = knob("how many edges the route has at least", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 9), ge=1, le=20)
        trap: bool = knob("whether a maximum spanning tree holds no best route", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("limit", "best")

        graph: Graph
        start: int
        end: int
        limit: int  # the largest possible smallest limit
        best: int  # the fewest edges of a route that has it

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The edges are roads, and the weight of an edge is the heaviest load that may use it. The heaviest load for a
        route is the smallest of the weights of its edges. Find a route from vertex {{ start }} to vertex {{ end }} for
        which the heaviest load is as large as possible; among all such routes, it must have as few edges as possible.
        List its vertices in order, both ends included. If there are several best routes, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        边是道路，边的权是该道路允许通过的最大载重。一条路线的最大载重是它各边的权中最小的一个。
        求一条从顶点 {{ start }} 到顶点 {{ end }} 的路线，使它的最大载重尽可能大；在所有这样的路线中，它的边数必须最少。
        按顺序列出它的顶点，包括两个端点。如果最好的路线有多条，给出任意一条即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Path(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.vertices
        for _ in range(_DRAWS):
            edges = weighted(rng, random_connected(rng, n, params.edges), 1, max(params.heaviest, params.edges), True)
            tree = minimum_spanning_tree(n, [(u, v, -w) for u, v, w in edges])
            for _ in range(8):
                start, end = rng.sample(range(n), 2)
                along = shortest_path(n, tree, start, end) or []
                limit = min(-w for u, v, w in tree for pair in pairwise(along) if pair in ((u, v), (v, u)))
                path = shortest_path(n, [edge for edge in edges if edge[2] >= limit], start, end) or []
                plain = _widest_of_short(n, edges, start, end)
                if len(path) <= params.steps or plain >= limit or (params.trap and len(along) == len(path)):
                    continue
                graph = draw_view(rng, n, edges, ("weight",), forms=("edges", "lists", "matrix", "sentences"))
                instance = self.Instance(graph=graph, start=start + 1, end=end + 1, limit=limit, best=len(path) - 1)
                return instance, tuple(v + 1 for v in path)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), sorted((instance.start, instance.end))]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, weights, lines = instance.graph.vertices, instance.graph.label(), []
        groups = {v: {v} for v in range(1, n + 1)}
        for u, v in sorted(instance.graph.ends(), key=lambda edge: -weights[edge]):
            if instance.end in groups[instance.start]:
                break
            joined = groups[u] | groups[v]
            groups |= dict.fromkeys(joined, joined)
            lines.append(f"{u}-{v}:{weights[u, v]} → {' '.join(map(str, sorted(joined)))}")
        wide = [(u - 1, v - 1) for u, v in instance.graph.ends() if weights[u, v] >= instance.limit]
        near, ways = neighbours(n, wide), {instance.start: [instance.start]}
        for one in (queue := [instance.start]):  # grows while it is walked through
            new = [v + 1 for v in near[one - 1] if v + 1 not in ways]
            ways |= {v: [*ways[one], v] for v in new}
            queue += new
            lines.append(f"≥ {instance.limit}: {one} → {' '.join(map(str, new)) or '-'}")
            if instance.end in ways:
                break
        name = {"en": "route: ", "zh": "路线："}[language]
        return "\n".join([*lines, f"{name}{' -> '.join(map(str, ways[instance.end]))}"])

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if len(answer) < 2 or (answer[0], answer[-1]) != (instance.start, instance.end):
            return f"the route does not lead from {instance.start} to {instance.end}"
        weights = instance.graph.label()
        missing = next((pair for pair in pairwise(answer) if pair not in weights), None)
        if missing:
            return f"there is no edge {missing[0]}-{missing[1]}"
        if min(weights[pair] for pair in pairwise(answer)) < instance.limit:
            return "a route for heavier loads exists"
        return "" if len(answer) - 1 == instance.best else "a route with fewer edges is as good"


def _widest_of_short(n: int, edges: tuple[Weighted, ...], start: int, end: int) -> int:
    """Give the smallest limit on the first of the routes with the fewest edges."""
    weights = {pair: w for u, v, w in edges for pair in ((u, v), (v, u))}
    return min(weights[pair] for pair in pairwise(shortest_path(n, edges, start, end) or []))
