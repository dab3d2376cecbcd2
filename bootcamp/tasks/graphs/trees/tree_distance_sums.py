"""Add up the distances of vertices of a tree to all vertices.

Answer: the sums in the order asked.
Harder: more vertices, more vertices asked for, larger lengths.
Skills: arithmetic, simulation
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import random_tree, shortest_paths, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence


class TreeDistanceSums(Task["TreeDistanceSums.Params", "TreeDistanceSums.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 8, 10, 13, 16, 21, 28, 38, 50), ge=3, le=100)
        asked: int = knob("how many sums are asked for", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=1, le=10)
        longest: int = knob("the largest length", levels=(5, 6, 8, 9, 9, 9, 12, 12, 15, 15), ge=1, le=1000)

    class Instance(task.Instance):
        graph: Graph
        asked: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The graph is a tree. The distance of two vertices is the sum of the lengths of the edges on the path between
        them. For each of the vertices {{ asked | listed }}, in this order, give the sum of its distances to all
        vertices.
        """,
        zh=r"""
        {{ graph.told(language) }}

        这个图是一棵树。两个顶点的距离是它们之间路径上各边长度之和。
        请对顶点 {{ asked | join("、") }} 依次给出它到所有顶点的距离之和。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=0), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.vertices
        edges = weighted(rng, random_tree(rng, n), 1, params.longest)
        asked = rng.sample(range(n), min(params.asked, n))
        sums = tuple(sum(distance or 0 for distance in shortest_paths(n, edges, v)[0]) for v in asked)
        if len(set(sums)) < len(sums):
            raise task.Retry
        graph = draw_view(rng, n, edges, ("length",), forms=("edges", "lists", "sentences", "story"))
        return self.Instance(graph=graph, asked=tuple(v + 1 for v in asked)), sums

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.asked]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lengths, lines = instance.graph.label(), []
        for start in instance.asked:
            far, steps = {start: 0}, []
            for one in (queue := [start]):  # grows while it is walked through
                for (u, v), length in lengths.items():
                    if u == one and v not in far:
                        far[v] = far[u] + length
                        steps.append(f"{v}: {far[u]}+{length}={far[v]}" if far[u] else f"{v}: {length}")
                        queue.append(v)
            lines.append(f"{start} → {', '.join(steps)}")
            total, sums = far[queue[1]], []
            for one in queue[2:]:
                sums.append(f"{total}+{far[one]}={total + far[one]}")
                total += far[one]
            lines.append(", ".join(sums))
        return "\n".join(lines)
