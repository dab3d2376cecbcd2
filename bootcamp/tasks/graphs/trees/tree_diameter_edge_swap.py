"""Exchange one edge of a tree for another so that its diameter becomes as small as possible.

Answer: the edge taken out and the edge put in; every best exchange is right.
Harder: more vertices, more varied lengths, trees in which cutting the longest path in its middle fails.
Skills: optimization, search
Source: original.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.graph import Weighted, components, is_connected, random_tree, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.trees import all_distances, path_between, rooted
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Record

Answer = dict[str, tuple[int, int]]
Exchange = tuple[int, Weighted, tuple[int, int]]
"""The diameter that results, the edge taken out and the ends of the edge put in."""


class TreeDiameterEdgeSwap(Task["TreeDiameterEdgeSwap.Params", "TreeDiameterEdgeSwap.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 8, 9, 10, 12, 14, 16, 19, 23), ge=4, le=40)
        longest: int = knob("the largest length", levels=(3, 4, 6, 8, 9, 10, 11, 12, 15, 15), ge=1, le=99)
        trap: bool = knob(
            "whether taking out the middle or the longest edge of a longest path fails",
            levels=(False,) * 2 + (True,) * 8,
        )

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the least diameter

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The graph is a tree. The diameter of a tree is the greatest distance between two of its vertices, where the
        distance is the sum of the lengths of the edges on the path between them. Remove one edge and add an edge of the
        same length between any two vertices, so that the graph is a tree again and its diameter is as small as
        possible. Give the removed edge as remove and the added edge as add. If there are several best ways, give any
        one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        这个图是一棵树。树的直径是它的两个顶点之间的最大距离，两个顶点的距离是它们之间路径上各边长度之和。
        请去掉一条边，再在任意两个顶点之间加上一条同样长度的边，使图仍然是一棵树，并且直径尽可能小。
        请给出去掉的边 remove 和加上的边 add。如果最好的做法有多种，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Record:
        return Record(remove=Edge(instance.graph.vertices), add=Edge(instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(100):
            edges = weighted(rng, random_tree(rng, n), 1, params.longest)
            away = all_distances(n, edges)
            ways = {edge: _best_with(n, edges, away, edge) for edge in edges}
            best, (u, v, _), (x, y) = min(ways.values())
            before, a, b = max((away[u][v], u, v) for u in range(n) for v in range(u))
            if best >= before or (
                params.trap and any(ways[edge][0] == best for edge in _obvious(n, edges, away, a, b))
            ):
                continue
            view = draw_view(rng, n, edges, ("length",), forms=("edges", "lists", "sentences", "story"))
            answer = {"remove": (u + 1, v + 1), "add": (min(x, y) + 1, max(x, y) + 1)}
            return self.Instance(graph=view, best=best), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.graph.facts()

    def check(self, instance: Instance, answer: Answer) -> str:
        lengths, n = instance.graph.label(), instance.graph.vertices
        out, new = answer["remove"], answer["add"]
        if out not in lengths:
            return f"there is no edge {out[0]}-{out[1]}"
        kept = [(u - 1, v - 1, lengths[u, v]) for u, v in instance.graph.ends() if (u, v) not in (out, out[::-1])]
        edges = [*kept, (new[0] - 1, new[1] - 1, lengths[out])]
        if not is_connected(n, edges):
            return "the graph is no tree afterwards"
        return "" if max(map(max, all_distances(n, edges))) == instance.best else "a smaller diameter is possible"


def _best_with(n: int, edges: tuple[Weighted, ...], away: list[list[int]], edge: Weighted) -> Exchange:
    """Find the least diameter if one edge is taken out: its length then joins the middles of both parts."""
    wide, middles, reach = [], [], edge[2]
    for part in components(n, [other for other in edges if other != edge]):
        far = {v: max(away[v][u] for u in part) for v in part}
        middles.append(min(part, key=far.__getitem__))
        wide.append(max(far.values()))
        reach += min(far.values())
    return max(*wide, reach), edge, (middles[0], middles[1])


def _obvious(n: int, edges: tuple[Weighted, ...], away: list[list[int]], a: int, b: int) -> list[Weighted]:
    """List the edges that hold the middle of a longest path, and its longest edges."""
    path = path_between(rooted(n, edges)[0], a, b)
    sides = {(min(pair), max(pair)): pair for pair in pairwise(path)}
    inside = [edge for edge in edges if edge[:2] in sides]
    half = [e for e in inside if 2 * away[a][sides[e[:2]][0]] <= away[a][b] <= 2 * away[a][sides[e[:2]][1]]]
    return half + [e for e in inside if e[2] == max(w for *_, w in inside)]
