"""Find the path that comes k-th when all simple paths between two vertices are ranked by weight.

Answer: the vertices of the path in order; the weights up to rank k + 1 differ, so there is just one.
Harder: more vertices and arcs, larger weights, a later rank.
Skills: search, optimization
Source: original; J. Y. Yen, Finding the k shortest loopless paths in a network, 1971.
"""

from __future__ import annotations

import heapq
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import Weighted, neighbours
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Path

_DRAWS = 100
_MOST_PATHS = 2000


class KthShortestPath(Task["KthShortestPath.Params", "KthShortestPath.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices the graph has", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=4, le=20)
        arcs: int = knob("how many arcs it has", levels=(7, 10, 13, 16, 19, 22, 25, 28, 32, 38), ge=5, le=60)
        heaviest: int = knob("the largest weight drawn", levels=(9, 12, 20, 20, 30, 40, 50, 60, 80, 99), ge=5, le=999)
        rank: int = knob("the rank of the path", levels=(2, 2, 3, 4, 5, 6, 7, 8, 10, 12), ge=2, le=30)

    class Instance(task.Instance):
        graph: Graph
        start: int
        end: int
        rank: int

    answer = Path(Integer())
    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Consider all paths from vertex {{ start }} to vertex {{ end }} that follow the arcs in their direction and visit
        no vertex twice. Rank them by the sum of their weights, the smallest sum first; rank 1 is the lightest path.
        No two of the first {{ rank + 1 }} sums are equal. Give the path of rank {{ rank }}: its vertices in order,
        both ends included.
        """,
        zh=r"""
        {{ graph.told(language) }}

        考虑从顶点 {{ start }} 到顶点 {{ end }} 的所有路径：沿弧的方向走，且不重复经过任何顶点。
        按权之和从小到大排名，权和最小的为第 1 名；前 {{ rank + 1 }} 名的权和互不相同。
        求第 {{ rank }} 名的路径，按顺序列出它的顶点，包括两个端点。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.vertices
        pairs = [(u, v) for u in range(n) for v in range(n) if u != v]
        if params.arcs > len(pairs):
            raise task.Retry
        for _ in range(_DRAWS):
            arcs = [(u, v, rng.randint(1, params.heaviest)) for u, v in rng.sample(pairs, params.arcs)]
            start, end = rng.sample(range(n), 2)
            ranked = _ranked(n, arcs, start, end)
            sums = [total for total, _ in ranked[: params.rank + 1]]
            if len(set(sums)) == params.rank + 1:
                path = tuple(vertex + 1 for vertex in ranked[params.rank - 1][1])
                graph = draw_view(rng, n, arcs, ("weight",), directed=True)
                return self.Instance(graph=graph, start=start + 1, end=end + 1, rank=params.rank), path
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(instance.graph.edges), instance.start, instance.end, instance.rank]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        weights, lines, rank = instance.graph.label(), list[str](), 0
        queue: list[tuple[int, tuple[int, ...]]] = [(0, (instance.start,))]
        while queue:
            total, path = heapq.heappop(queue)
            shown = f"{'-'.join(map(str, path))} {total}"
            if path[-1] == instance.end:
                rank += 1
                lines.append(f"{shown}, {rank}.")
                if rank == instance.rank:
                    break
                continue
            told = []
            for u, v in sorted(weights):
                if u == path[-1] and v not in path:
                    told.append(f"{v} {total + weights[u, v]}")
                    heapq.heappush(queue, (total + weights[u, v], (*path, v)))
            lines.append(f"{shown}: {', '.join(told) or '-'}")
        return "\n".join(lines)


def _ranked(n: int, arcs: list[Weighted], start: int, end: int) -> list[tuple[int, tuple[int, ...]]]:
    """Sort all simple paths by weight; none if there are too many."""
    weights = {(u, v): w for u, v, w in arcs}
    after = neighbours(n, arcs, directed=True)
    found: list[tuple[int, tuple[int, ...]]] = []
    stack: list[tuple[int, ...]] = [(start,)]
    while stack:
        path = stack.pop()
        if path[-1] == end:
            found.append((sum(weights[pair] for pair in pairwise(path)), path))
            continue
        if len(found) + len(stack) > _MOST_PATHS:
            return []
        stack += [(*path, other) for other in after[path[-1]] if other not in path]
    return sorted(found)
