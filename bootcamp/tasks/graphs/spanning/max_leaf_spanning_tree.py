"""Find a spanning tree with as many leaves as possible that contains given edges.

Answer: the edges of the tree; every tree with the most leaves is right.
Harder: more vertices and edges, more compulsory edges; growing at busy vertices fails.
Skills: optimization, search
Source: original.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.graph import Edge as Pair, is_connected, minimum_spanning_tree, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Set

Answer = frozenset[tuple[int, ...]]


class MaxLeafSpanningTree(Task["MaxLeafSpanningTree.Params", "MaxLeafSpanningTree.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 8, 9, 10, 11, 12, 13, 14), ge=4, le=16)
        edges: int = knob("how many edges there are", levels=(7, 8, 10, 12, 14, 16, 18, 20, 22, 25), ge=4, le=60)
        compulsory: int = knob("how many edges are compulsory", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=0, le=8)
        trap: bool = knob("whether growing at busy vertices fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        compulsory: tuple[tuple[int, int], ...]
        best: int  # the most leaves

        @property
        def named(self) -> list[str]:
            return [f"{u}-{v}" for u, v in self.compulsory]

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A spanning tree is a set of edges that connects all vertices and contains no cycle; its leaves are the vertices
        with just one edge of the tree. Find a spanning tree that contains the
        {{ "edge" if named | length == 1 else "edges" }} {{ named | listed }} and has as many leaves as possible. If
        there are several, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        生成树是连接所有顶点且不含圈的一组边；它的叶子是恰好连着树的一条边的顶点。
        求一棵包含边 {{ named | join("、") }} 并且叶子尽可能多的生成树。如果有多棵，给出任意一棵即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Edge(instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(60):
            edges = random_connected(rng, n, params.edges)
            compulsory = rng.sample(edges, min(params.compulsory, n - 2))
            if len(minimum_spanning_tree(n, [(u, v, 0) for u, v in compulsory])) < len(compulsory):
                continue
            best, tree = _most_leaves(n, edges, compulsory)
            if best < 2 or best == n - 1 or (params.trap and best in _obvious(n, edges, compulsory)):
                continue
            named = tuple((u + 1, v + 1) for u, v in compulsory)
            instance = self.Instance(graph=draw_view(rng, n, edges), compulsory=named, best=best)
            return instance, frozenset((u + 1, v + 1) for u, v in tree)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts(), sorted(instance.compulsory)]

    def check(self, instance: Instance, answer: Answer) -> str:
        n, edges = instance.graph.vertices, {(min(pair), max(pair)) for pair in instance.graph.ends()}
        tree = {(min(pair), max(pair)) for pair in answer}
        for u, v in tree - edges:
            return f"there is no edge {u}-{v}"
        for u, v in instance.compulsory:
            if (min(u, v), max(u, v)) not in tree:
                return f"the edge {u}-{v} is missing"
        if not is_connected(n, [(u - 1, v - 1) for u, v in tree]):
            return "the edges do not connect all vertices"
        if len(tree) > n - 1:
            return "the edges contain a cycle"
        return "" if _leaves(n, [(u - 1, v - 1) for u, v in tree]) == instance.best else "more leaves are possible"


def _leaves(n: int, tree: list[Pair]) -> int:
    ends = [v for edge in tree for v in edge]
    return sum(ends.count(v) == 1 for v in range(n))


def _most_leaves(n: int, edges: tuple[Pair, ...], compulsory: list[Pair]) -> tuple[int, list[Pair]]:
    """Try sets of leaves, the largest first: each keeps one edge to a vertex that is no leaf."""
    for size in range(n - 1, 0, -1):
        for leaves in combinations(range(n), size):
            inner = [edge for edge in edges if edge[0] not in leaves and edge[1] not in leaves]
            order = [(u, v, 0 if (u, v) in compulsory else 1) for u, v in inner]
            tree = [(u, v) for u, v, _ in minimum_spanning_tree(n, order)]
            if len(tree) < n - size - 1:
                continue
            for leaf in leaves:
                hooks = [edge for edge in edges if leaf in edge and (sum(edge) - leaf) not in leaves]
                bound = [edge for edge in compulsory if leaf in edge]
                tree += [*bound, *(hooks if not bound else [])][:1] if len(bound) < 2 else []
            if len(tree) == n - 1 and set(compulsory) <= set(tree) and is_connected(n, tree):
                return size, tree
    return 0, []


def _obvious(n: int, edges: tuple[Pair, ...], compulsory: list[Pair]) -> list[int]:
    """Count the leaves of trees that grow from the busiest vertices, breadth first or always at the busiest vertex."""
    near = [[sum(edge) - v for edge in edges if v in edge] for v in range(n)]
    counts = []
    for start in (v for v in range(n) if len(near[v]) == max(map(len, near))):
        for breadth, turn in ((True, 1), (True, -1), (False, 1)):
            tree, seen, left = list(compulsory), {start}, [start]
            while left:
                hub = left[0] if breadth else max(left, key=lambda v: len(set(near[v]) - seen))
                left.remove(hub)
                new = [v for v in near[hub][::turn] if v not in seen]
                tree += [(min(hub, v), max(hub, v)) for v in new]
                seen.update(new)
                left += new
            order = [(u, v, place) for place, (u, v) in enumerate(dict.fromkeys(tree))]
            counts.append(_leaves(n, [(u, v) for u, v, _ in minimum_spanning_tree(n, order)]))
    return counts
