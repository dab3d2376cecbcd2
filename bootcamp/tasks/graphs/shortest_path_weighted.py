"""Find a path of least total weight between two vertices.

Answer: the vertices of the path in order; every path of least weight is right.
Harder: more vertices and edges, larger weights, more edges on the best path, so that more routes come close.
Skills: search, optimization
Source: original; E. W. Dijkstra, A note on two problems in connexion with graphs, 1959.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import Weighted, random_connected, shortest_paths, weighted
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Path

_DRAWS = 100


class ShortestPathWeighted(Task["ShortestPathWeighted.Params", "ShortestPathWeighted.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob(
            "how many vertices the graph has", levels=(4, 6, 8, 10, 14, 20, 30, 42, 60, 80), ge=4, le=200
        )
        edges: int = knob("how many edges it has", levels=(5, 9, 13, 18, 28, 45, 75, 115, 180, 260), ge=5, le=1000)
        heaviest: int = knob("the largest weight drawn", levels=(9, 9, 9, 20, 20, 40, 60, 80, 99, 99), ge=3, le=10**4)
        steps: int = knob(
            "the fewest edges that the best path found may have", levels=(2, 3, 3, 4, 4, 5, 6, 6, 7, 8), ge=2, le=20
        )
        trap: bool = knob("whether every path with the fewest edges is too heavy", levels=(False, False) + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        vertices: int
        edges: tuple[Weighted, ...]  # u, v and the weight; vertices are counted from 1
        start: int
        end: int
        best: int  # the least total weight

    answer = Path(Integer())
    prompt = Prompt(
        en=r"""
        An undirected graph has the vertices 1 to {{ vertices }} and these edges, written u-v:w with the weight w:

        {% for u, v, w in edges %}{{ u }}-{{ v }}:{{ w }}{{ "" if loop.last else ", " }}{% endfor %}


        Find a path from vertex {{ start }} to vertex {{ end }} whose weights have the least possible sum.
        List its vertices in order, both ends included. If there are several such paths, give any one.
        """,
        zh=r"""
        一个无向图的顶点为 1 到 {{ vertices }}，边如下，写作 u-v:w，其中 w 是权：

        {% for u, v, w in edges %}{{ u }}-{{ v }}:{{ w }}{{ "" if loop.last else ", " }}{% endfor %}


        求从顶点 {{ start }} 到顶点 {{ end }} 的一条路径，使各边权之和最小。按顺序列出它的顶点，包括两个端点。
        如果有多条这样的路径，给出任意一条即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.vertices
        for _ in range(_DRAWS):
            edges = weighted(rng, random_connected(rng, n, params.edges), 1, params.heaviest)
            start = rng.randrange(n)
            far = [path for end in range(n) if len(path := _best_path(n, edges, start, end)) > params.steps]
            if params.trap:
                far = [path for path in far if _lightest_of_few(n, edges, path) > _weight(edges, path)]
            if far:
                path = rng.choice(far)
                shown = tuple((u + 1, v + 1, w) for u, v, w in rng.sample(edges, len(edges)))
                best = _weight(edges, path)
                instance = self.Instance(vertices=n, edges=shown, start=start + 1, end=path[-1] + 1, best=best)
                return instance, tuple(vertex + 1 for vertex in path)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(instance.edges), instance.start, instance.end]

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if not answer or (answer[0], answer[-1]) != (instance.start, instance.end):
            return f"the path does not lead from {instance.start} to {instance.end}"
        weights = _weights(instance.edges)
        missing = next((pair for pair in pairwise(answer) if pair not in weights), None)
        if missing:
            return f"there is no edge {missing[0]}-{missing[1]}"
        total = sum(weights[pair] for pair in pairwise(answer))
        return "" if total == instance.best else "a path of smaller weight exists"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        edges = tuple((u - 1, v - 1, w) for u, v, w in instance.edges)
        start, end = instance.start - 1, instance.end - 1
        least, _ = shortest_paths(instance.vertices, edges, start)
        lines = []
        for d, v in sorted((d, v) for v, d in enumerate(least) if d and d <= instance.best):
            u = _best_path(instance.vertices, edges, start, v)[-2]
            lines.append(f"{u + 1} -> {v + 1}: {least[u]} + {d - (least[u] or 0)} = {d}")
        path = " -> ".join(str(v + 1) for v in _best_path(instance.vertices, edges, start, end))
        return "\n".join([*lines, f"{'path: ' if language == 'en' else '路径：'}{path}"])


def _weights(edges: tuple[Weighted, ...]) -> dict[tuple[int, int], int]:
    """Look up the weight of an edge from either end."""
    return {pair: w for u, v, w in edges for pair in ((u, v), (v, u))}


def _weight(edges: tuple[Weighted, ...], path: Sequence[int]) -> int:
    """Add up the weights of a path's edges."""
    weights = _weights(edges)
    return sum(weights[pair] for pair in pairwise(path))


def _lightest_of_few(n: int, edges: tuple[Weighted, ...], path: Sequence[int]) -> int:
    """Find the least weight of the paths that have the fewest edges between the ends of `path`."""
    edge = 1 + sum(w for *_, w in edges)  # more than all weights together
    least, _ = shortest_paths(n, tuple((u, v, edge + w) for u, v, w in edges), path[0])
    return (least[path[-1]] or 0) % edge


def _best_path(n: int, edges: tuple[Weighted, ...], start: int, end: int) -> list[int]:
    """Walk back from the end along edges that shortest paths use, always to the vertex of the lowest number."""
    least, _ = shortest_paths(n, edges, start)
    weights = _weights(edges)
    path = [end]
    while path[-1] != start:
        here = path[-1]
        path.append(min(u for (u, v), w in weights.items() if v == here and (least[u] or 0) + w == least[here]))
    return path[::-1]
