"""List the strongly connected components of a digraph in the first topological order.

Answer: a list of sets of vertices; one is right.
Harder: more vertices, arcs and components.
Skills: search, logic
Source: original; R. E. Tarjan, Depth-first search and linear graph algorithms, 1972.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import graph as graphs
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.graphs.connectivity._draws import blocks_of_digraph
from bootcamp.verifiers import Format, Integer, Sequence, Set

Answer = tuple[frozenset[int], ...]


class StrongComponents(Task["StrongComponents.Params", "StrongComponents.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 8, 10, 14, 19, 26, 36, 48, 60), ge=4, le=100)
        arcs: int = knob("how many arcs there are", levels=(6, 9, 13, 17, 24, 34, 50, 72, 100, 130), ge=4, le=300)
        blocks: int = knob("how many components there are", levels=(2, 3, 3, 4, 5, 7, 9, 12, 16, 20), ge=2, le=40)

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Two vertices belong to the same strongly connected component if each can be reached from the other along arcs
        in their direction; a vertex that shares this with no other is a component of its own.

        List all components in this order: a component stands after all others from which an arc leads into it. Build
        the list from the front: of the components that may come next, the one that contains the vertex of smallest
        number comes next. Each component is the set of its vertices.
        """,
        zh=r"""
        {{ graph.told(language) }}

        如果两个顶点沿着弧的方向可以互相到达，它们就属于同一个强连通分量；与任何其他顶点都不能互相到达的顶点单独成为一个分量。

        请按如下次序列出所有分量：如果有弧从另一个分量通向某个分量，后者必须排在前者之后。从前往后逐个列出：
        在当前可以排在下一个的分量中，先列包含编号最小的顶点的那个。每个分量写成其顶点的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Set(Integer(low=1, high=instance.graph.vertices)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(50):
            arcs = blocks_of_digraph(rng, n, params.arcs, params.blocks)
            found = graphs.strong_components(n, arcs)
            place = {v: i for i, group in enumerate(found) for v in group}
            order = graphs.topological_order(
                len(found), {(place[u], place[v]) for u, v in arcs if place[u] != place[v]}
            )
            if order and order != sorted(order):
                answer = tuple(frozenset(v + 1 for v in found[i]) for i in order)
                return self.Instance(graph=draw_view(rng, n, arcs, directed=True)), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, arcs = instance.graph.vertices, [(u - 1, v - 1) for u, v in instance.graph.ends()]
        lines, groups, left = [], list[set[int]](), set(range(n))
        while left:
            inside, one, reach = [arc for arc in arcs if left >= set(arc)], min(left), []
            for steps in (inside, [(v, u) for u, v in inside]):
                away = graphs.distances(n, steps, one, directed=True)
                reach.append({v for v in left if away[v] is not None})
            groups.append(reach[0] & reach[1])
            left -= groups[-1]
            lines.append(f"{one + 1}: → {_set(reach[0])}, ← {_set(reach[1])}: {_set(groups[-1])}")
        while groups:
            between = [(u, v) for u, v in arcs if not any({u, v} <= group for group in groups)]
            first = next(group for group in groups if not any(v in group for _, v in between))
            arcs = [arc for arc in between if arc[0] not in first]
            groups.remove(first)
            lines.append(f"{', '.join(f'{u + 1}→{v + 1}' for u, v in between) or '-'}: {_set(first)}")
        return "\n".join(lines)


def _set(group: set[int]) -> str:
    return f"{{{', '.join(str(v + 1) for v in sorted(group))}}}"
