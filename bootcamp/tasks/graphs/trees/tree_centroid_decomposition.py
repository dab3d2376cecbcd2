"""Build the centroid decomposition of a tree.

Answer: the parent of each vertex in the decomposition.
Harder: more vertices, more levels of the decomposition.
Skills: simulation, counting
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import Edge, components
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.trees import random_parents
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence as Listed


class TreeCentroidDecomposition(
    Task["TreeCentroidDecomposition.Params", "TreeCentroidDecomposition.Instance", tuple[int, ...]]
):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 7, 9, 12, 15, 19, 24, 31, 42, 56), ge=3, le=90)

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The graph is a tree. A centroid of a tree is a vertex after whose removal each of the remaining parts has at
        most half as many vertices as the tree; if there are two centroids, take the one with the smaller number. In the
        centroid decomposition the centroid of the whole tree is the root. It is removed, and each of the remaining
        parts is a tree, whose own centroid becomes a child of the removed one; these parts are then treated in the same
        way, until no vertices are left.

        For each of the vertices 1 to {{ graph.vertices }} in order, give its parent in the decomposition, 0 for the
        root.
        """,
        zh=r"""
        {{ graph.told(language) }}

        这个图是一棵树。树的重心是这样的顶点：去掉它以后，剩下的每一部分的顶点数都不超过原树顶点数的一半；
        如果有两个重心，取编号较小的一个。在重心分解中，整棵树的重心是根；去掉它以后，剩下的每一部分都是一棵树，
        各部分自己的重心成为刚才去掉的顶点的子顶点，再用同样的方法处理这些部分，直到没有顶点为止。

        请对顶点 1 到 {{ graph.vertices }} 依次给出它在分解中的父顶点，根写 0。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Listed(Integer(low=0, high=instance.graph.vertices), length=instance.graph.vertices)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.vertices
        parents = random_parents(rng, n, rng.choice((2, 3, 5, n)))
        edges = [(v, above) for v, above in enumerate(parents) if above >= 0]
        graph = draw_view(rng, n, edges, forms=("edges", "lists", "sentences", "story"))
        return self.Instance(graph=graph), tuple(above + 1 for above in _decomposed(n, edges))

    def key(self, instance: Instance) -> object:
        return instance.graph.facts()

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        tries = _tries(instance.graph.vertices, [(u - 1, v - 1) for u, v in instance.graph.ends()])
        for part, above, centre, rest in tries:
            if centre == part[0]:
                lines.append(f"{above + 1} → {' '.join(str(v + 1) for v in part)}")
            if len(part) > 1:
                shown, largest = " | ".join(" ".join(str(v + 1) for v in group) for group in rest), max(map(len, rest))
                sign = f"≤ {len(part) // 2}" if 2 * largest <= len(part) else f"> {len(part) // 2}"
                lines.append(f"-{centre + 1}: {shown}, {largest} {sign}")
        return "\n".join(lines)


def _decomposed(n: int, edges: Sequence[Edge]) -> list[int]:
    """Give the parent of each vertex, -1 for the root."""
    found = [-1] * n
    for _, above, centre, _ in _tries(n, edges):  # the last try of a part is its centroid
        found[centre] = above
    return found


def _tries(n: int, edges: Sequence[Edge]) -> Iterator[tuple[list[int], int, int, list[list[int]]]]:
    """Give each part with its parent, each vertex tried as its centroid, the last with success, and what is left."""
    parts: list[tuple[list[int], int]] = [(list(range(n)), -1)]
    for part, above in parts:  # grows while it is walked through
        inside = [edge for edge in edges if {*edge} <= {*part}]
        for centre in part:
            left = [edge for edge in inside if centre not in edge]
            rest = [group for group in components(n, left) if group[0] in part and group != [centre]]
            yield part, above, centre, rest
            if all(2 * len(group) <= len(part) for group in rest):
                break
        parts += [(group, centre) for group in rest]
