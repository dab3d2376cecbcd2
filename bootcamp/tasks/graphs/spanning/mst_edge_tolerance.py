"""Find how far the weight of an edge may move while the minimum spanning tree stays one.

Answer: one number, or inf, for each named edge.
Harder: more vertices and edges, more edges named.
Skills: optimization, search
Source: original; R. E. Tarjan, Sensitivity analysis of minimum spanning trees, 1982.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import (
    Weighted,
    components,
    minimum_spanning_tree,
    random_connected,
    shortest_path,
    weighted,
)
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.graphs.spanning._kruskal import kruskal
from bootcamp.verifiers import Format, Integer, Maybe, Sequence as Listed

Answer = tuple[int | None, ...]


class MstEdgeTolerance(Task["MstEdgeTolerance.Params", "MstEdgeTolerance.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 5, 6, 7, 8, 9, 10, 11, 13, 15), ge=3, le=30)
        edges: int = knob("how many edges there are", levels=(5, 7, 9, 11, 13, 16, 19, 23, 28, 34), ge=3, le=90)
        named: int = knob("how many edges are named", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=12)
        heaviest: int = knob("the largest weight", levels=(15, 20, 30, 40, 50, 60, 70, 80, 90, 99), ge=10, le=1000)

    class Instance(task.Instance):
        graph: Graph
        named: tuple[tuple[int, int], ...]

        @property
        def shown(self) -> list[str]:
            return [f"{u}-{v}" for u, v in self.named]

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A spanning tree is a set of edges that connects all vertices and contains no cycle. The weights are all
        different, so this graph has just one spanning tree T whose weights have the least possible sum. Now the weight
        of one single edge changes, while all others stay as they are. T counts as staying minimum as long as no other
        spanning tree has a smaller sum; an equal sum does no harm.

        For each of the edges {{ shown | listed }}, in this order, give a number: if the edge is in T, the greatest
        amount by which its weight may rise with T staying minimum (inf if there is no limit); if it is not in T, the
        greatest amount by which its weight may fall with T staying minimum.
        """,
        zh=r"""
        {{ graph.told(language) }}

        生成树是连接所有顶点且不含圈的一组边。各边的权互不相同，所以这个图只有一棵权之和最小的生成树 T。
        现在只改变一条边的权，其他边的权不变。只要没有别的生成树权之和更小，就认为 T 仍是最小的；相等没有关系。

        请对边 {{ shown | join("、") }} 依次给出一个数：如果这条边在 T 中，给出在 T 仍是最小的前提下它的权最多能增加多少
        （没有限制时写 inf）；如果它不在 T 中，给出在 T 仍是最小的前提下它的权最多能减少多少。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Listed(Maybe(Integer(low=0), none="inf"), length=len(instance.named))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        edges = weighted(rng, random_connected(rng, n, params.edges), 1, max(params.heaviest, params.edges), True)
        tree = minimum_spanning_tree(n, edges)
        rest = [edge for edge in edges if edge not in tree]
        inside = rng.sample(tree, min((params.named + rng.randint(0, 1)) // 2, len(tree)))
        chosen = inside + rng.sample(rest, min(params.named - len(inside), len(rest)))
        rng.shuffle(chosen)
        answer = tuple(_rise(n, edges, tree, e) if e in tree else _fall(n, tree, e) for e in chosen)
        if answer.count(None) * 2 > len(answer):
            raise task.Retry
        graph = draw_view(rng, n, edges, ("weight",))
        return self.Instance(graph=graph, named=tuple((u + 1, v + 1) for u, v, _ in chosen)), answer

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.named]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        weights, n = instance.graph.label(), instance.graph.vertices
        lines, tree = kruskal(instance.graph, language)
        for u, v in instance.named:
            if {(u, v), (v, u)} & {*tree}:
                rest = [(a - 1, b - 1) for a, b in tree if {a, b} != {u, v}]
                part = next(one for one in components(n, rest) if u - 1 in one)
                across = [
                    (weights[a, b], f"{a}-{b}:{weights[a, b]}")
                    for a, b in instance.graph.ends()
                    if (a - 1 in part) != (b - 1 in part) and {a, b} != {u, v}
                ]
                told = " ".join(str(one + 1) for one in part)
                least = min(across, default=(0, ""))[0]
                result = f"{least} - {weights[u, v]} = {least - weights[u, v]}" if across else "inf"
                lines.append(f"{u}-{v}: {told} | {', '.join(one for _, one in across) or '-'}; {result}")
            else:
                way = shortest_path(n, [(a - 1, b - 1) for a, b in tree], u - 1, v - 1) or []
                steps = [(a + 1, b + 1) for a, b in pairwise(way)]
                most = max(weights[pair] for pair in steps)
                told = ", ".join(f"{a}-{b}:{weights[a, b]}" for a, b in steps)
                lines.append(f"{u}-{v}: {told}; {weights[u, v]} - {most} = {weights[u, v] - most}")
        values = [line.rpartition("; ")[2].rpartition("= ")[2] for line in lines[-len(instance.named) :]]
        return "\n".join([*lines, sequence(values)])


def _rise(n: int, edges: Sequence[Weighted], tree: Sequence[Weighted], edge: Weighted) -> int | None:
    """Compare with the lightest other edge that joins the two parts which the tree falls into without the edge."""
    part = set(components(n, [other for other in tree if other != edge])[0])
    across = [w for u, v, w in edges if (u in part) != (v in part) and (u, v, w) != edge]
    return min(across) - edge[2] if across else None


def _fall(n: int, tree: Sequence[Weighted], edge: Weighted) -> int:
    """Compare with the heaviest edge of the tree on the path between the ends."""
    u, v, weight = edge
    for least in sorted(w for *_, w in tree):
        light = [other for other in tree if other[2] <= least]
        if any(u in part and v in part for part in components(n, light)):
            return weight - least
    raise AssertionError("the tree connects all vertices")
