"""Find a forest from the degree of each vertex and the sum of the numbers of its neighbours.

Answer: the edges; there is just one such forest.
Harder: more vertices, deeper trees.
Skills: deduction, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.trees import random_parents
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Set

Answer = frozenset[tuple[int, ...]]


class ForestFromDegreeSums(Task["ForestFromDegreeSums.Params", "ForestFromDegreeSums.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(6, 7, 9, 11, 14, 18, 24, 32, 42, 56), ge=3, le=90)
        cut: int = knob("how many edges of a tree are taken out", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=0, le=20)

    class Instance(task.Instance):
        degrees: tuple[int, ...]
        sums: tuple[int, ...]

        @property
        def shown(self) -> list[str]:
            return [f"{v}: {d}, {s}" for v, (d, s) in enumerate(zip(self.degrees, self.sums, strict=True), start=1)]

    prompt = Prompt(
        en=r"""
        A forest (a graph without cycles, which need not hang together) has the vertices 1 to {{ degrees | length }}.
        For each vertex, the number of its neighbours is given, and after it the sum of the numbers by which its
        neighbours are called:

        {{ shown | lines }}

        There is just one such forest. Give the set of its edges.
        """,
        zh=r"""
        一个森林（没有圈的图，不一定连通）的顶点为 1 到 {{ degrees | length }}。
        下面对每个顶点给出它的相邻顶点的个数，以及这些相邻顶点的编号之和：

        {{ shown | lines }}

        这样的森林只有一个。请给出它的边的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Edge(len(instance.degrees)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        """Take edges out of a tree; leaves tell their neighbours, so the forest follows from the numbers."""
        n = params.vertices
        parents = random_parents(rng, n, rng.choice((2, 3, 5, n)))
        edges = [(v + 1, above + 1) for v, above in enumerate(parents) if above >= 0]
        edges = rng.sample(edges, max(1, len(edges) - params.cut))
        near: list[list[int]] = [[] for _ in range(n + 1)]
        for u, v in edges:
            near[u].append(v)
            near[v].append(u)
        if max(map(len, near)) < 3 and n > 6:
            raise task.Retry
        instance = self.Instance(degrees=tuple(map(len, near[1:])), sums=tuple(map(sum, near[1:])))
        return instance, frozenset((min(edge), max(edge)) for edge in edges)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        said = {"en": ("{}: {}, so {}-{}; {}: {}, {}", "edges: "), "zh": ("{}: {}，故 {}-{}；{}: {}, {}", "边：")}[
            language
        ]
        degrees, sums = (dict(enumerate(row, start=1)) for row in (instance.degrees, instance.sums))
        lines, edges = [], []
        while leaf := next((v for v, degree in degrees.items() if degree == 1), None):
            other = sums[leaf]
            degrees[leaf], sums[leaf] = 0, 0
            degrees[other] -= 1
            sums[other] -= leaf
            edges.append(f"{leaf}-{other}")
            lines.append(said[0].format(leaf, f"1, {other}", leaf, other, other, degrees[other], sums[other]))
        return "\n".join([*lines, f"{said[1]}{{{', '.join(edges)}}}"])
