"""Find a path of an acyclic network with the least ratio of cost to gain.

Answer: the vertices of the path in order; every path of least ratio is right.
Harder: more vertices and arcs, larger numbers; the cheapest and the most gainful path fail.
Skills: optimization, arithmetic
Source: original; W. Dinkelbach, On nonlinear fractional programming, 1967.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.graph import random_dag, topological_order
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path

Arc = tuple[int, int, int, int]
"""Tail, head, cost and gain."""


class MinRatioPath(Task["MinRatioPath.Params", "MinRatioPath.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 5, 6, 7, 8, 10, 12, 15, 19, 24), ge=3, le=40)
        arcs: int = knob("how many arcs there are", levels=(7, 8, 10, 13, 16, 21, 26, 34, 44, 58), ge=3, le=150)
        largest: int = knob("the largest cost and gain", levels=(9, 9, 9, 12, 15, 20, 30, 40, 50, 60), ge=3, le=1000)
        trap: bool = knob(
            "whether the cheapest, the most gainful and the greedy path fail", levels=(False,) * 2 + (True,) * 8
        )

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        start: int
        end: int
        best: Fraction  # the least ratio

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The cost of a path is the sum of the costs of its arcs, its gain the sum of their gains. Find a path along arcs
        in their direction from vertex {{ start }} to vertex {{ end }} for which cost divided by gain is as small as
        possible. List its vertices in order, both ends included. If there are several such paths, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        一条路径的费用是其各弧费用之和，收益是其各弧收益之和。
        求一条沿弧的方向从顶点 {{ start }} 到顶点 {{ end }} 的路径，
        使费用除以收益的商尽可能小。按顺序列出它的顶点，包括两个端点。如果有多条这样的路径，给出任意一条即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Path(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.vertices
        for _ in range(200):
            pairs = random_dag(rng, n, min(params.arcs, n * (n - 1) // 2))
            arcs = [(u, v, rng.randint(1, params.largest), rng.randint(1, params.largest)) for u, v in pairs]
            order = topological_order(n, pairs) or []
            start, end = order[0], order[-1]
            path = _least(n, arcs, order, 1, 0, end, start)
            if len(path) < 2:
                continue
            ratio = _ratio(arcs, path)
            while True:  # until no path is below the ratio of the last one
                path = _least(n, arcs, order, ratio.denominator, ratio.numerator, end, start)
                if _ratio(arcs, path) == ratio:
                    break
                ratio = _ratio(arcs, path)
            plain = [_least(n, arcs, order, cost, gain, end, start) for cost, gain in ((1, 0), (0, 1), (1, 1))]
            if len(path) < 3 or (params.trap and any(_ratio(arcs, other) == ratio for other in plain)):
                continue
            graph = draw_view(rng, n, arcs, ("cost", "gain"), directed=True)
            instance = self.Instance(graph=graph, start=start + 1, end=end + 1, best=ratio)
            return instance, tuple(v + 1 for v in path)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.start, instance.end]

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if len(answer) < 2 or (answer[0], answer[-1]) != (instance.start, instance.end):
            return f"the path does not lead from {instance.start} to {instance.end}"
        costs, gains = instance.graph.label(0), instance.graph.label(1)
        missing = next((pair for pair in pairwise(answer) if pair not in costs), None)
        if missing:
            return f"there is no arc {missing[0]}->{missing[1]}"
        cost, gain = (sum(table[pair] for pair in pairwise(answer)) for table in (costs, gains))
        return "" if Fraction(cost, gain) == instance.best else "a path of smaller ratio exists"


def _ratio(arcs: list[Arc], path: list[int]) -> Fraction:
    """Divide the cost of a path by its gain."""
    table = {(u, v): (cost, gain) for u, v, cost, gain in arcs}
    return Fraction(sum(table[pair][0] for pair in pairwise(path)), sum(table[pair][1] for pair in pairwise(path)))


def _least(n: int, arcs: list[Arc], order: list[int], cost: int, gain: int, end: int, start: int) -> list[int]:
    """Find a path with the least sum of `cost` times cost minus `gain` times gain; [] if there is none."""
    best: list[tuple[int, list[int]] | None] = [None] * n
    best[start] = 0, [start]
    for u in order:
        here = best[u]
        if here is not None:
            for tail, v, c, g in arcs:
                total, there = here[0] + cost * c - gain * g, best[v]
                if tail == u and (there is None or total < there[0]):
                    best[v] = total, [*here[1], v]
    found = best[end]
    return found[1] if found else []
