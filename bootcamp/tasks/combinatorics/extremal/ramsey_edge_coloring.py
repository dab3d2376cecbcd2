"""Colour the edges of a complete graph red and blue without a large clique of one colour.

Answer: the set of red edges; any colouring that keeps the rules is right.
Harder: more vertices, up to just below the Ramsey number, and more edges coloured beforehand.
Skills: search, logic
Source: original; Ramsey numbers R(s, t), and the cyclic colourings of Greenwood and Gleason, Canad. J. Math. 7 (1955).
Small: level 1 has four vertices, and two of six edges can be coloured in only 60 ways.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence, Set

Edge = tuple[int, int]  # two vertices, the smaller first


class RamseyEdgeColoring(
    Task["RamseyEdgeColoring.Params", "RamseyEdgeColoring.Instance", "frozenset[tuple[int, ...]]"]
):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        red_clique: int = knob(
            "the size of the cliques that must not be red", levels=(3, 3, 3, 3, 3, 3, 3, 4, 4, 4), ge=3, le=4
        )
        blue_clique: int = knob(
            "the size of the cliques that must not be blue", levels=(3, 3, 4, 4, 5, 5, 5, 4, 4, 4), ge=3, le=5
        )
        vertices: int = knob(
            "how many vertices the graph has", levels=(4, 5, 7, 8, 10, 11, 13, 13, 15, 16), ge=4, le=17
        )
        coloured: int = knob(
            "how many edges are coloured beforehand", levels=(2, 3, 6, 7, 9, 10, 12, 14, 17, 20), ge=1, le=60
        )

    class Instance(task.Instance):
        red_clique: int
        blue_clique: int
        vertices: int
        red: tuple[Edge, ...]
        blue: tuple[Edge, ...]

    answer = Set(Sequence(Integer(), length=2, separator="-"))
    prompt = Prompt(
        en=r"""
        The vertices 1 to {{ vertices }} are joined pairwise by edges. Colour every edge red or blue so that
        - no {{ red_clique }} vertices have only red edges between them, and
        - no {{ blue_clique }} vertices have only blue edges between them.

        - These edges must be red: {{ red | edges or "none" }}
        - These edges must be blue: {{ blue | edges or "none" }}

        List all red edges, those given among them; the edges that are not listed are blue.
        If there are several ways, give any one.
        """,
        zh=r"""
        顶点 1 到 {{ vertices }} 两两之间都有一条边相连。把每条边染成红色或蓝色，使得
        - 任意 {{ red_clique }} 个顶点之间的边不全为红色，
        - 任意 {{ blue_clique }} 个顶点之间的边不全为蓝色。

        - 下列边必须是红色：{{ red | edges or "无" }}
        - 下列边必须是蓝色：{{ blue | edges or "无" }}

        列出所有红色的边，包括已给出的；没有列出的边都是蓝色。
        如果有多种染法，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[tuple[int, ...]]]:
        order, distances = _CYCLIC[params.red_clique, params.blue_clique]
        place = dict(enumerate(rng.sample(range(order), params.vertices), start=1))
        edges = list(combinations(place, 2))
        red = {(a, b) for a, b in edges if (place[a] - place[b]) % order in distances}
        given = sorted(rng.sample(edges, params.coloured))
        instance = self.Instance(
            red_clique=params.red_clique,
            blue_clique=params.blue_clique,
            vertices=params.vertices,
            red=tuple(edge for edge in given if edge in red),
            blue=tuple(edge for edge in given if edge not in red),
        )
        return instance, frozenset(red)

    def check(self, instance: Instance, answer: frozenset[tuple[int, ...]]) -> str:
        edges = set(combinations(range(1, instance.vertices + 1), 2))
        red = {(min(edge), max(edge)) for edge in answer}
        if not red <= edges:
            return "there is no such edge"
        if len(red) < len(answer):
            return "an edge is listed twice"
        if not red >= set(instance.red) or red & set(instance.blue):
            return "an edge given in one colour has the other"
        if _has_clique(red, instance.red_clique):
            return f"{instance.red_clique} vertices have only red edges between them"
        if _has_clique(edges - red, instance.blue_clique):
            return f"{instance.blue_clique} vertices have only blue edges between them"
        return ""


_CYCLIC = {
    (3, 3): (5, {1, 4}),
    (3, 4): (8, {1, 4, 7}),
    (3, 5): (13, {1, 5, 8, 12}),
    (4, 4): (17, {1, 2, 4, 8, 9, 13, 15, 16}),
}
"""For two sizes of cliques: a number of vertices on a circle, and the distances at which an edge is red."""


def _has_clique(edges: set[Edge], size: int) -> bool:
    """Tell whether some `size` vertices are pairwise joined, growing cliques by larger vertices."""
    cliques: list[tuple[int, ...]] = list(edges)
    later = {a: {c for b, c in edges if b == a} for a, _ in edges}
    for _ in range(size - 2):
        cliques = [
            (*clique, c) for clique in cliques for c in later.get(clique[-1], ()) if all(c in later[a] for a in clique)
        ]
    return bool(cliques)
