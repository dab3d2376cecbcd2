"""Place depots on vertices of a tree so that the greatest distance to the nearest depot is as small as possible.

Answer: the set of depots; every best set is right.
Harder: more vertices, more depots, larger lengths, trees in which going to the farthest vertex again and again fails.
Skills: optimization, search
Source: original.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import Weighted, random_tree, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import braces
from bootcamp.lib.trees import all_distances, rooted
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Answer = frozenset[int]


class TreeKCenter(Task["TreeKCenter.Params", "TreeKCenter.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 7, 10, 12, 14, 17, 20, 24, 29, 34), ge=3, le=60)
        depots: int = knob("how many depots there are", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=8)
        longest: int = knob("the largest length", levels=(5, 6, 7, 8, 9, 10, 11, 12, 13, 15), ge=1, le=99)
        trap: bool = knob("whether farthest vertices fail", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        depots: int
        best: int  # the least greatest distance

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The graph is a tree. The distance of two vertices is the sum of the lengths of the edges on the path between
        them. Choose {{ depots }} {{ "vertex as depot" if depots == 1 else "different vertices as depots" }} so that the
        greatest distance from a vertex to its nearest depot is as small as possible. (A depot is at distance 0 from
        itself.) Give the set of depots; if there are several best sets, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        这个图是一棵树。两个顶点的距离是它们之间路径上各边长度之和。
        请选出 {{ depots }} 个{{ "" if depots == 1 else "不同的" }}顶点作为仓库，
        使各顶点到离它最近的仓库的距离中最大的一个尽可能小（仓库到自身的距离为 0）。
        请给出仓库的集合；如果最好的集合有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Integer(low=1, high=instance.graph.vertices), size=instance.depots)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n, k = params.vertices, params.depots
        for _ in range(100):
            edges = weighted(rng, random_tree(rng, n), 1, params.longest)
            away = all_distances(n, edges)
            best, chosen = _best(n, edges, away, k)
            if params.trap and _spread(away, k) == best:
                continue
            chosen += [v for v in range(n) if v not in chosen][: k - len(chosen)]
            graph = draw_view(rng, n, edges, ("length",), forms=("edges", "lists", "sentences", "story"))
            return self.Instance(graph=graph, depots=k, best=best), frozenset(v + 1 for v in chosen)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.depots]

    def check(self, instance: Instance, answer: Answer) -> str:
        if len(answer) != instance.depots:
            return "the number of depots is another"
        lengths = instance.graph.label()
        edges = [(u - 1, v - 1, lengths[u, v]) for u, v in instance.graph.ends()]
        away = all_distances(instance.graph.vertices, edges)
        return "" if _radius(away, [v - 1 for v in answer]) == instance.best else "a smaller distance is possible"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, lengths, lines = instance.graph.vertices, instance.graph.label(), list[str]()
        edges = [(u - 1, v - 1, lengths[u, v]) for u, v in instance.graph.ends()]
        if instance.depots == 1:
            away = all_distances(n, edges)
            for root in range(n):
                told = [f"{v + 1} {away[root][v]}" for v in rooted(n, edges, root)[1][1:]]
                lines.append(f"{root + 1}: {', '.join(told)}; {max(away[root])}")
            best = min(range(n), key=lambda v: max(away[v]))
            return "\n".join([*lines, f"{max(away[best])}: {{{best + 1}}}"])
        low, high, chosen = 0, max(all_distances(n, edges)[0]), [0]
        lines.append(f"1: {high}")
        while low < high:
            middle = (low + high) // 2
            lines.append(f"{low}-{high}: {middle}")
            found = _placed(n, edges, middle, lines)
            sign = "≤" if len(found) <= instance.depots else ">"
            lines.append(f"{len(found)} {sign} {instance.depots}")
            low, high, chosen = (low, middle, found) if sign == "≤" else (middle + 1, high, chosen)
        chosen = chosen + [v for v in range(n) if v not in chosen][: instance.depots - len(chosen)]
        return "\n".join([*lines, f"{high}: {braces(sorted(v + 1 for v in chosen))}"])


def _radius(away: Sequence[Sequence[int]], chosen: Sequence[int]) -> int:
    return max(min(row[v] for v in chosen) for row in away)


def _best(n: int, edges: Sequence[Weighted], away: list[list[int]], k: int) -> tuple[int, list[int]]:
    """Try the distances that occur, by halving, until so many depots are just enough."""
    steps = sorted({distance for row in away for distance in row})
    low, high = 0, len(steps) - 1
    while low < high:
        middle = (low + high) // 2
        if len(_placed(n, edges, steps[middle])) <= k:
            high = middle
        else:
            low = middle + 1
    return steps[low], _placed(n, edges, steps[low])


def _placed(n: int, edges: Sequence[Weighted], radius: int, lines: list[str] | None = None) -> list[int]:
    """Go up from the leaves and place a depot as high as the farthest vertex below that has none allows.

    What is known of each vertex goes to `lines`: how far down the two are, and + for a depot.
    """
    lengths = {pair: w for u, v, w in edges for pair in ((u, v), (v, u))}
    parents, order = rooted(n, edges)
    far = [0] * n  # the distance down to the farthest vertex without a depot, negative if there is none
    near: list[int] = [radius + 1] * n  # the distance down to the nearest depot, if it matters
    depots = []
    for v in reversed(order):
        line = f"{v + 1}: {far[v] if far[v] >= 0 else '-'} {near[v] if near[v] <= radius else '-'}"
        if far[v] + near[v] <= radius:
            far[v] = -1
        up = parents[v]
        edge = lengths[v, up] if up >= 0 else radius + 1
        if far[v] >= 0 and far[v] + edge > radius:
            depots.append(v)
            far[v], near[v] = -1, 0
            line += " +"
        if lines is not None:
            lines.append(line)
        if up >= 0:
            near[up] = min(near[up], near[v] + edge)
            far[up] = max(far[up], far[v] + edge) if far[v] >= 0 else far[up]
    return depots


def _spread(away: list[list[int]], k: int) -> int:
    """Begin with a middle of the tree and go on with the farthest vertex again and again."""
    chosen = [min(range(len(away)), key=lambda v: max(away[v]))]
    while len(chosen) < k:
        chosen.append(max(range(len(away)), key=lambda v: min(away[v][u] for u in chosen)))
    return _radius(away, chosen)
