"""Find a lightest spanning tree among all that are not the minimum spanning tree.

Answer: the edges of the tree; every second-best tree is right.
Harder: more vertices and edges, larger weights; exchanging a last or lightest edge fails.
Skills: optimization, search
Source: original.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import Weighted, minimum_spanning_tree, random_connected, shortest_path, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.graphs.spanning._faults import spanning_tree_fault
from bootcamp.tasks.graphs.spanning._kruskal import kruskal
from bootcamp.verifiers import Edge, Format, Set

Answer = frozenset[tuple[int, ...]]


class SecondBestSpanningTree(Task["SecondBestSpanningTree.Params", "SecondBestSpanningTree.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 5, 6, 7, 8, 9, 10, 12, 14, 16), ge=3, le=30)
        edges: int = knob("how many edges there are", levels=(6, 7, 9, 11, 14, 17, 20, 25, 31, 38), ge=3, le=90)
        heaviest: int = knob("the largest weight", levels=(20, 25, 30, 40, 60, 80, 100, 150, 200, 300), ge=10, le=999)
        trap: bool = knob(
            "whether exchanging for the lightest edge left out, or the heaviest edge, fails",
            levels=(False,) * 2 + (True,) * 8,
        )

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the second smallest total weight

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A spanning tree is a set of edges that connects all vertices and contains no cycle. The weights are all
        different, so that there is just one spanning tree whose weights have the least possible sum. Leave this one
        out: among all other spanning trees, find one whose weights have the least possible sum. If there are several,
        give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        生成树是连接所有顶点且不含圈的一组边。各边的权互不相同，所以权之和最小的生成树只有一棵。
        请排除这一棵，在所有其他生成树中求一棵权之和最小的。如果有多棵，给出任意一棵即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Edge(instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(60):
            pairs = random_connected(rng, n, params.edges)
            edges = weighted(rng, pairs, 1, max(params.heaviest, params.edges), distinct=True)
            tree = minimum_spanning_tree(n, edges)
            second = _without_one(n, edges, tree)
            left_out = min((edge for edge in edges if edge not in tree), key=lambda edge: edge[2])
            heavy = max(tree, key=lambda edge: edge[2])
            changed = minimum_spanning_tree(n, [(*edge[:2], 0 if edge == left_out else edge[2]) for edge in edges])
            without = minimum_spanning_tree(n, [edge for edge in edges if edge != heavy])
            obvious = (_weight(changed) + left_out[2], _weight(without))
            if params.trap and _weight(second) in obvious:
                continue
            graph = draw_view(rng, n, edges, ("weight",))
            found = frozenset((u + 1, v + 1) for u, v, _ in second)
            return self.Instance(graph=graph, best=_weight(second)), found
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        weights, (lines, tree) = instance.graph.label(), kruskal(instance.graph, language)
        changes = []
        for u, v in sorted(set(instance.graph.ends()) - set(tree), key=lambda edge: weights[edge]):
            way = shortest_path(instance.graph.vertices, [(a - 1, b - 1) for a, b in tree], u - 1, v - 1) or []
            steps = [(a + 1, b + 1) for a, b in pairwise(way)]
            out = max(steps, key=lambda step: weights[step])
            more = weights[u, v] - weights[out]
            shown = " ".join(f"{a}-{b}:{weights[a, b]}" for a, b in steps)
            lines.append(f"+{u}-{v}:{weights[u, v]} | {shown} | {weights[u, v]}-{weights[out]}={more}")
            changes.append((more, (u, v), out))
        _, new, out = min(changes)
        edges = ", ".join(f"{a}-{b}" for a, b in [*tree, new] if {a, b} != set(out))
        return "\n".join([*lines, f"{'tree: ' if language == 'en' else '树：'}{{{edges}}}"])

    def check(self, instance: Instance, answer: Answer) -> str:
        weights = instance.graph.label()
        if fault := spanning_tree_fault(instance.graph, answer):
            return fault
        total = sum(weights[u, v] for u, v in answer)
        if total < instance.best:
            return "this is the minimum spanning tree itself"
        return "" if total == instance.best else "a lighter tree remains"


def _weight(tree: tuple[Weighted, ...]) -> int:
    return sum(w for *_, w in tree)


def _without_one(n: int, edges: tuple[Weighted, ...], tree: tuple[Weighted, ...]) -> tuple[Weighted, ...]:
    """Take the lightest of the trees that are least without one of the edges."""
    others = (minimum_spanning_tree(n, [edge for edge in edges if edge != lost]) for lost in tree)
    return min((other for other in others if len(other) == n - 1), key=_weight)
