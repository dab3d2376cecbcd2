"""Follow Dijkstra's algorithm: the order in which vertices are finished, with their distances.

Answer: the vertices in order with their distances; the order is unique by the stated rule.
Harder: more vertices and arcs, more equal distances, vertices that cannot be reached.
Skills: simulation
Source: original; E. W. Dijkstra, A note on two problems in connexion with graphs, 1959.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import random_graph, shortest_paths, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Answer = tuple[tuple[int, ...], ...]


class DijkstraTrace(Task["DijkstraTrace.Params", "DijkstraTrace.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 8, 9, 11, 13, 16, 20, 26), ge=3, le=40)
        arcs: int = knob("how many arcs there are", levels=(8, 11, 14, 18, 22, 28, 36, 46, 60, 80), ge=3, le=200)
        heaviest: int = knob("the largest weight", levels=(9, 9, 9, 9, 12, 12, 15, 15, 20, 20), ge=2, le=1000)
        reached: int = knob(
            "how many vertices are reached at least", levels=(4, 5, 6, 6, 7, 9, 11, 13, 17, 22), ge=2, le=40
        )
        ties: int = knob(
            "how many vertices have the distance of another", levels=(0, 0, 0, 2, 2, 2, 4, 4, 4, 6), ge=0, le=20
        )

    class Instance(task.Instance):
        graph: Graph
        start: int

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Run Dijkstra's algorithm from vertex {{ start }}: it keeps, for each vertex reached so far, the least sum of
        weights of a path found to it. Again and again it finishes, of the vertices that are reached and not finished,
        the one with the least distance (of several, the one with the smallest number), and looks at the arcs out of it.

        List the vertices in the order in which they are finished, each as a pair (vertex, distance), vertex
        {{ start }} with the distance 0 first. Leave out vertices that are never reached.
        """,
        zh=r"""
        {{ graph.told(language) }}

        从顶点 {{ start }} 运行 Dijkstra 算法：它对每个已到达的顶点记录目前找到的路径的最小权和。
        它反复地在已到达而未完成的顶点中取距离最小的一个（有多个时取编号最小的），将其标为完成，并检查从它出发的弧。

        按完成的先后顺序列出各顶点，每个写成一对 (顶点, 距离)，第一个是距离为 0 的顶点 {{ start }}。
        始终没有到达的顶点不列出。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Sequence(Integer(low=0), length=2, brackets="()"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(100):
            pairs = random_graph(rng, n, min(params.arcs, n * (n - 1) // 2))
            arcs = weighted(rng, [pair if rng.random() < 0.5 else pair[::-1] for pair in pairs], 1, params.heaviest)
            start = rng.randrange(n)
            order = _order(n, arcs, start)
            distances = [distance for _, distance in order]
            tied = sum(distances.count(distance) > 1 for distance in distances)
            if len(order) >= params.reached and tied >= params.ties:
                view = draw_view(rng, n, arcs, ("weight",), directed=True)
                return self.Instance(graph=view, start=start + 1), tuple((v + 1, d) for v, d in order)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts(), instance.start]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        weights, lines = instance.graph.label(), []
        reached, done = {instance.start: 0}, set[int]()
        while reached:
            one = min(reached, key=lambda v: (reached[v], v))
            far = reached.pop(one)
            done.add(one)
            sums = []
            for (u, v), weight in sorted(weights.items()):
                if u == one and v not in done:
                    sums.append(f"{v}:{far}+{weight}={far + weight}")
                    reached[v] = min(far + weight, reached.get(v, far + weight))
            shown = " ".join(f"{v}:{reached[v]}" for v in sorted(reached)) or "-"
            lines.append(f"({one}, {far}) | {' '.join(sums) or '-'} | {shown}")
        return "\n".join(lines)


def _order(n: int, arcs: Any, start: int) -> list[tuple[int, int]]:
    """List the vertices in reach with their distances: with positive weights, they are finished in this order."""
    least, _ = shortest_paths(n, arcs, start, directed=True)
    return sorted(((v, d) for v, d in enumerate(least) if d is not None), key=lambda pair: (pair[1], pair[0]))
