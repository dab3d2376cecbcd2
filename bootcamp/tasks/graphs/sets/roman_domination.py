"""Station as few legions as possible so that every town is defended.

Answer: the number of legions on each vertex; every best placement is right.
Harder: more vertices and edges, more legions; sending two legions to what helps most fails.
Skills: optimization, search
Source: original; I. Stewart, Defend the Roman Empire!, Scientific American 281, 1999.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.graph import random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.vertex_sets import bit_sets
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Answer = tuple[int, ...]


class RomanDomination(Task["RomanDomination.Params", "RomanDomination.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 8, 9, 10, 12, 14, 16, 18, 20), ge=4, le=22)
        edges: int = knob("how many edges there are", levels=(5, 7, 9, 10, 12, 14, 17, 19, 22, 25), ge=3, le=60)
        trap: bool = knob("whether sending two legions to what helps most fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the fewest legions

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Put 0, 1 or 2 legions on each vertex so that every vertex with 0 legions has a neighbour with 2 legions. Use as
        few legions as possible in all. For each of the vertices 1 to {{ graph.vertices }} in order, give its number of
        legions. If there are several best ways, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        在每个顶点上放 0、1 或 2 个军团，使每个有 0 个军团的顶点都有一个放了 2 个军团的相邻顶点。
        军团的总数要尽可能少。请对顶点 1 到 {{ graph.vertices }} 依次给出军团数。
        如果最好的放法有多种，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Integer(low=0, high=2), length=instance.graph.vertices)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(60):
            edges = random_connected(rng, n, params.edges)
            near = bit_sets(n, edges)
            best, strong = _fewest(near)
            orders = [list(range(n)), *(rng.sample(range(n), n) for _ in range(4))]
            greedy = min(_most_first(order, near) for order in orders)
            if best >= n or (params.trap and greedy <= best):
                continue
            covered = 0
            for v in strong:
                covered |= near[v] | 1 << v
            answer = tuple(2 if v in strong else 1 - (covered >> v & 1) for v in range(n))
            return self.Instance(graph=draw_view(rng, n, edges), best=best), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: Answer) -> str:
        near = bit_sets(len(answer), [(u - 1, v - 1) for u, v in instance.graph.ends()])
        strong = sum(1 << v for v, legions in enumerate(answer) if legions == 2)
        for v, legions in enumerate(answer):
            if not legions and not near[v] & strong:
                return f"vertex {v + 1} has no legion and no neighbour with two"
        return "" if sum(answer) == instance.best else "fewer legions are enough"


def _fewest(near: list[int]) -> tuple[int, tuple[int, ...]]:
    """Try all sets of vertices with two legions, as long as these alone are not too many."""
    n = len(near)
    best: tuple[int, tuple[int, ...]] = n, ()
    size = 1
    while 2 * size < best[0]:
        for strong in combinations(range(n), size):
            covered = 0
            for v in strong:
                covered |= near[v] | 1 << v
            best = min(best, (2 * size + n - covered.bit_count(), strong))
        size += 1
    return best


def _most_first(order: list[int], near: list[int]) -> int:
    """Count the legions if two are sent to the vertex that covers most new ones while these are more than two."""
    missing, legions = (1 << len(near)) - 1, 0
    while missing:
        vertex = max(order, key=lambda v: ((near[v] | 1 << v) & missing).bit_count())
        covers = (near[vertex] | 1 << vertex) & missing
        if covers.bit_count() <= 2:
            return legions + missing.bit_count()
        missing &= ~covers
        legions += 2
    return legions
