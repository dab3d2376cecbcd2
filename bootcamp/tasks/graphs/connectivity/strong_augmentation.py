"""Make a digraph strongly connected by as few new arcs as possible.

Answer: a set of arcs; every smallest one that does it is right.
Harder: more vertices, more sources, sinks and isolated components.
Skills: search, optimization
Source: original; K. P. Eswaran and R. E. Tarjan, Augmentation problems, 1976.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import graph as graphs
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.graphs.connectivity._draws import blocks_of_digraph
from bootcamp.verifiers import Edge, Format, Set

Arcs = frozenset[tuple[int, ...]]


class StrongAugmentation(Task["StrongAugmentation.Params", "StrongAugmentation.Instance", Arcs]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 8, 10, 12, 14, 16, 18, 21, 24), ge=4, le=60)
        blocks: int = knob(
            "how many strong components there are", levels=(3, 4, 6, 7, 8, 9, 11, 12, 14, 16), ge=2, le=40
        )
        arcs: int = knob("about how many arcs there are", levels=(6, 7, 9, 11, 13, 15, 17, 19, 22, 25), ge=3, le=90)
        least: int = knob("the fewest arcs that may be needed", levels=(1, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=1, le=20)
        trap: bool = knob("whether joining each sink to the next source fails", levels=(False, False) + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the least number of arcs

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Add as few arcs as possible so that afterwards every vertex can be reached from every other along arcs in
        their direction. Give the set of the added arcs. Any such set of least size will do.
        """,
        zh=r"""
        {{ graph.told(language) }}

        添加尽可能少的弧，使得此后从每个顶点出发沿弧的方向都能到达其他所有顶点。请给出所添加的弧的集合。
        任何一个弧数最少的集合都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Arcs]:
        return Set(Edge(instance.graph.vertices, directed=True))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Arcs]:
        n = params.vertices
        for _ in range(200):
            arcs = blocks_of_digraph(rng, n, params.arcs, params.blocks)
            found = graphs.strong_components(n, arcs)
            place = {v: i for i, group in enumerate(found) for v in group}
            outer = [(u, v) for u, v in arcs if place[u] != place[v]]
            sources = [group for i, group in enumerate(found) if all(place[v] != i for _, v in outer)]
            sinks = [group for i, group in enumerate(found) if all(place[u] != i for u, _ in outer)]
            best = max(len(sources), len(sinks))
            if len(found) != params.blocks or best < params.least:
                continue
            if params.trap and any(_strong(n, [*arcs, *_in_turn(sources, sinks, shift)]) for shift in (0, 1)):
                continue
            for _ in range(60):
                tails = [*sinks, *rng.choices(sinks, k=best - len(sinks))]
                heads = [*sources, *rng.choices(sources, k=best - len(sources))]
                rng.shuffle(heads)
                new = {(rng.choice(u), rng.choice(v)) for u, v in zip(tails, heads, strict=True) if u != v}
                if len(new) == best and _strong(n, [*arcs, *new]):
                    instance = self.Instance(graph=draw_view(rng, n, arcs, directed=True), best=best)
                    return instance, frozenset((u + 1, v + 1) for u, v in new)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: Arcs) -> str:
        arcs = [(u - 1, v - 1) for u, v in (*instance.graph.ends(), *answer)]
        if not _strong(instance.graph.vertices, arcs):
            return "some vertex still cannot reach some other"
        return "" if len(answer) == instance.best else "fewer arcs suffice"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        arcs, lines = instance.graph.ends(), list[str]()
        added: list[tuple[int, int]] = []
        words = {"en": ("sources", "sinks"), "zh": ("源", "汇")}[language]
        while True:
            reach = {v: _reached(arcs + added, v) for v in range(1, instance.graph.vertices + 1)}
            if not added:
                lines += [f"{v}: {' '.join(map(str, reach[v]))}" for v in reach]
            tops = [v for v in reach if not any(u < v and u in reach[v] and v in reach[u] for u in reach)]
            sources = [v for v in tops if all(u in reach[v] for u in reach if v in reach[u])]
            sinks = [v for v in tops if all(v in reach[u] for u in reach[v])]
            lines.append(f"{words[0]} {' '.join(map(str, sources))}; {words[1]} {' '.join(map(str, sinks))}")
            apart = next(((t, s) for s in sources for t in sinks if t not in reach[s]), None)
            if not apart:
                break
            added.append(apart)
            lines.append(f"{apart[1]} x {apart[0]}: {apart[0]}->{apart[1]}")
        if len(tops) > 1:
            size = max(len(sources), len(sinks))
            last = [(sinks[min(i, len(sinks) - 1)], sources[min(i, len(sources) - 1)]) for i in range(size)]
            added += last
        return "\n".join([*lines, {"en": "found: ", "zh": "找到："}[language] + braces(f"{u}->{v}" for u, v in added)])


def _reached(arcs: list[tuple[int, int]], start: int) -> list[int]:
    """List the vertices that can be reached from one, itself first."""
    found = [start]
    for here in found:  # grows while it is walked through
        found += sorted({v for u, v in arcs if u == here} - {*found})
    return found


def _strong(n: int, arcs: list[tuple[int, int]]) -> bool:
    """Tell whether every vertex reaches every other."""
    there = graphs.distances(n, arcs, 0, directed=True)
    back = graphs.distances(n, [(v, u) for u, v in arcs], 0, directed=True)
    return None not in there and None not in back


def _in_turn(sources: list[list[int]], sinks: list[list[int]], shift: int) -> list[tuple[int, int]]:
    """Join the sinks in their order to the sources in theirs."""
    pairs = [(sinks[i % len(sinks)], sources[(i + shift) % len(sources)]) for i in range(max(len(sources), len(sinks)))]
    return [(u[0], v[0]) for u, v in pairs]
