"""Find a smallest set of vertices such that every vertex is in it or next to one in it.

Answer: the set of vertices; every smallest dominating set is right.
Harder: more vertices and edges, larger sets, graphs in which taking the vertex that adds most fails.
Skills: optimization, search
Source: original; O. Ore, Theory of Graphs, 1962.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import neighbours, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import braces
from bootcamp.lib.vertex_sets import bit_sets, smallest_dominating
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Answer = frozenset[int]


class DominatingSet(Task["DominatingSet.Params", "DominatingSet.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(6, 7, 10, 11, 12, 14, 16, 19, 22, 26), ge=5, le=32)
        edges: int = knob("how many edges there are", levels=(7, 8, 13, 14, 15, 18, 22, 27, 33, 40), ge=4, le=120)
        least: int = knob("the least size of a smallest set", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=1, le=10)
        trap: bool = knob("whether taking what adds most fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the size of a smallest set

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Find a set of as few vertices as possible such that every vertex is in the set or adjacent to a vertex in the
        set. If there are several such sets, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        求一个顶点个数尽可能少的集合，使每个顶点或者在集合中，或者与集合中的某个顶点相邻。
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
            quick = [_most_first(rng, near) for _ in range(3)] if params.trap else []
            if quick and min(quick) <= params.least:
                continue
            best = smallest_dominating(near)
            if len(best) >= params.least and len(best) not in quick:
                instance = self.Instance(graph=draw_view(rng, n, edges), best=len(best))
                return instance, frozenset(v + 1 for v in best)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.graph.facts()

    def check(self, instance: Instance, answer: Answer) -> str:
        reached = set(answer)
        for u, v in instance.graph.ends():
            reached |= {u, v} if u in answer or v in answer else set()
        for vertex in range(1, instance.graph.vertices + 1):
            if vertex not in reached:
                return f"vertex {vertex} is neither in the set nor adjacent to one in it"
        return "" if len(answer) == instance.best else "fewer vertices are enough"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        word = {"en": "set: ", "zh": "集合："}[language]
        near = {
            v: {v, *others}
            for v, others in enumerate(neighbours(instance.graph.vertices + 1, instance.graph.ends()))
            if v
        }
        lines, best = list[str](), sorted(near)

        def search(got: list[int], left: set[int], barred: set[int]) -> None:
            nonlocal best
            most = max(len(near[v] & left) for v in near.keys() - barred)
            more = -(-len(left) // most) if left else 0
            shown = f"({' '.join(map(str, got))}) {' '.join(map(str, sorted(left)))}".strip()
            if len(got) + more >= len(best):
                told = f"{len(left)}/{most} → {more}, {len(got)} + {more} = " if left else ""
                lines.append(f"{shown}: {told}{len(got) + more} ≥ {len(best)}")
            elif not left:
                best = got
                lines.append(f"= {' '.join(map(str, got))}: {len(got)}")
            else:
                v = min(left, key=lambda v: (len(near[v] - barred), v))
                ways = sorted(near[v] - barred, key=lambda u: (-len(near[u] & left), u))
                lines.append(f"{shown}, {v}: {' '.join(map(str, ways))}")
                for place, u in enumerate(ways):
                    search([*got, u], left - near[u], barred | {*ways[:place]})

        search([], {*near}, set())
        return "\n".join([*lines, f"{word}{braces(sorted(best))}"])


def _most_first(rng: Random, near: list[int]) -> int:
    """Count the vertices if the one that covers most new ones is taken again and again."""
    missing, count = (1 << len(near)) - 1, 0
    while missing:
        gains = [((mask | 1 << v) & missing).bit_count() for v, mask in enumerate(near)]
        vertex = max(range(len(near)), key=lambda v: (gains[v], rng.random()))
        missing &= ~(near[vertex] | 1 << vertex)
        count += 1
    return count
