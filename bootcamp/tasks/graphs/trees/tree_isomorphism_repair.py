"""Move one leaf of a tree so that it becomes isomorphic to another tree.

Answer: the leaf and its new neighbour; every such move is right.
Harder: more vertices, and trees that are nearly symmetric.
Skills: search, spatial
Source: original.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.graph import Edge, random_tree, relabelled
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.trees import random_parents, tree_code
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record

Answer = dict[str, int]


class TreeIsomorphismRepair(Task["TreeIsomorphismRepair.Params", "TreeIsomorphismRepair.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(6, 7, 8, 9, 10, 12, 14, 16, 18, 21), ge=5, le=30)

    class Instance(task.Instance):
        first: Graph
        second: Graph

    prompt = Prompt(
        en=r"""
        The first graph: {{ first.told(language) }}

        The second graph: {{ second.told(language) }}

        Both graphs are trees. Choose a leaf of the second tree (a vertex with just one neighbour), cut it off and join
        it by an edge to another vertex of the second tree, so that the two trees become isomorphic: the vertices of the
        first can then be mapped one-to-one to those of the second so that edges correspond to edges. Give the leaf as
        leaf and its new neighbour as neighbour. This is possible; any such move will do.
        """,
        zh=r"""
        第一个图：{{ first.told(language) }}

        第二个图：{{ second.told(language) }}

        两个图都是树。请在第二棵树中选一片叶子（只有一个相邻顶点的顶点），把它剪下，再用一条边接到第二棵树的另一个顶点上，
        使两棵树同构：第一棵树的顶点可以与第二棵树的顶点一一对应，并且边与边相对应。
        请给出这片叶子 leaf 和它新的相邻顶点 neighbour。这是可以做到的，任何一种这样的移动都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        vertex = Integer(low=1, high=instance.first.vertices)
        return Record(leaf=vertex, neighbour=vertex)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(80):
            target = list(random_tree(rng, n))
            if rng.random() < 0.5:
                parents = random_parents(rng, n, rng.choice((2, 3, 4)))
                target = [(v, above) for v, above in enumerate(parents) if above >= 0]
            code = tree_code(n, target)
            start = [(u, v) for u, v in relabelled(rng.choice(_moves(n, target))[2], rng.sample(range(n), n))]
            if tree_code(n, start) == code:
                continue
            moves = _moves(n, start)
            fit = [(leaf, new) for leaf, new, tree in moves if tree_code(n, tree) == code]
            if n > 7 and 8 * len(fit) > len(moves):
                continue
            leaf, new = rng.choice(fit)
            forms = ("edges", "lists", "sentences")
            first, second = (draw_view(rng, n, tree, forms=forms) for tree in (target, start))
            return self.Instance(first=first, second=second), {"leaf": leaf + 1, "neighbour": new + 1}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.first.facts(), instance.second.facts()]

    def check(self, instance: Instance, answer: Answer) -> str:
        leaf, new, n = answer["leaf"], answer["neighbour"], instance.first.vertices
        kept = [edge for edge in instance.second.ends() if leaf not in edge]
        if len(kept) != n - 2:
            return f"vertex {leaf} is no leaf of the second tree"
        if leaf == new:
            return "a vertex cannot be joined to itself"
        codes = [
            tree_code(n, [(u - 1, v - 1) for u, v in edges]) for edges in (instance.first.ends(), [*kept, (leaf, new)])
        ]
        return "" if codes[0] == codes[1] else "the trees are not isomorphic afterwards"


def _moves(n: int, edges: Sequence[Edge]) -> list[tuple[int, int, list[Edge]]]:
    """List a leaf, another vertex that is not next to it, and the tree after the leaf has moved there, in all ways."""
    ends = [v for edge in edges for v in edge]
    found = []
    for leaf in range(n):
        if ends.count(leaf) == 1:
            kept = [edge for edge in edges if leaf not in edge]
            found += [
                (leaf, new, [*kept, (leaf, new)])
                for new in range(n)
                if new != leaf and (new, leaf) not in edges and (leaf, new) not in edges
            ]
    return found
