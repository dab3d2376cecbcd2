"""Find a heaviest path of a graph that passes no vertex twice.

Answer: the vertices of the path in order; every path of greatest weight is right.
Harder: more vertices and edges, larger weights, graphs in which adding the heaviest edge at either end fails.
Skills: optimization, search
Source: original.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.graph import Weighted, random_connected, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path

_DRAWS = 40


class LongestSimplePath(Task["LongestSimplePath.Params", "LongestSimplePath.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 13), ge=3, le=14)
        edges: int = knob("how many edges there are", levels=(5, 6, 8, 9, 11, 12, 14, 16, 18, 20), ge=3, le=26)
        heaviest: int = knob("the largest weight", levels=(9, 9, 12, 15, 20, 25, 30, 40, 50, 60), ge=3, le=1000)
        trap: bool = knob("whether adding the heaviest edge at either end fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the greatest total weight

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Find a path that passes no vertex twice, between any two vertices, whose weights have the greatest possible sum.
        It need not pass through all vertices. List its vertices in order. If there are several such paths, give any
        one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        求一条不重复经过顶点的路径，两端可以是任意顶点，使各边权之和最大。路径不必经过所有顶点。
        按顺序列出它的顶点。如果有多条这样的路径，给出任意一条即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Path(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.vertices
        for _ in range(_DRAWS):
            edges = weighted(rng, random_connected(rng, n, params.edges), 1, params.heaviest)
            weights = {pair: w for u, v, w in edges for pair in ((u, v), (v, u))}
            path = _heaviest(n, edges)
            best = sum(weights[pair] for pair in pairwise(path))
            if not params.trap or _grown(weights, edges) < best:
                instance = self.Instance(graph=draw_view(rng, n, edges, ("weight",)), best=best)
                return instance, tuple(v + 1 for v in path)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if len(set(answer)) < len(answer):
            return "a vertex is passed twice"
        weights = instance.graph.label()
        missing = next((pair for pair in pairwise(answer) if pair not in weights), None)
        if missing:
            return f"there is no edge {missing[0]}-{missing[1]}"
        total = sum(weights[pair] for pair in pairwise(answer))
        return "" if total == instance.best else "a heavier path exists"


def _heaviest(n: int, edges: tuple[Weighted, ...]) -> tuple[int, ...]:
    """Keep, for each set of vertices and each end, the heaviest path; lengthen them one vertex at a time."""
    near: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for u, v, w in edges:
        near[u].append((v, w))
        near[v].append((u, w))
    layer: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {(1 << v, v): (0, (v,)) for v in range(n)}
    best: tuple[int, tuple[int, ...]] = (0, (0,))
    while layer:
        best = max(best, max(layer.values()))
        longer: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {}
        for (used, end), (total, path) in layer.items():
            for other, w in near[end]:
                if not used >> other & 1:
                    state = used | 1 << other, other
                    if state not in longer or longer[state][0] < total + w:
                        longer[state] = total + w, (*path, other)
        layer = longer
    return best[1]


def _grown(weights: dict[tuple[int, int], int], edges: tuple[Weighted, ...]) -> int:
    """Add up the weights of a path that begins as the heaviest edge and grows by the heaviest edge at either end."""
    u, v, total = max(edges, key=lambda edge: edge[2])
    path = [u, v]
    while True:
        ways = [(w, at, other) for (at, other), w in weights.items() if at in (path[0], path[-1]) and other not in path]
        if not ways:
            return total
        w, at, other = max(ways)
        total += w
        path = [*path, other] if at == path[-1] else [other, *path]
