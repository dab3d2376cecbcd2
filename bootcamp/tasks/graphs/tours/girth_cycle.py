"""Find a shortest cycle of a graph.

Answer: the vertices of the cycle in order; every shortest cycle is right.
Harder: more vertices and edges, longer shortest cycles, many cycles that are little longer.
Skills: search
Source: original; A. Itai and M. Rodeh, Finding a minimum circuit in a graph, 1978.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import Edge, distances, neighbours, random_tree, shortest_path
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path


class GirthCycle(Task["GirthCycle.Params", "GirthCycle.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(6, 8, 10, 12, 15, 18, 22, 28, 36, 46), ge=4, le=80)
        spare: int = knob(
            "how many edges there are beyond a tree", levels=(2, 3, 4, 5, 6, 7, 8, 9, 11, 13), ge=1, le=60
        )
        girth: int = knob("the length of a shortest cycle", levels=(3, 3, 3, 4, 4, 4, 5, 5, 6, 7), ge=3, le=12)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the length of a shortest cycle

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Find a shortest cycle: as few different vertices as possible, in an order in which each is joined by an edge to
        the next and the last to the first; there must be at least three. Give the vertices in this order. If there are
        several shortest cycles, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        求一个最短的圈：用尽可能少的互不相同的顶点（至少三个）排成一列，每个顶点与下一个之间有边，最后一个与第一个之间也有边。
        请按这个次序给出这些顶点。如果最短的圈有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Path(Integer(low=1, high=instance.graph.vertices), closed=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        """Add edges to a tree that close long cycles, and one that closes a shortest one."""
        n, girth = params.vertices, params.girth
        for _ in range(60):
            edges = list(random_tree(rng, n))
            for step in range(20 * params.spare):
                u, v = sorted(rng.sample(range(n), 2))
                away = distances(n, edges, u)[v] or 0
                last = len(edges) == n - 2 + params.spare
                if away + 1 == girth if last else away >= girth:
                    edges.append((u, v))
                    if last:
                        way = shortest_path(n, edges[:-1], u, v) or []
                        graph = draw_view(rng, n, sorted(edges))
                        if params.spare > 3 and _first_met(graph.ends()) == girth:
                            break
                        return self.Instance(graph=graph, best=girth), tuple(vertex + 1 for vertex in way)
                if step > 10 * params.spare and len(edges) < n - 2 + params.spare // 2:
                    break
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if len(set(answer)) < max(3, len(answer)):
            return "a cycle has at least three vertices and passes none twice"
        edges = {frozenset(pair) for pair in instance.graph.ends()}
        missing = next((pair for pair in pairwise([*answer, answer[0]]) if frozenset(pair) not in edges), None)
        if missing:
            return f"there is no edge {missing[0]}-{missing[1]}"
        return "" if len(answer) == instance.best else "a shorter cycle exists"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        near = dict(enumerate(map(set[int], neighbours(instance.graph.vertices + 1, instance.graph.ends()))))
        lines, best = list[str](), list[int]()
        for root in range(1, instance.graph.vertices + 1):
            ways, layer, told, rings = {root: [root]}, [root], list[str](), list[list[int]]()
            while layer and not rings and (not best or 2 * len(told) + 1 < len(best)):
                fresh = list[int]()
                for u, v in [(one, other) for one in layer for other in sorted(near[one] - {*ways[one]})]:
                    if v not in ways:
                        ways[v] = [*ways[u], v]
                        fresh.append(v)
                    elif ways[u][1] != ways[v][1]:
                        rings.append([*ways[u], *ways[v][:0:-1]])
                told.append(" ".join(f"{ways[v][-2]}>{v}" for v in fresh) or "-")
                layer = fresh
            ring = min(rings, key=len, default=[])
            if ring and (not best or len(ring) < len(best)):
                best = ring
            lines.append(f"{root}: {' | '.join(told)}" + (f"; {' '.join(map(str, ring))}" if ring else ""))
            for other in near.pop(root):
                near[other].discard(root)
        return "\n".join([*lines, f"{len(best)}: {' -> '.join(map(str, best))}"])


def _first_met(edges: list[Edge]) -> int:
    """Go from the first vertex along the first edge listed, back at dead ends: the length of the first cycle met."""
    way, used = [edges[0][0]], set[Edge]()
    while way:
        here = way[-1]
        step = next((edge for edge in edges if here in edge and edge not in used), None)
        if step is None:
            way.pop()
            continue
        used.add(step)
        other = step[0] + step[1] - here
        if other in way:
            return len(way) - way.index(other)
        way.append(other)
    return 0
