"""List the bridges and the articulation points of a graph.

Answer: a set of edges and a set of vertices; one answer is right.
Harder: more vertices, edges and pieces, and more bridges and articulation points to find.
Skills: search, logic
Source: original; R. E. Tarjan, A note on finding the bridges of a graph, 1974.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import components, neighbours
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.graphs.connectivity._draws import loose_graph, without
from bootcamp.verifiers import Edge, Integer, Record, Set

Answer = dict[str, Any]


class BridgesAndCutpoints(Task["BridgesAndCutpoints.Params", "BridgesAndCutpoints.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 7, 10, 13, 17, 22, 30, 40, 50, 62), ge=4, le=100)
        extra: int = knob("how many edges close cycles", levels=(1, 2, 3, 5, 7, 9, 13, 18, 23, 30), ge=1, le=60)
        pieces: int = knob("how many connected pieces there are", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 4), ge=1, le=6)
        bridges: int = knob("the fewest bridges", levels=(1, 1, 2, 2, 3, 4, 5, 7, 8, 9), ge=1, le=30)

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A bridge is an edge without which the graph has more connected components than before. An articulation point
        is a vertex whose removal, with all its edges, leaves more connected components than there were before.

        Find all of them: give bridges, the set of all bridges, and cutpoints, the set of all articulation points.
        """,
        zh=r"""
        {{ graph.told(language) }}

        如果去掉一条边后，图的连通分支数变多，这条边就称为桥。
        如果去掉一个顶点及其所有的边后，连通分支数比原来多，这个顶点就称为割点。

        请找出全部的桥和割点：bridges 是所有桥的集合，cutpoints 是所有割点的集合。
        """,
    )

    def format(self, instance: Instance) -> Record:
        n = instance.graph.vertices
        return Record(bridges=Set(Edge(n)), cutpoints=Set(Integer(low=1, high=n)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(50):
            edges = loose_graph(rng, n, params.extra, params.pieces)
            pieces = len(components(n, edges))
            bridges = [edge for edge in edges if len(components(n, [e for e in edges if e != edge])) > pieces]
            cutpoints = [v for v in range(n) if without(n, edges, v) > pieces]
            if len(bridges) >= params.bridges and cutpoints and len(edges) > len(bridges) + 2:
                answer = {
                    "bridges": frozenset((u + 1, v + 1) for u, v in bridges),
                    "cutpoints": frozenset(v + 1 for v in cutpoints),
                }
                return self.Instance(graph=draw_view(rng, n, edges)), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        edges = instance.graph.ends()
        near = neighbours(instance.graph.vertices + 1, edges)
        number, low, lines = dict[int, int](), dict[int, int](), list[str]()
        kinds = {"en": ("bridge", "cutpoint"), "zh": ("桥", "割点")}[language]

        def visit(v: int, above: int) -> None:
            number[v] = low[v] = len(number) + 1
            back, below = [], []
            for u in near[v]:
                if u not in number:
                    lines.append(f"{v}-{u}: {len(number) + 1}")
                    visit(u, v)
                    below.append(u)
                elif u != above and number[u] < number[v]:
                    back.append(u)
            low[v] = min([number[v], *(number[u] for u in back), *(low[u] for u in below)])
            parts = [number[v], *(number[u] for u in back), *(low[u] for u in below)]
            line = f"{v}: min {' '.join(map(str, parts))} = {low[v]}"
            line += f", {kinds[0]} {above}-{v}" if above and low[v] > number[above] else ""
            cut = len(below) > 1 if not above else any(low[u] >= number[v] for u in below)
            lines.append(line + (f", {kinds[1]} {v}" if cut else ""))

        for root in range(1, instance.graph.vertices + 1):
            if root not in number:
                lines.append(f"{root}: {len(number) + 1}")
                visit(root, 0)
        return "\n".join(lines)
