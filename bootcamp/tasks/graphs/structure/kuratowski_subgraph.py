"""Prove that a graph is not planar by a subdivision of K5 or of K3,3 inside it.

Answer: a set of edges; every such subdivision is right.
Harder: more vertices and edges, longer subdivided paths, more edges that do not belong to it.
Skills: search, logic, spatial
Source: original; K. Kuratowski, Sur le problème des courbes gauches en topologie, 1930.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.graph import neighbours, two_colouring
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Set

Edges = frozenset[tuple[int, ...]]


class KuratowskiSubgraph(Task["KuratowskiSubgraph.Params", "KuratowskiSubgraph.Instance", Edges]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(7, 8, 9, 10, 11, 12, 13, 14, 16, 18), ge=7, le=30)
        inner: int = knob("how many vertices subdivide edges", levels=(0, 1, 1, 2, 3, 4, 5, 6, 7, 8), ge=0, le=20)
        decoys: int = knob("how many edges do not belong to it", levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=2, le=40)

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        This graph is not planar. K5 is the graph of five vertices of which every two are joined by an edge. K3,3 is the
        graph of six vertices, three on each side, in which the edges join each vertex to all three of the other side. A
        subdivision of such a graph arises when some of its edges (perhaps none) are replaced by paths, whose inner
        vertices are new and all different.

        Give the set of the edges of a part of this graph that is a subdivision of K5 or of K3,3. Any one will do.
        """,
        zh=r"""
        {{ graph.told(language) }}

        这个图不是平面图。K5 是五个顶点两两之间都有边的图；K3,3 是六个顶点分成两侧、每侧三个，
        每个顶点与另一侧的三个顶点都有边相连（同侧之间没有边）的图。把这样的图的若干条边（可以一条也没有）换成路径，
        路径的内部顶点都是新的且互不相同，就得到它的一个细分。

        请在这个图中找出 K5 或 K3,3 的一个细分，给出它的边的集合。任何一个都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Edges]:
        return Set(Edge(instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Edges]:
        n = params.vertices
        names = rng.sample(range(1, n + 1), n)
        full = rng.random() < 0.4
        core = list(combinations(range(5), 2)) if full else [(u, v) for u in range(3) for v in range(3, 6)]
        start = 5 if full else 6
        paths = [[u, v] for u, v in core]
        for v in range(start, min(n, start + params.inner)):
            path = rng.choice(paths)
            path.insert(rng.randrange(1, len(path)), v)
        planted = {(min(u, v), max(u, v)) for path in paths for u, v in pairwise(path)}
        edges = set(planted)
        for v in range(min(n, start + params.inner), n):
            edges |= {(u, v) for u in rng.sample(range(v), 2)}
        for _ in range(100 * params.decoys):
            if len(edges) >= len(planted) + params.decoys:
                break
            u, v = sorted(rng.sample(range(n), 2))
            if max(u, v) >= start or rng.random() < 0.1:
                edges.add((u, v))
        graph = draw_view(rng, n, sorted((names[u] - 1, names[v] - 1) for u, v in edges))
        answer = frozenset((min(names[u], names[v]), max(names[u], names[v])) for u, v in planted)
        return self.Instance(graph=graph), answer

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: Edges) -> str:
        n = instance.graph.vertices + 1
        known = {(min(edge), max(edge)) for edge in instance.graph.ends()}
        stray = min(answer - known, default=None)
        if stray:
            return f"there is no edge {stray[0]}-{stray[1]}"
        near = neighbours(n, answer)
        hubs = [v for v in range(n) if len(near[v]) > 2]
        if any(len(near[v]) == 1 for v in range(n)):
            return "an edge ends at a vertex that has no other of these edges"
        pairs, used = set(), 0
        for hub in hubs:
            for step in near[hub]:
                before, here = hub, step
                while len(near[here]) == 2:
                    before, here = here, sum(near[here]) - before
                    used += 1
                used += 1
                pairs.add((hub, here))
        if used != 2 * len(answer) or len(pairs) != sum(len(near[hub]) for hub in hubs):
            return "it is no subdivision: two paths join the same vertices, or a cycle lies apart"
        if any(u == v for u, v in pairs):
            return "it is no subdivision: a path returns to its begin"
        if len(hubs) == 5 and len(pairs) == 20:
            return ""
        place = {hub: i for i, hub in enumerate(hubs)}
        side = two_colouring(len(hubs), [(place[u], place[v]) for u, v in pairs])
        whole = len(hubs) == 6 and len(pairs) == 18 and side is not None and sum(side) == 3
        return "" if whole else "the vertices with more than two edges do not form K5 or K3,3"
