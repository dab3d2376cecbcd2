"""Find as few blue vertices as possible that turn a whole graph blue by forcing.

Answer: the set of vertices; every smallest set is right.
Harder: more vertices and edges, larger sets; taking what turns most blue fails.
Skills: optimization, simulation
Source: original; AIM Minimum Rank Work Group, Zero forcing sets and the minimum rank of graphs, 2008.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from random import Random

from bootcamp import task
from bootcamp.lib.graph import random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.vertex_sets import bit_sets
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Answer = frozenset[int]


class ZeroForcingSet(Task["ZeroForcingSet.Params", "ZeroForcingSet.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(7, 8, 11, 11, 12, 13, 14, 15, 16, 17), ge=5, le=20)
        edges: int = knob("how many edges there are", levels=(9, 11, 15, 16, 17, 19, 21, 23, 25, 27), ge=4, le=60)
        least: int = knob("the least size of a smallest set", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=1, le=8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the size of a smallest set

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Some vertices are blue at the start, all others are white. Whenever a blue vertex has exactly one white
        neighbour, this neighbour turns blue; this is repeated as long as possible. Find a set of as few vertices as
        possible such that all vertices turn blue in the end if these are blue at the start. If there are several
        smallest sets, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        开始时一些顶点是蓝色的，其他顶点都是白色的。只要某个蓝色顶点恰有一个白色的相邻顶点，这个相邻顶点就变成蓝色；
        如此反复，直到不能再进行。求一个顶点个数尽可能少的集合，使得开始时这些顶点为蓝色，最后所有顶点都变成蓝色。
        如果最小的集合有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(150):
            edges = random_connected(rng, n, params.edges)
            near = bit_sets(n, edges)
            quick = _most_first(near) if params.least > 2 else n
            if quick <= params.least:
                continue
            size, good = _smallest(near, quick)
            tight = 12 * len(good) <= comb(n, size) or params.least < 3
            if good and size >= params.least and tight:
                instance = self.Instance(graph=draw_view(rng, n, edges), best=size)
                return instance, frozenset(v + 1 for v in rng.choice(good))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: Answer) -> str:
        near = bit_sets(instance.graph.vertices, [(u - 1, v - 1) for u, v in instance.graph.ends()])
        if _forced(near, sum(1 << v - 1 for v in answer)) + 1 < 1 << len(near):
            return "not all vertices turn blue"
        return "" if len(answer) == instance.best else "fewer vertices are enough"


def _forced(near: list[int], blue: int) -> int:
    """Give all vertices that turn blue."""
    changed = True
    while changed:
        changed = False
        for v, around in enumerate(near):
            white = around & ~blue
            if blue >> v & 1 and white and not white & (white - 1):
                blue |= white
                changed = True
    return blue


def _most_first(near: list[int]) -> int:
    """Count the vertices if the one that turns most blue in addition is taken again and again."""
    blue = count = 0
    while blue + 1 < 1 << len(near):
        blue = max((_forced(near, blue | 1 << v) for v in range(len(near))), key=int.bit_count)
        count += 1
    return count


def _smallest(near: list[int], below: int) -> tuple[int, list[tuple[int, ...]]]:
    """List all smallest sets if they have fewer vertices than `below`; no size is below all degrees."""
    n = len(near)
    for size in range(min(mask.bit_count() for mask in near), below):
        good = [some for some in combinations(range(n), size) if _forced(near, sum(1 << v for v in some)) + 1 == 1 << n]
        if good:
            return size, good
    return below, []
