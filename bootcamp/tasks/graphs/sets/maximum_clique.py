"""Find a largest set of vertices any two of which are adjacent.

Answer: the set of vertices; every largest clique is right.
Harder: more vertices and edges, larger cliques, vertices of high degree outside them, so that taking the vertex with
most neighbours left again and again fails.
Skills: optimization, search
Source: original; R. D. Luce and A. D. Perry, A method of matrix analysis of group structure, 1949.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import braces
from bootcamp.lib.solver.finite import values
from bootcamp.lib.vertex_sets import bit_sets, largest_clique
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Answer = frozenset[int]


class MaximumClique(Task["MaximumClique.Params", "MaximumClique.Instance", Answer]):
    version = 1

    class Params(task.Params):
        clique: int = knob("the size of a planted clique", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=3, le=12)
        decoys: int = knob(
            "how many vertices of high degree lie outside it", levels=(3, 5, 7, 8, 9, 11, 13, 16, 19, 22), ge=2, le=40
        )
        density: int = knob(
            "the percentage of the other pairs that are joined",
            levels=(20, 25, 25, 30, 30, 30, 32, 34, 36, 38),
            ge=0,
            le=60,
        )
        trap: bool = knob("whether taking high degrees fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the size of a largest clique

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A clique is a set of vertices any two of which are adjacent. Find a largest clique. If there are several, give
        any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        团是任意两个顶点都相邻的顶点集合。求一个最大的团（顶点个数最多）。如果有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        """Plant a clique among vertices in one part fewer, of which almost all pairs in different parts are joined."""
        n = params.clique + params.decoys
        for _ in range(30):
            names = rng.sample(range(n), n)
            inside, outside = names[: params.clique], names[params.clique :]
            part = {v: place % (params.clique - 1) for place, v in enumerate(outside)}
            edges = list(combinations(inside, 2))
            edges += [(u, v) for u, v in combinations(outside, 2) if part[u] != part[v] and rng.random() < 0.88]
            edges += [(u, v) for u in inside for v in outside if 100 * rng.random() < params.density]
            near = bit_sets(n, edges)
            best = largest_clique(near)
            if params.trap and any(_by_degree(rng, near) == len(best) for _ in range(4)):
                continue
            instance = self.Instance(graph=draw_view(rng, n, edges), best=len(best))
            return instance, frozenset(v + 1 for v in best)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: Answer) -> str:
        edges = {frozenset(pair) for pair in instance.graph.ends()}
        for u, v in combinations(sorted(answer), 2):
            if frozenset((u, v)) not in edges:
                return f"vertices {u} and {v} are not adjacent"
        return "" if len(answer) == instance.best else "a larger clique exists"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        word = {"en": "clique: ", "zh": "团："}[language]
        near: dict[int, set[int]] = {v: set() for v in range(1, instance.graph.vertices + 1)}
        for u, v in instance.graph.ends():
            near[u].add(v)
            near[v].add(u)
        lines, best = list[str](), list[int]()

        def search(got: list[int], open_: set[int]) -> None:
            nonlocal best
            if not open_:
                best = max(best, got, key=len)
                lines.append(f"= {_spaced(got)}: {len(got)}")
            while open_:
                groups: list[list[int]] = []
                for v in sorted(open_, key=lambda v: (-len(near[v] & open_), v)):
                    home = next((group for group in groups if not near[v] & {*group}), None)
                    groups += [[v]] if home is None else []
                    if home:
                        home.append(v)
                state = f"({_spaced(got)}) {_spaced(sorted(open_))}"
                if len(got) + len(groups) <= len(best):
                    told = " | ".join(map(_spaced, groups))
                    lines.append(f"{state}; {told}; {len(got)} + {len(groups)} ≤ {len(best)}")
                    return
                v = groups[0][0]
                lines.append(f"{state}; +{v}")
                search([*got, v], open_ & near[v])
                open_ = open_ - {v}

        search([], {*near})
        return "\n".join([*lines, f"{word}{braces(sorted(best))}"])


def _by_degree(rng: Random, near: list[int]) -> int:
    """Count the vertices if the one with most neighbours left is taken again and again."""
    open_, size = (1 << len(near)) - 1, 0
    while open_:
        vertex = max(values(open_), key=lambda v: ((near[v] & open_).bit_count(), rng.random()))
        open_ &= near[vertex]
        size += 1
    return size


def _spaced(items: Iterable[object]) -> str:
    return " ".join(map(str, items))
