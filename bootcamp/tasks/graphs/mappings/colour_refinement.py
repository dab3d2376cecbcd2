"""Refine the colours of the vertices by their neighbours until nothing changes.

Answer: the stable classes and the number of rounds; one answer is right.
Harder: more vertices and edges, and more rounds until the classes are stable.
Skills: simulation, logic
Source: original; B. Weisfeiler and A. Leman, The reduction of a graph to canonical form, 1968.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from string import ascii_letters
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import is_connected, neighbours, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Set

Answer = dict[str, Any]
View = tuple[int, list[int]]
"""The colour of a vertex and those of its neighbours."""


class ColourRefinement(Task["ColourRefinement.Params", "ColourRefinement.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 8, 10, 12, 14, 18, 22, 28, 34), ge=4, le=60)
        spare: int = knob("edges beyond a tree in one copy", levels=(1, 1, 1, 1, 2, 2, 3, 3, 4, 4), ge=0, le=30)
        rounds: int = knob("the fewest rounds", levels=(1, 1, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=12)

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        At first all vertices have the same colour. In each round, all at once, two vertices keep the same colour as
        each other exactly if they had the same colour before and have, of each colour, equally many neighbours.
        Rounds are repeated as long as some two vertices of the same colour get different ones.

        Give classes, the set of the final classes, each the set of the vertices of one colour; and rounds, the number
        of rounds in which vertices of the same colour got different ones.
        """,
        zh=r"""
        {{ graph.told(language) }}

        开始时所有顶点同色。每一轮同时更新：两个顶点在这一轮之后同色，当且仅当它们之前同色，并且对每种颜色，
        两者该颜色的相邻顶点个数都相等。只要还有同色的两个顶点变得不同色，就继续下一轮。

        请给出 classes：最终的颜色类的集合，每一类是同色顶点的集合；以及 rounds：有同色顶点变得不同色的轮数。
        """,
    )

    def format(self, instance: Instance) -> Record:
        n = instance.graph.vertices
        return Record(classes=Set(Set(Integer(low=1, high=n))), rounds=Integer(low=0, high=n))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        """Join two copies of a small graph, then perhaps spoil the likeness by an edge."""
        n, half = params.vertices, params.vertices // 2
        for _ in range(400):
            base = random_connected(rng, half, min(half * (half - 1) // 2, half - 1 + params.spare))
            edges: set[tuple[int, int]] = set()
            for u, v in base:
                straight = rng.random() < 0.7
                edges |= {(u, v), (u + half, v + half)} if straight else {(u, v + half), (v, u + half)}
            centre = rng.randrange(half)
            edges |= {(centre, 2 * half), (centre + half, 2 * half)} if n % 2 else {(centre, centre + half)}
            if rng.random() < 0.4:
                u, v = sorted(rng.sample(range(n), 2))
                edges.add((u, v))
            classes, rounds = _refined(neighbours(n, edges))
            if not is_connected(n, edges) or rounds < params.rounds or len(classes) < 2:
                continue
            if len(classes) == n and rng.random() < 0.9:
                continue
            names = rng.sample(range(n), n)
            graph = draw_view(rng, n, sorted((names[u], names[v]) for u, v in edges))
            found = frozenset(frozenset(names[v] + 1 for v in group) for group in classes)
            return self.Instance(graph=graph), {"classes": found, "rounds": rounds}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, lines, names = instance.graph.vertices, list[str](), ascii_letters
        near = neighbours(n, [(u - 1, v - 1) for u, v in instance.graph.ends()])
        for number, (views, colours) in enumerate(_rounds(near), start=1):
            seen = [
                f"{v + 1} {names[one]}:{''.join(names[other] for other in others)}"
                for v, (one, others) in enumerate(views)
            ]
            kinds = [
                f"{names[kind]}: {' '.join(str(v + 1) for v in range(n) if colours[v] == kind)}"
                for kind in sorted(set(colours))
            ]
            lines.append(f"{number}. {' '.join(seen)} → {', '.join(kinds)}")
        return "\n".join(lines)


def _refined(near: list[list[int]]) -> tuple[list[list[int]], int]:
    """Give the stable classes and the number of rounds that split one."""
    rounds = list(_rounds(near))
    colours = rounds[-1][1]
    groups = [[v for v, colour in enumerate(colours) if colour == one] for one in sorted(set(colours))]
    return groups, len(rounds) - 1


def _rounds(near: list[list[int]]) -> Iterator[tuple[list[View], list[int]]]:
    """Give for each round what the vertices see, and the colours after it; the last round splits nothing."""
    colours, count = [0] * len(near), 0
    while len(set(colours)) > count:
        count = len(set(colours))
        seen = [(colours[v], sorted(colours[u] for u in near[v])) for v in range(len(near))]
        kinds = sorted({repr(view) for view in seen})
        colours = [kinds.index(repr(view)) for view in seen]
        yield seen, colours
