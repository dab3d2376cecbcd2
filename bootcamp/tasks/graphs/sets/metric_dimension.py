"""Find as few landmarks as possible whose distances tell all vertices of a graph apart.

Answer: the set of landmarks; every smallest set is right.
Harder: more vertices and edges, more landmarks; adding the landmark that tells most apart fails.
Skills: optimization, search
Source: original; P. J. Slater, Leaves of trees, 1975; F. Harary and R. A. Melter, On the metric dimension, 1976.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb
from random import Random

from bootcamp import task
from bootcamp.lib.graph import distances, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Answer = frozenset[int]


class MetricDimension(Task["MetricDimension.Params", "MetricDimension.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(7, 8, 11, 12, 13, 14, 15, 16, 17, 18), ge=5, le=22)
        edges: int = knob("how many edges there are", levels=(8, 9, 13, 14, 16, 18, 20, 22, 24, 27), ge=4, le=70)
        least: int = knob("the least size of a smallest set", levels=(2, 2, 3, 3, 3, 3, 3, 3, 3, 4), ge=1, le=6)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the size of a smallest set

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The distance of two vertices is the number of edges of a shortest path between them. Choose as few vertices as
        possible as landmarks so that for any two different vertices of the graph there is a landmark to which they have
        different distances. (A landmark has distance 0 to itself.) Give the set of landmarks; if there are several
        smallest sets, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        两个顶点的距离是它们之间最短路径的边数。请选出尽可能少的顶点作为地标，使得对图中任意两个不同的顶点，
        总有一个地标到它们的距离不同（地标到自身的距离为 0）。
        请给出地标的集合；如果最小的集合有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(120):
            edges = random_connected(rng, n, params.edges)
            tables = [distances(n, edges, v) for v in range(n)]
            greedy = min(_most_first(tables, n))
            if params.least > 2 and greedy <= params.least:
                continue
            size, good = _smallest(tables, n)
            if size < params.least or (params.least > 2 and (10 * len(good) > comb(n, size) or size == greedy)):
                continue
            instance = self.Instance(graph=draw_view(rng, n, edges), best=size)
            return instance, frozenset(v + 1 for v in rng.choice(good))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: Answer) -> str:
        n = instance.graph.vertices
        edges = [(u - 1, v - 1) for u, v in instance.graph.ends()]
        rows = list(zip(*(distances(n, edges, v - 1) for v in sorted(answer)), strict=True)) or [()] * n
        for u, v in combinations(range(n), 2):
            if rows[u] == rows[v]:
                return f"no landmark tells the vertices {u + 1} and {v + 1} apart"
        return "" if len(answer) == instance.best else "fewer landmarks are enough"


def _telling(row: Sequence[int | None]) -> int:
    """Give, as bits, the pairs of vertices to which a vertex has different distances."""
    return sum(1 << place for place, (a, b) in enumerate(combinations(row, 2)) if a != b)


def _smallest(tables: Sequence[Sequence[int | None]], n: int) -> tuple[int, list[tuple[int, ...]]]:
    """List all sets of the smallest size that tell all pairs apart."""
    masks, every = [_telling(row) for row in tables], (1 << n * (n - 1) // 2) - 1
    for size in range(1, n):
        found = []
        for some in combinations(range(n), size):
            told = 0
            for v in some:
                told |= masks[v]
            if told == every:
                found.append(some)
        if found:
            return size, found
    raise AssertionError("all vertices but one are enough")


def _most_first(tables: Sequence[Sequence[int | None]], n: int) -> list[int]:
    """Count the landmarks if the one that tells most new pairs apart, or makes most classes, is added each time."""
    masks = [_telling(row) for row in tables]
    chosen: list[int] = []
    missing = (1 << n * (n - 1) // 2) - 1
    while missing:
        chosen.append(max(range(n), key=lambda v: (masks[v] & missing).bit_count()))
        missing &= ~masks[chosen[-1]]
    rows: list[tuple[int | None, ...]] = [()] * n
    while len(set(rows)) < n:
        best = max(range(n), key=lambda v: len(set(zip(rows, tables[v], strict=True))))
        rows = [(*row, distance) for row, distance in zip(rows, tables[best], strict=True)]
    return [len(chosen), len(rows[0])]
