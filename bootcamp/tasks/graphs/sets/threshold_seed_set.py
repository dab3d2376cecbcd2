"""Find a smallest set of vertices from which activity spreads to the whole graph.

Answer: the set of vertices; every smallest one is right.
Harder: more vertices and edges, larger sets, higher thresholds; highest thresholds and highest degrees fail.
Skills: optimization, simulation, search
Source: original; D. Kempe, J. Kleinberg and E. Tardos, Maximizing the spread of influence, 2003.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.graph import random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.vertex_sets import bit_sets, smallest_seeds, spread
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Answer = frozenset[int]


class ThresholdSeedSet(Task["ThresholdSeedSet.Params", "ThresholdSeedSet.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(6, 7, 9, 10, 11, 12, 13, 14, 16, 18), ge=4, le=20)
        edges: int = knob("how many edges there are", levels=(8, 10, 13, 15, 18, 20, 23, 26, 30, 35), ge=4, le=80)
        highest: int = knob("the highest threshold drawn", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=1, le=6)
        least: int = knob("the least size of a smallest set", levels=(1, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=8)
        trap: bool = knob("whether high thresholds and degrees fail", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        thresholds: tuple[int, ...]  # of the vertices in order
        best: int  # the size of a smallest set

        @property
        def listed(self) -> list[str]:
            return [f"{vertex}: {threshold}" for vertex, threshold in enumerate(self.thresholds, start=1)]

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Each vertex has a threshold: {{ listed | comma }}.

        At first the vertices of a starting set are active. A vertex that is not active becomes active as soon as at
        least as many of its neighbours are active as its threshold says. Active vertices stay active.

        Find a starting set of as few vertices as possible from which all vertices become active in the end. If there
        are several such sets, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        每个顶点有一个阈值：{{ listed | join("，") }}。

        开始时，初始集合中的顶点是激活的。一个未激活的顶点，一旦激活的相邻顶点数不小于它的阈值，就变为激活。
        激活的顶点一直保持激活。

        求一个顶点个数尽可能少的初始集合，使所有顶点最终都被激活。如果有多个这样的集合，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(40):
            edges = random_connected(rng, n, params.edges)
            near = bit_sets(n, edges)
            thresholds = tuple(rng.randint(1, min(params.highest, around.bit_count())) for around in near)
            try:
                best = smallest_seeds(near, thresholds, 1500)
            except BudgetError:
                continue
            if len(best) < params.least or (params.trap and _quick(near, thresholds, len(best))):
                continue
            instance = self.Instance(graph=draw_view(rng, n, edges), thresholds=thresholds, best=len(best))
            return instance, frozenset(v + 1 for v in best)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.thresholds]

    def check(self, instance: Instance, answer: Answer) -> str:
        n = instance.graph.vertices
        near = bit_sets(n, [(u - 1, v - 1) for u, v in instance.graph.ends()])
        reached = spread(near, instance.thresholds, sum(1 << v - 1 for v in answer))
        quiet = [v + 1 for v in range(n) if not reached >> v & 1]
        if quiet:
            return f"vertex {quiet[0]} never becomes active"
        return "" if len(answer) == instance.best else "fewer vertices are enough"


def _quick(near: list[int], thresholds: tuple[int, ...], size: int) -> bool:
    """Tell whether the vertices of the highest thresholds or degrees, or what spreads most in turn, are enough."""
    places, everything = range(len(near)), (1 << len(near)) - 1
    for rank in ([-t for t in thresholds], [-around.bit_count() for around in near]):
        for sign in (1, -1):
            chosen = sorted(places, key=lambda v: (rank[v], sign * v))[:size]
            if spread(near, thresholds, sum(1 << v for v in chosen)) == everything:
                return True
    active = 0
    for _ in range(size):
        active = max((spread(near, thresholds, active | 1 << v) for v in places), key=int.bit_count)
    return active == everything
