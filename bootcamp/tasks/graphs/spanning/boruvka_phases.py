"""Follow Borůvka's algorithm: the edges that are added in each phase.

Answer: the edges of each phase.
Harder: more vertices and edges, more phases.
Skills: simulation, optimization
Source: original; O. Borůvka, O jistém problému minimálním, 1926.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import Weighted, components, random_connected, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Sequence, Set

Phases = tuple[frozenset[tuple[int, ...]], ...]


class BoruvkaPhases(Task["BoruvkaPhases.Params", "BoruvkaPhases.Instance", Phases]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 7, 12, 13, 14, 17, 20, 25, 31, 38), ge=3, le=60)
        edges: int = knob("how many edges there are", levels=(6, 9, 15, 17, 18, 22, 26, 33, 42, 54), ge=3, le=150)
        phases: int = knob("how many phases there are at least", levels=(1, 2, 3, 3, 3, 3, 3, 3, 3, 3), ge=1, le=5)

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The weights are all different. A forest grows in phases; at first it has no edges, so that every vertex is a
        part by itself. In each phase, every part of the forest chooses the lightest edge that leads from it to another
        part; all chosen edges are added to the forest at the end of the phase (an edge that two parts choose only
        once). This goes on until the forest has just one part. Give the list of the phases in order, each as the set of
        the edges added in it.
        """,
        zh=r"""
        {{ graph.told(language) }}

        各边的权互不相同。一个森林分阶段生长；开始时它没有边，每个顶点自成一部分。
        在每个阶段，森林的每一部分都选出从它通向其他部分的最轻的边；所有选出的边在该阶段结束时加入森林
        （同一条边被两个部分选中时只加入一次）。如此进行，直到森林只剩一个部分。
        请按顺序给出各阶段的列表，每个阶段写成该阶段加入的边的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[Phases]:
        return Sequence(Set(Edge(instance.graph.vertices)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Phases]:
        n = params.vertices
        for _ in range(200):
            pairs = random_connected(rng, n, min(params.edges, n * (n - 1) // 2))
            edges = weighted(rng, pairs, 1, 2 * len(pairs), distinct=True)
            phases = _phases(n, edges)
            if len(phases) >= params.phases:
                answer = tuple(frozenset((u + 1, v + 1) for u, v, _ in phase) for phase in phases)
                return self.Instance(graph=draw_view(rng, n, edges, ("weight",))), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        order = sorted(instance.graph.facts(), key=lambda edge: int(edge[2]))
        return [instance.graph.vertices, [edge[:2] for edge in order]]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, weights = instance.graph.vertices, instance.graph.label()
        edges = sorted(((u - 1, v - 1, weights[u, v]) for u, v in instance.graph.ends()), key=lambda edge: edge[2])
        lines = [", ".join(f"{u + 1}-{v + 1}: {weight}" for u, v, weight in edges)]
        forest: set[Weighted] = set()
        for phase in _phases(n, tuple(edges)):
            for part in components(n, forest):
                u, v, _ = next(edge for edge in edges if (edge[0] in part) != (edge[1] in part))
                lines.append(f"{' '.join(str(one + 1) for one in part)}: {u + 1}-{v + 1}")
            forest |= phase
        return "\n".join(lines)


def _phases(n: int, edges: tuple[Weighted, ...]) -> list[set[Weighted]]:
    """List the edges added in each phase."""
    forest: set[Weighted] = set()
    phases: list[set[Weighted]] = []
    while True:
        parts = components(n, forest)
        if len(parts) == 1:
            return phases
        chosen = set()
        for part in parts:
            leaving = [edge for edge in edges if (edge[0] in part) != (edge[1] in part)]
            chosen.add(min(leaving, key=lambda edge: edge[2]))
        phases.append(chosen)
        forest |= chosen
