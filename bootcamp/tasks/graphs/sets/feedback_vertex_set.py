"""Find a smallest set of vertices that every cycle of a graph passes through.

Answer: the set of vertices; every smallest one is right.
Harder: more vertices and edges, larger sets, graphs in which taking the vertex of highest degree fails.
Skills: optimization, search
Source: original; R. M. Karp, Reducibility among combinatorial problems, 1972.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import components, neighbours, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import braces
from bootcamp.lib.solver.finite import values
from bootcamp.lib.vertex_sets import bit_sets, smallest_feedback
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Answer = frozenset[int]


def _ring(near: Mapping[int, set[int]], left: set[int]) -> list[int]:
    """Give a shortest cycle among the vertices left, or nothing."""
    best, open_ = list[int](), set(left)
    for root in sorted(left):
        ways, queue = {root: [root]}, [root]
        for u in queue:  # grows while it is walked through
            if best and 2 * len(ways[u]) > len(best):
                break
            for v in near[u] & open_ - {*ways[u][-2:]}:
                if v not in ways:
                    ways[v] = [*ways[u], v]
                    queue.append(v)
                elif ways[u][1:2] != ways[v][1:2] and (not best or len(ways[u]) + len(ways[v]) - 1 < len(best)):
                    best = [*ways[u], *ways[v][:0:-1]]
        open_.remove(root)
    return best


class FeedbackVertexSet(Task["FeedbackVertexSet.Params", "FeedbackVertexSet.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 9, 10, 12, 13, 14, 15, 16, 18), ge=4, le=28)
        edges: int = knob("how many edges there are", levels=(7, 9, 18, 23, 26, 28, 31, 33, 35, 38), ge=4, le=80)
        trap: bool = knob("whether taking high degrees fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the size of a smallest set

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Find a set of as few vertices as possible such that the graph has no cycle any more once these vertices and
        their edges are removed. If there are several such sets, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        求一个顶点个数尽可能少的集合，使得删去这些顶点及其所连的边之后，图中不再有圈。
        如果有多个这样的集合，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(60):
            edges = random_connected(rng, n, params.edges)
            near = bit_sets(n, edges)
            best = smallest_feedback(near)
            if not params.trap or _highest_first(near) > len(best):
                instance = self.Instance(graph=draw_view(rng, n, edges), best=len(best))
                return instance, frozenset(v + 1 for v in best)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.graph.facts()

    def check(self, instance: Instance, answer: Answer) -> str:
        kept = [(u - 1, v - 1) for u, v in instance.graph.ends() if u not in answer and v not in answer]
        groups = components(instance.graph.vertices, kept)
        if len(kept) != instance.graph.vertices - len(groups):
            return "a cycle is left"
        return "" if len(answer) == instance.best else "fewer vertices are enough"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, lines = instance.graph.vertices, list[str]()
        near = {v: {*others} for v, others in enumerate(neighbours(n + 1, instance.graph.ends())) if v}
        best = sorted(near)

        def search(got: list[int], left: set[int], barred: set[int]) -> None:
            nonlocal best
            while loose := {v for v in left if len(near[v] & left) < 2}:
                left = left - loose
            rings, free = list[list[int]](), left
            while ring := _ring(near, free):
                rings.append(ring)
                free = free - {*ring}
            shown = f"({' '.join(map(str, got))}) {' '.join(map(str, sorted(left)))}".strip()
            if len(got) + len(rings) >= len(best):
                told = ", ".join("-".join(map(str, ring)) for ring in rings)
                lines.append(f"{shown}: {told or '-'}; {len(got)} + {len(rings)} ≥ {len(best)}")
            elif not left:
                best = got
                lines.append(f"{shown} =")
            else:
                ways = sorted({*rings[0]} - barred, key=lambda v: (-len(near[v] & left), v))
                lines.append(f"{shown}, {'-'.join(map(str, rings[0]))}: {' '.join(map(str, ways)) or '-'}")
                for place, v in enumerate(ways):
                    search([*got, v], left - {v}, barred | {*ways[:place]})

        search([], {*near}, set())
        return "\n".join([*lines, f"{len(best)}: {braces(sorted(best))}"])


def _highest_first(near: list[int]) -> int:
    """Count the vertices if the one of highest degree is taken again and again, leaves never."""
    alive, count = (1 << len(near)) - 1, 0
    while True:
        degrees = {v: (near[v] & alive).bit_count() for v in values(alive)}
        leaves = sum(1 << v for v, degree in degrees.items() if degree < 2)
        if leaves:
            alive &= ~leaves
        elif not alive:
            return count
        else:
            alive &= ~(1 << max(degrees, key=lambda v: (degrees[v], -v)))
            count += 1
