"""Find the immediate dominator of every vertex of a flow graph.

Answer: a vertex for each vertex but the entry; one answer is right.
Harder: more vertices and arcs, with branches that meet and loops, and more vertices that dominate others.
Skills: search, logic
Source: original; R. T. Prosser, Applications of Boolean matrices to the analysis of flow diagrams, 1959.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import distances
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping

Answer = dict[int, int]


class DominatorTree(Task["DominatorTree.Params", "DominatorTree.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 7, 8, 10, 12, 15, 19, 23, 27, 32), ge=4, le=50)
        extra: int = knob(
            "how many arcs there are beyond a tree", levels=(3, 5, 6, 8, 10, 13, 18, 23, 29, 36), ge=1, le=80
        )
        dominators: int = knob(
            "how many vertices are at least immediate dominators", levels=(1, 2, 3, 4, 4, 5, 6, 7, 8, 9), ge=1, le=20
        )

    class Instance(task.Instance):
        graph: Graph
        entry: int

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        All vertices can be reached from the entry, vertex {{ entry }}. A vertex d dominates another vertex v if every
        path from the entry to v passes through d; the entry dominates all other vertices. The immediate dominator of v
        is the dominator of v that is dominated by all the other dominators of v: the last one on the way to v.

        Give the immediate dominator of every vertex except the entry.
        """,
        zh=r"""
        {{ graph.told(language) }}

        从入口顶点 {{ entry }} 出发可以到达所有顶点。如果从入口到顶点 v 的每条路径都经过另一个顶点 d，就说 d 支配 v；
        入口支配其他所有顶点。
        v 的直接支配者是 v 的支配者中被 v 的其他所有支配者支配的那一个，也就是去往 v 的路上的最后一个支配者。

        请给出除入口外每个顶点的直接支配者。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        vertex = Integer(low=1, high=instance.graph.vertices)
        return Mapping(vertex, vertex, tuple(v for v in range(1, instance.graph.vertices + 1) if v != instance.entry))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(200):
            names = rng.sample(range(n), n)
            parent = [0, *(rng.randrange(max(0, v - 3), v) for v in range(1, n))]
            arcs = {(parent[v], v) for v in range(1, n)}
            for _ in range(400):
                if len(arcs) >= n - 1 + params.extra:
                    break
                u = rng.randrange(1, n)
                v = min(n - 1, max(1, u + rng.choice((-5, -3, -2, -1, 1, 2, 2, 3, 3, 4))))
                if u != v:
                    arcs.add((u, v))
            shown = [(names[u], names[v]) for u, v in arcs]
            found = _dominators(n, shown, names[0])
            changed = sum(found[names[v]] != names[parent[v]] for v in range(1, n))
            if len(set(found.values())) >= params.dominators and 5 * changed >= n:
                graph = draw_view(rng, n, sorted(shown), directed=True)
                instance = self.Instance(graph=graph, entry=names[0] + 1)
                return instance, {v + 1: d + 1 for v, d in sorted(found.items())}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts(), instance.entry]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, arcs, entry = instance.graph.vertices, instance.graph.ends(), instance.entry
        above, lines = _above(n, [(u - 1, v - 1) for u, v in arcs], entry - 1), []
        said = {"en": "without {}: {}; cut off {}", "zh": "没有 {}：{}；到不了 {}"}[language]
        for d in range(n):
            if d != entry - 1:
                cut = [v + 1 for v in range(n) if d in above[v]]
                left = [v + 1 for v in range(n) if v + 1 not in cut and v != d]
                lines.append(said.format(d + 1, " ".join(map(str, left)), " ".join(map(str, cut)) or "-"))
        for v in range(n):
            if v != entry - 1:
                chain = [entry, *(d + 1 for d in sorted(above[v], key=lambda d: len(above[d])))]
                lines.append(f"{' → '.join(map(str, chain))} → {v + 1}: {chain[-1]}")
        return "\n".join(lines)


def _dominators(n: int, arcs: list[tuple[int, int]], entry: int) -> Answer:
    """Give for each vertex the dominator with the most dominators, which is the last."""
    above = _above(n, arcs, entry)
    return {v: max(above[v], key=lambda d: len(above[d]), default=entry) for v in range(n) if v != entry}


def _above(n: int, arcs: list[tuple[int, int]], entry: int) -> list[list[int]]:
    """Take out each vertex but the entry, and see which others it dominates, as they cannot be reached any more."""
    above: list[list[int]] = [[] for _ in range(n)]
    for d in range(n):
        if d == entry:
            continue
        away = distances(n, [arc for arc in arcs if d not in arc], entry, directed=True)
        for v in range(n):
            if away[v] is None and v != d:
                above[v].append(d)
    return above
