"""Find the core number of every vertex.

Answer: a number for each vertex; one answer is right.
Harder: more vertices and edges, higher cores inside each other, degrees that mislead.
Skills: simulation, logic
Source: original; S. B. Seidman, Network structure and minimum degree, 1983.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import neighbours
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping

Answer = dict[int, int]
Step = tuple[dict[int, int], int, int]
"""The degrees of the vertices that are left, the one that goes, and its core number."""


class CoreDecomposition(Task["CoreDecomposition.Params", "CoreDecomposition.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 7, 9, 11, 14, 18, 23, 29, 37, 46), ge=4, le=60)
        edges: int = knob("how many edges there are", levels=(6, 9, 13, 18, 25, 36, 50, 70, 100, 140), ge=4, le=300)
        cores: int = knob("the fewest different core numbers", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=9)

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The core number of a vertex is the largest k for which the vertex belongs to a set of vertices each of which has
        at least k neighbours inside the set. Give the core number of every vertex.
        """,
        zh=r"""
        {{ graph.told(language) }}

        一个顶点的核数是满足下述条件的最大的 k：该顶点属于某个顶点集合，集合中每个顶点在集合内至少有 k 个相邻顶点。
        请给出每个顶点的核数。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        n = instance.graph.vertices
        return Mapping(Integer(low=1, high=n), Integer(low=0, high=n), tuple(range(1, n + 1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(100):
            names = rng.sample(range(n), n)
            edges: set[tuple[int, int]] = set()
            for _ in range(50 * params.edges):
                if len(edges) >= params.edges:
                    break
                u, v = int(n * rng.random() ** 1.7), int(n * rng.random() ** 1.2)
                if u != v:
                    edges.add((min(names[u], names[v]), max(names[u], names[v])))
            cores = _cores(n, edges)
            near = neighbours(n, edges)
            misled = sum(cores[v] < len(near[v]) for v in range(n))
            if len(edges) == params.edges and len(set(cores)) >= params.cores and 3 * misled >= n:
                graph = draw_view(rng, n, sorted(edges))
                return self.Instance(graph=graph), {v + 1: core for v, core in enumerate(cores)}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, log = instance.graph.vertices, list[Step]()
        _cores(n, {(u - 1, v - 1) for u, v in instance.graph.ends()}, log)
        said = {"en": "degrees {}: {} goes, core number {}", "zh": "度 {}：去掉 {}，核数 {}"}[language]
        return "\n".join(
            said.format(", ".join(f"{v + 1}: {degree}" for v, degree in degrees.items()), gone + 1, core)
            for degrees, gone, core in log
        )


def _cores(n: int, edges: set[tuple[int, int]], log: list[Step] | None = None) -> list[int]:
    """Take away a vertex of least degree again and again; the largest of these degrees so far is its core number."""
    near = [set(others) for others in neighbours(n, edges)]
    left, cores, level = set(range(n)), [0] * n, 0
    while left:
        v = min(left, key=lambda u: (len(near[u]), u))
        level = max(level, len(near[v]))
        cores[v] = level
        if log is not None:
            log.append(({u: len(near[u]) for u in sorted(left)}, v, level))
        left.remove(v)
        for u in near[v]:
            near[u].discard(v)
    return cores
