"""Find a path through all vertices of a digraph between two given ones.

Answer: the vertices in order; every such path is right.
Harder: more vertices, and few paths among many arcs that lead into dead ends.
Skills: search, planning
Source: original.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import neighbours
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path

Way = tuple[int, ...]


class HamiltonianPath(Task["HamiltonianPath.Params", "HamiltonianPath.Instance", Way]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 9, 11, 13, 15, 18, 21, 24), ge=4, le=30)
        arcs: int = knob("how many arcs there are", levels=(8, 11, 15, 22, 28, 35, 42, 51, 61, 70), ge=4, le=120)
        trap: bool = knob("whether going to the first vertex listed fails", levels=(False, False) + (True,) * 8)

    class Instance(task.Instance):
        graph: Graph
        start: int
        end: int

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Find a path along arcs in their direction from vertex {{ start }} to vertex {{ end }} that visits every vertex
        exactly once. One exists. List the vertices in order. Any such path will do.
        """,
        zh=r"""
        {{ graph.told(language) }}

        求一条沿弧的方向从顶点 {{ start }} 到顶点 {{ end }} 的路径，恰好经过每个顶点一次。这样的路径是存在的。
        请按次序列出顶点。任何一条这样的路径都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Way]:
        return Path(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Way]:
        """Plant a path; further arcs share its tails and heads unevenly, so that few other paths arise."""
        n = params.vertices
        for _ in range(60):
            path = rng.sample(range(n), n)
            arcs = set(pairwise(path))
            busy = [rng.random() ** 2 + 0.05 for _ in range(n)]
            liked = [rng.random() ** 2 + 0.05 for _ in range(n)]
            for _ in range(20 * params.arcs):
                if len(arcs) >= params.arcs:
                    break
                (u,), (v,) = rng.choices(range(n), busy), rng.choices(range(n), liked)
                if u != v and v != path[0] and u != path[-1] and (u, v) != (path[0], path[-1]):
                    arcs.add((u, v))
            if len(arcs) < params.arcs or (params.trap and any(_first(n, arcs, path, turn) for turn in (1, -1))):
                continue
            graph = draw_view(rng, n, sorted(arcs), directed=True)
            return self.Instance(graph=graph, start=path[0] + 1, end=path[-1] + 1), tuple(v + 1 for v in path)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts(), instance.start, instance.end]

    def check(self, instance: Instance, answer: Way) -> str:
        if not answer or (answer[0], answer[-1]) != (instance.start, instance.end):
            return f"the path does not lead from {instance.start} to {instance.end}"
        arcs = set(instance.graph.ends())
        for u, v in pairwise(answer):
            if (u, v) not in arcs:
                return f"no arc leads from {u} to {v}"
        if len(set(answer)) < len(answer):
            return "a vertex is visited twice"
        return "a vertex is not visited" if len(answer) < instance.graph.vertices else ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        word = {"en": "path: ", "zh": "路径："}[language]
        near = neighbours(instance.graph.vertices + 1, instance.graph.ends(), directed=True)
        lines, only = [f"1. {instance.start}"], {"en": "only", "zh": "只有"}[language]

        def search(way: list[int]) -> list[int]:
            free = [v for v in range(1, len(near)) if v not in way]
            into = {v: [u for u in (way[-1], *free) if v in near[u]] for v in free}
            shut = [f"- -> {v}" for v in free if not into[v]]
            shut += [f"{v} -> -" for v in free if v != instance.end and not {*near[v]} & {*free}]
            forced = [v for v in free if into[v] == way[-1:]]
            if shut or forced[1:]:
                lines[-1] += f": {shut[0] if shut else f'{only} {way[-1]} -> {forced[0]} {forced[1]}'} x"
                return []
            after = sorted(near[way[-1]], key=lambda v: len({*near[v]} & {*free}))
            heads = [v for v in forced or after if v in free and (v != instance.end or len(free) == 1)]
            if forced:
                lines[-1] += f": {only} {way[-1]} -> {forced[0]}"
            else:
                lines[-1] += f": {', '.join(f'{v} ({len({*near[v]} & {*free})})' for v in heads) or 'x'}"
            for v in heads:
                lines.append(f"{len(way) + 1}. {v}")
                found = search([*way, v]) if free[1:] else [*way, v]
                if found:
                    return found
            return []

        found = " -> ".join(map(str, search([instance.start])))
        return "\n".join([*lines, f"{word}{found}"])


def _first(n: int, arcs: set[tuple[int, int]], path: list[int], turn: int) -> bool:
    """Go on to the smallest (or with turn = -1 the largest) new vertex, the end last; tell whether that finds a way."""
    seen = [path[0]]
    while len(seen) < n:
        free = [v for u, v in arcs if u == seen[-1] and v not in seen and (v != path[-1] or len(seen) == n - 1)]
        if not free:
            return False
        seen.append(min(free, key=lambda v: turn * v))
    return True
