"""Burn a graph in as few rounds as possible, with one new fire in each round.

Answer: the vertices lit, in order; every shortest list is right.
Harder: more vertices, more rounds; lighting the farthest vertices fails.
Skills: optimization, search
Source: original; A. Bonato, J. Janssen and E. Roshanbin, Burning a graph is hard, 2015.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.graph import distances, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence as Listed


class GraphBurning(Task["GraphBurning.Params", "GraphBurning.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(7, 8, 11, 12, 14, 16, 18, 21, 24, 28), ge=5, le=40)
        spare: int = knob("how many edges there are beyond a tree", levels=(0, 0, 0, 1, 1, 2, 2, 3, 3, 4), ge=0, le=20)
        rounds: int = knob("the least number of rounds needed", levels=(2, 2, 3, 3, 3, 3, 3, 4, 4, 4), ge=1, le=6)
        trap: bool = knob("whether a middle first, then what is farthest, fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the fewest rounds

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        At first no vertex burns. In each round, the fire first spreads from every burning vertex to all its neighbours;
        then you light one vertex that you choose (it may burn already). All vertices shall burn after as few rounds as
        possible. List the vertices that you light, one for each round, in order. If there are several shortest lists,
        give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        开始时没有顶点着火。每一轮中，火先从每个着火的顶点蔓延到它的所有相邻顶点；然后你点燃一个选定的顶点
        （它可以已经着火）。要用尽可能少的轮数使所有顶点着火。请按顺序列出每一轮点燃的顶点，每轮一个。
        如果最短的列表有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Listed(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.vertices
        for _ in range(80):
            edges = random_connected(rng, n, n - 1 + params.spare)
            away = [[distance or 0 for distance in distances(n, edges, v)] for v in range(n)]
            if params.trap and _from_middles(away) <= params.rounds:
                continue
            chosen = _shortest(away)
            if len(chosen) < params.rounds or (params.trap and _from_middles(away) == len(chosen)):
                continue
            instance = self.Instance(graph=draw_view(rng, n, edges), best=len(chosen))
            return instance, tuple(v + 1 for v in chosen)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if len(answer) > instance.graph.vertices:
            return "there are too many rounds"
        burning: set[int] = set()
        for vertex in answer:
            burning |= {end for pair in instance.graph.ends() if burning & {*pair} for end in pair}
            burning.add(vertex)
        if len(burning) < instance.graph.vertices:
            return "not all vertices burn in the end"
        return "" if len(answer) == instance.best else "fewer rounds are enough"


def _shortest(away: Sequence[Sequence[int]]) -> list[int]:
    """Find the fewest balls of the radii 0, 1, 2, ... that cover all, the largest first in the list."""
    n, rounds = len(away), 1
    while True:
        balls = [[sum(1 << u for u in range(n) if row[u] <= radius) for row in away] for radius in range(rounds)]

        def search(missing: int, radii: tuple[int, ...]) -> dict[int, int] | None:
            if not missing:
                return dict.fromkeys(radii, 0)
            vertex = missing.bit_length() - 1
            for radius in radii:
                left = tuple(other for other in radii if other != radius)
                for centre in range(n):
                    if away[centre][vertex] <= radius:
                        found = search(missing & ~balls[radius][centre], left)  # noqa: B023
                        if found is not None:
                            return found | {radius: centre}
            return None

        found = search((1 << n) - 1, tuple(reversed(range(rounds))))
        if found is not None:
            return [found[radius] for radius in reversed(range(rounds))]
        rounds += 1


def _from_middles(away: Sequence[Sequence[int]]) -> int:
    """Count the rounds if a middle is lit first and then always the vertex that is farthest from the fire."""
    n = len(away)
    chosen = [min(range(n), key=lambda v: max(away[v]))]
    while True:
        last = len(chosen)
        late = {u: min(away[v][u] - (last - 1 - place) for place, v in enumerate(chosen)) for u in range(n)}
        if max(late.values()) <= 0:
            return last
        chosen.append(max(range(n), key=late.__getitem__))
