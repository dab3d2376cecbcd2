"""Find a directed cycle with the least mean weight of an arc.

Answer: the vertices of the cycle in order; every cycle of least mean is right.
Harder: more vertices and arcs, larger weights, longer best cycles.
Skills: optimization, arithmetic
Source: original; R. M. Karp, A characterization of the minimum cycle mean in a digraph, 1978.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.graph import Weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.graphs.paths._faults import cycle_fault
from bootcamp.verifiers import Format, Integer, Path


class MinimumMeanCycle(Task["MinimumMeanCycle.Params", "MinimumMeanCycle.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 5, 6, 7, 8, 9, 10, 12, 14, 17), ge=3, le=30)
        arcs: int = knob("how many arcs there are", levels=(7, 9, 12, 15, 18, 21, 24, 30, 37, 46), ge=3, le=120)
        heaviest: int = knob("the largest weight", levels=(9, 12, 15, 18, 20, 25, 30, 35, 40, 50), ge=5, le=1000)
        length: int = knob("how many arcs the best cycle found has", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=12)
        trap: bool = knob("whether following lightest arcs fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: Fraction  # the least mean

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The mean of a cycle is the sum of the weights of its arcs divided by the number of its arcs. Find a cycle along
        arcs in their direction that passes no vertex twice and whose mean is as small as possible. Give its vertices in
        order. If there are several such cycles, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        一个圈的平均权是它各弧的权之和除以弧数。求一个沿弧的方向行走、不重复经过顶点、平均权尽可能小的圈。
        按顺序给出它的顶点。如果有多个这样的圈，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Path(Integer(low=1, high=instance.graph.vertices), closed=True, directed=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        """Plant a light cycle, then give vertices heights, which change weights but no mean."""
        n, top = params.vertices, params.heaviest
        pairs = [(u, v) for u in range(n) for v in range(n) if u != v]
        for _ in range(150):
            ring = rng.sample(range(n), min(params.length, n))
            planted = list(pairwise([*ring, ring[0]]))
            free = [pair for pair in pairs if pair not in planted]
            chosen = planted + rng.sample(free, min(max(0, params.arcs - len(ring)), len(free)))
            height = [rng.randint(0, top // 3) for _ in range(n)]
            low, high = top // 3, top // 3 + max(3, top // 3)
            arcs = []
            for u, v in chosen:
                plain = rng.randint(low, low + max(2, top // 8)) if (u, v) in planted else rng.randint(low, high)
                arcs.append((u, v, max(1, plain + height[v] - height[u])))
            if len({u for u, *_ in arcs} & {v for _, v, _ in arcs}) < n - 1:
                continue
            cycle, best = _least_mean(n, arcs)
            if len(cycle) < params.length or (params.trap and best in _lightest_ways(n, arcs)):
                continue
            view = draw_view(rng, n, arcs, ("weight",), directed=True)
            return self.Instance(graph=view, best=best), tuple(v + 1 for v in cycle)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        weights = instance.graph.label()
        if fault := cycle_fault(weights, answer):
            return fault
        ring = list(pairwise([*answer, answer[0]]))
        mean = Fraction(sum(weights[pair] for pair in ring), len(ring))
        return "" if mean == instance.best else "a cycle of smaller mean exists"


def _mean(arcs: list[Weighted], cycle: list[int]) -> Fraction:
    weights = {(u, v): w for u, v, w in arcs}
    return Fraction(sum(weights[pair] for pair in pairwise([*cycle, cycle[0]])), len(cycle))


def _least_mean(n: int, arcs: list[Weighted]) -> tuple[list[int], Fraction]:
    """Take cycles whose mean is below that of the last one (Bellman and Ford) until there is none."""
    best: list[int] = []
    mean = Fraction(max(w for *_, w in arcs) + 1)
    while True:
        length, before = [0] * n, [-1] * n
        last = -1
        for _ in range(n):
            last = -1
            for u, v, w in arcs:
                if length[u] + w * mean.denominator - mean.numerator < length[v]:
                    length[v] = length[u] + w * mean.denominator - mean.numerator
                    before[v] = last = u
            if last < 0:
                return best, mean
        for _ in range(n):
            last = before[last]
        best = [last]
        while before[best[-1]] != last:
            best.append(before[best[-1]])
        best.reverse()
        mean = _mean(arcs, best)


def _lightest_ways(n: int, arcs: list[Weighted]) -> set[Fraction]:
    """Follow the lightest arc out of each vertex: the means of the cycles that this leads into."""
    out = {u: v for w, u, v in sorted(((w, u, v) for u, v, w in arcs), reverse=True)}
    means = set()
    for start in out:
        way = [start]
        while way[-1] in out and out[way[-1]] not in way:
            way.append(out[way[-1]])
        if way[-1] in out:
            means.add(_mean(arcs, way[way.index(out[way[-1]]) :]))
    return means
