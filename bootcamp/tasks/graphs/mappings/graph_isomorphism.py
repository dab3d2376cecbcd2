"""Map the vertices of one graph to those of another so that exactly the edges become edges.

Answer: a vertex of the second graph for each of the first; every isomorphism is right.
Harder: more vertices and edges, and degrees that tell less and less until all are equal.
Skills: search, logic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import neighbours, random_connected, random_regular
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.shown_mappings import mapped_lines
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping

Answer = dict[int, int]


class GraphIsomorphism(Task["GraphIsomorphism.Params", "GraphIsomorphism.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices each has", levels=(5, 6, 7, 8, 9, 10, 12, 14, 16, 18), ge=4, le=30)
        edges: int = knob("how many edges each has", levels=(6, 8, 10, 13, 16, 20, 24, 28, 32, 36), ge=4, le=90)
        swaps: int = knob(
            "how often an edge leaves a busy vertex",
            levels=(0, 0, 1, 2, 4, 8, 20, 40, 60, 80),
            ge=0,
            le=99,
        )

    class Instance(task.Instance):
        first: Graph
        second: Graph

    prompt = Prompt(
        en=r"""
        The first graph: {{ first.told(language) }}

        The second graph: {{ second.told(language) }}

        Map every vertex of the first graph to a vertex of the second, different vertices to different ones, so that
        two vertices of the first are joined by an edge exactly if the vertices to which they are mapped are. This is
        possible; any such mapping will do. Give the vertex of the second graph for each vertex of the first.
        """,
        zh=r"""
        第一个图：{{ first.told(language) }}

        第二个图：{{ second.told(language) }}

        请把第一个图的每个顶点对应到第二个图的一个顶点，不同的顶点对应不同的顶点，使得第一个图的两个顶点之间有边，
        当且仅当它们所对应的顶点之间有边。这是可以做到的，任何一种这样的对应都可以。
        请对第一个图的每个顶点给出第二个图中与之对应的顶点。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        n = instance.first.vertices
        return Mapping(Integer(low=1, high=n), Integer(low=1, high=n), tuple(range(1, n + 1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        edges = set(random_connected(rng, n, params.edges))
        if params.swaps >= 40 and 2 * params.edges % n == 0:
            edges = set(random_regular(rng, n, 2 * params.edges // n))
        degree = [sum(v in edge for edge in edges) for v in range(n)]
        for _ in range(params.swaps):
            busy, quiet = max(range(n), key=lambda v: degree[v]), min(range(n), key=lambda v: degree[v])
            near = [w for w in range(n) if (min(w, busy), max(w, busy)) in edges and w != quiet]
            free = [w for w in near if (min(w, quiet), max(w, quiet)) not in edges]
            if degree[busy] - degree[quiet] < 2 or not free:
                break
            w = rng.choice(free)
            edges.remove((min(w, busy), max(w, busy)))
            edges.add((min(w, quiet), max(w, quiet)))
            degree[busy], degree[quiet] = degree[busy] - 1, degree[quiet] + 1
        names = rng.sample(range(n), n)
        forms = ("edges", "lists", "matrix", "sentences")
        first = draw_view(rng, n, sorted(edges), forms=forms)
        second = draw_view(rng, n, sorted((names[u], names[v]) for u, v in edges), forms=forms)
        if first.facts() == second.facts():
            raise task.Retry
        return self.Instance(first=first, second=second), {v + 1: names[v] + 1 for v in range(n)}

    def key(self, instance: Instance) -> object:
        return [instance.first.vertices, instance.first.facts(), instance.second.facts()]

    def check(self, instance: Instance, answer: Answer) -> str:
        if len(set(answer.values())) < len(answer):
            return "two vertices are mapped to the same one"
        edges = {(min(edge), max(edge)) for edge in instance.second.ends()}
        for u, v in instance.first.ends():
            a, b = answer[u], answer[v]
            if (min(a, b), max(a, b)) not in edges:
                return f"the edge {u}-{v} is mapped to {a}-{b}, which is no edge"
        return ""  # both have equally many edges, so no other pair is mapped to an edge

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        word = {"en": "map: ", "zh": "对应："}[language]
        rows = (neighbours(one.vertices + 1, one.ends()) for one in (instance.first, instance.second))
        first, second = ({v: {*others} for v, others in enumerate(near) if v} for near in rows)
        lines, found = mapped_lines(first, second, exact=True)
        return "\n".join([*lines, f"{word}{', '.join(f'{v}: {found[v]}' for v in first)}"])
