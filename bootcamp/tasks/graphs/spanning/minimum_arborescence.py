"""Find a lightest set of arcs by which a root reaches every vertex.

Answer: the arcs; every spanning arborescence of least weight is right.
Harder: more vertices and arcs, larger weights, cheapest incoming arcs that form cycles.
Skills: optimization, search
Source: original; J. Edmonds, Optimum branchings, 1967.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import Weighted, distances, random_strong, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Set

Answer = frozenset[tuple[int, ...]]


class MinimumArborescence(Task["MinimumArborescence.Params", "MinimumArborescence.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 5, 6, 7, 8, 9, 11, 13, 15, 18), ge=3, le=30)
        arcs: int = knob("how many arcs there are", levels=(7, 10, 13, 17, 21, 26, 33, 40, 50, 64), ge=3, le=200)
        heaviest: int = knob("the largest weight", levels=(9, 9, 12, 15, 20, 25, 30, 40, 50, 60), ge=3, le=1000)
        trap: bool = knob(
            "whether cheapest arcs into vertices and cheapest arcs out of those reached fail",
            levels=(False,) * 2 + (True,) * 8,
        )

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        root: int
        best: int  # the least total weight

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Choose arcs so that every other vertex is reached from vertex {{ root }} along chosen arcs in their direction,
        exactly one chosen arc leads into each vertex other than {{ root }}, and none leads into vertex {{ root }}. The
        sum of the weights of the chosen arcs must be as small as possible. Give the set of chosen arcs; if there are
        several such sets, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        请选出若干条弧，使得从顶点 {{ root }} 沿选中的弧的方向可以到达其他每个顶点，
        除 {{ root }} 外的每个顶点恰有一条选中的弧进入，而顶点 {{ root }} 没有选中的弧进入。
        选中的弧的权之和必须最小。请给出选中的弧的集合；如果有多个这样的集合，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Edge(instance.graph.vertices, directed=True))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(60):
            arcs = weighted(rng, random_strong(rng, n, min(params.arcs, n * (n - 1))), 1, params.heaviest)
            root = rng.randrange(n)
            chosen = _least(arcs, root)
            best = sum(w for *_, w in chosen)
            if params.trap and (sum(_cheapest(arcs, root)) == best or _outward(n, arcs, root) == best):
                continue
            graph = draw_view(rng, n, arcs, ("weight",), directed=True)
            found = frozenset((u + 1, v + 1) for u, v, _ in chosen)
            return self.Instance(graph=graph, root=root + 1, best=best), found
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts(), instance.root]

    def check(self, instance: Instance, answer: Answer) -> str:
        weights, n = instance.graph.label(), instance.graph.vertices
        for u, v in answer:
            if (u, v) not in weights:
                return f"there is no arc {u}->{v}"
        for vertex in range(1, n + 1):
            into = sum(v == vertex for _, v in answer)
            if into != (vertex != instance.root):
                return f"{into} arcs lead into vertex {vertex}"
        if None in distances(n, [(u - 1, v - 1) for u, v in answer], instance.root - 1, directed=True):
            return "not every vertex is reached"
        return "" if sum(weights[u, v] for u, v in answer) == instance.best else "a lighter choice exists"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        weights = instance.graph.label()
        arcs = sorted(weights)
        lines: list[str] = []
        shown = [f"{u}->{v} {weights[u, v]}" for u, v in arcs]
        numbered = [(u, v, weights[u, v], place) for place, (u, v) in enumerate(arcs)]
        chosen = _branching(numbered, instance.root, lines, shown)
        return "\n".join(
            [
                *lines,
                {"en": "found: ", "zh": "找到："}[language]
                + braces(shown[place].partition(" ")[0] for place in sorted(chosen)),
            ]
        )


def _least(arcs: tuple[Weighted, ...], root: int) -> list[Weighted]:
    """Take the cheapest arc into each vertex, contract a cycle of them and solve the rest (Edmonds)."""
    return [arcs[place] for place in _branching([(u, v, w, place) for place, (u, v, w) in enumerate(arcs)], root, [])]


def _branching(
    arcs: list[tuple[int, int, int, int]], root: int, lines: list[str], shown: Sequence[str] = ()
) -> list[int]:
    """Give the numbers, which stand last in the arcs, of a lightest arborescence; the root reaches all vertices.

    `shown` names the arcs by their numbers, with their weights as they stand; what is done with them goes to `lines`.
    """
    into: dict[int, tuple[int, int, int, int]] = {}
    for arc in arcs:
        if arc[1] != root and (arc[1] not in into or arc[2] < into[arc[1]][2]):
            into[arc[1]] = arc
    for vertex in sorted(into) if shown else ():
        told = [shown[arc[3]] for arc in arcs if arc[1] == vertex]
        lines.append(", ".join(told) + (f": {shown[into[vertex][3]].partition(' ')[0]}" if told[1:] else ""))
    for vertex in into:
        way = [vertex]
        while way[-1] in into and into[way[-1]][0] not in way:
            way.append(into[way[-1]][0])
        if way[-1] not in into:
            continue
        ring = set(way[way.index(into[way[-1]][0]) :])
        merged = min(ring)
        heads = {place: v for _, v, _, place in arcs}
        smaller = [
            (merged if u in ring else u, merged if v in ring else v, w - into[v][2] if v in ring else w, place)
            for u, v, w, place in arcs
            if not (u in ring and v in ring)
        ]
        names = list(shown)
        for _, v, w, place in arcs if shown else ():
            names[place] = f"{names[place].partition(' ')[0]} {w}" + (
                f" - {into[v][2]} = {w - into[v][2]}" if v in ring else ""
            )
        lines.append(f"({' '.join(map(str, sorted(ring)))})")
        chosen = _branching(smaller, root, lines, names)
        entered = next(heads[place] for place in chosen if heads[place] in ring)
        if shown:
            place = next(place for place in chosen if heads[place] in ring)
            lines.append(f"+ {names[place].partition(' ')[0]}, - {names[into[entered][3]].partition(' ')[0]}")
        return chosen + [into[v][3] for v in ring if v != entered]
    return [arc[3] for arc in into.values()]


def _cheapest(arcs: tuple[Weighted, ...], root: int) -> list[int]:
    """List the weights of the cheapest arcs into the vertices."""
    return [min(w for _, v, w in arcs if v == head) for head in {v for _, v, _ in arcs} - {root}]


def _outward(n: int, arcs: tuple[Weighted, ...], root: int) -> int:
    """Add up the weights if the cheapest arc from a vertex reached to one not reached is taken again and again."""
    reached, total = {root}, 0
    while len(reached) < n:
        w, head = min((w, v) for u, v, w in arcs if u in reached and v not in reached)
        reached.add(head)
        total += w
    return total
