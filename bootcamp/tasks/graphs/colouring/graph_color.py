"""Colour the vertices of a graph with given colours so that adjacent ones differ.

Answer: the colour of each vertex; every colouring without a clash is right.
Harder: more vertices, edges and colours, graphs on which taking the first colour that fits fails.
Skills: search, logic
Source: original; R. L. Brooks, On colouring the nodes of a network, 1941.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import Edge, is_connected, neighbours
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.shown_choices import chosen_lines
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping

Answer = dict[int, int]


class GraphColor(Task["GraphColor.Params", "GraphColor.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 9, 11, 14, 17, 20, 25, 30), ge=4, le=40)
        edges: int = knob("how many edges there are", levels=(6, 8, 11, 15, 20, 27, 35, 50, 68, 90), ge=4, le=200)
        colours: int = knob("how many colours there are", levels=(3, 3, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=6)
        trap: bool = knob("whether the first colour that fits fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        graph: Graph
        colours: int

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Colour each vertex with one of the colours 1 to {{ colours }} so that adjacent vertices have different colours.
        A colouring exists. If there are several, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        用颜色 1 到 {{ colours }} 给每个顶点染色，使相邻顶点的颜色不同。这样的染色存在。如果有多种，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        n = instance.graph.vertices
        numbers = tuple(range(1, n + 1))
        return Mapping(Integer(low=1, high=n), Integer(low=1, high=instance.colours), required=numbers)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n, k = params.vertices, params.colours
        for _ in range(60):
            places = rng.sample(range(n), n)
            colour = {v: 1 + place % k if rng.random() < 0.8 else rng.randint(1, k) for place, v in enumerate(places)}
            pool = [(u, v) for u, v in combinations(range(n), 2) if colour[u] != colour[v]]
            edges = sorted(rng.sample(pool, min(params.edges, len(pool))))
            if not is_connected(n, edges):
                continue
            orders = [list(range(n)), sorted(range(n), key=lambda v: sum(v in edge for edge in edges), reverse=True)]
            if params.trap and any(max(_first_fit(n, edges, order).values()) <= k for order in orders):
                continue
            instance = self.Instance(graph=draw_view(rng, n, edges), colours=k)
            return instance, {v + 1: colour[v] for v in range(n)}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.colours]

    def check(self, instance: Instance, answer: Answer) -> str:
        for u, v in instance.graph.ends():
            if answer[u] == answer[v]:
                return f"the adjacent vertices {u} and {v} have the same colour"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        graph = instance.graph
        shown = {v: str(v) for v in range(1, graph.vertices + 1)}
        near = {v: [one + other - v for one, other in graph.ends() if v in (one, other)] for v in shown}
        lines, found = chosen_lines(dict.fromkeys(shown, range(1, instance.colours + 1)), near, shown)
        return "\n".join(
            [*lines, {"en": "found: ", "zh": "找到："}[language] + ", ".join(f"{v}: {found[v]}" for v in shown)]
        )


def _first_fit(n: int, edges: list[Edge], order: list[int]) -> dict[int, int]:
    """Give each vertex in turn the first colour that no neighbour has."""
    near = neighbours(n, edges)
    colour: dict[int, int] = {}
    for v in order:
        taken = {colour[u] for u in near[v] if u in colour}
        colour[v] = next(c for c in range(1, n + 1) if c not in taken)
    return colour
