"""Find a tree in which given triples of vertices have given medians.

Answer: the edges; every tree that agrees with all answers is right.
Harder: more vertices and more triples.
Skills: deduction, search
Source: original.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.graph import is_connected, random_tree
from bootcamp.lib.trees import path_between, rooted
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Set

Answer = frozenset[tuple[int, ...]]


class TreeFromMedianQueries(Task["TreeFromMedianQueries.Params", "TreeFromMedianQueries.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 6, 7, 8, 9, 10, 11, 12, 14), ge=4, le=20)
        triples: int = knob("how many medians are told", levels=(4, 6, 9, 14, 20, 25, 30, 36, 42, 54), ge=1, le=120)

    class Instance(task.Instance):
        vertices: int
        medians: tuple[tuple[int, int, int, int], ...]  # a triple and its median

        @property
        def shown(self) -> list[str]:
            return [f"({a}, {b}, {c}) {middle}" for a, b, c, middle in self.medians]

    prompt = Prompt(
        en=r"""
        In a tree, the median of three vertices is the one vertex that lies on all three paths between two of them; it
        may be one of the three itself. For a tree on the vertices 1 to {{ vertices }}, each triple below is followed by
        its median:

        {{ shown | comma }}

        Give the edges of a tree on the vertices 1 to {{ vertices }} in which all these triples have these medians. If
        there are several such trees, give any one.
        """,
        zh=r"""
        在一棵树中，三个顶点的中位点是同时位于它们两两之间的三条路径上的那个唯一的顶点；它也可能就是三个顶点之一。
        对一棵顶点为 1 到 {{ vertices }} 的树，下面每个三元组后面写的是它的中位点：

        {{ shown | comma }}

        请给出一棵顶点为 1 到 {{ vertices }} 的树的边，使所有这些三元组的中位点都如上所示。
        如果有多棵这样的树，给出任意一棵即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Edge(instance.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        """Tell mostly medians that are not just an end of a path, which say most."""
        n = params.vertices
        edges = random_tree(rng, n)
        parents, _ = rooted(n, edges)
        known = [(*rng.sample(some, 3), _median(parents, *some)) for some in combinations(range(n), 3)]
        rng.shuffle(known)
        if len({middle for *_, middle in known}) < max(2, n // 3):
            raise task.Retry  # nearly a star
        told = tuple((a + 1, b + 1, c + 1, m + 1) for a, b, c, m in known[: params.triples])
        return self.Instance(vertices=n, medians=told), frozenset((u + 1, v + 1) for u, v in edges)

    def key(self, instance: Instance) -> object:
        return [instance.vertices, sorted([*sorted(some), middle] for *some, middle in instance.medians)]

    def check(self, instance: Instance, answer: Answer) -> str:
        n = instance.vertices
        edges = [(u - 1, v - 1) for u, v in answer]
        if len(edges) != n - 1 or not is_connected(n, edges):
            return "the edges do not make a tree on all vertices"
        parents, _ = rooted(n, edges)
        for a, b, c, middle in instance.medians:
            if _median(parents, a - 1, b - 1, c - 1) != middle - 1:
                return f"the vertices {a}, {b} and {c} have another median"
        return ""


def _median(parents: list[int], a: int, b: int, c: int) -> int:
    """Give the vertex on all paths between three vertices of a rooted tree."""
    ways = (path_between(parents, a, b), path_between(parents, a, c), path_between(parents, b, c))
    (middle,) = set(ways[0]).intersection(*ways[1:])
    return middle
