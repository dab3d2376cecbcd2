"""Convert a labelled tree to its Prüfer code, or back.

Answer: the code as a list, or the edges of the tree in any order.
Harder: larger trees, labels that are written out of order.
Skills: simulation
Source: original; H. Prüfer, Neuer Beweis eines Satzes über Permutationen, Arch. Math. Phys. 27 (1918).
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.permutation import random_permutation
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Integer, Sequence, Set


class PruferCodeConvert(Task["PruferCodeConvert.Params", "PruferCodeConvert.Instance", Any]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("the number of vertices", levels=(5, 6, 7, 8, 10, 12, 15, 19, 24, 30), ge=4, le=60)
        gaps: int = knob("how many labels are left out", levels=(0, 0, 2, 3, 4, 5, 6, 8, 10, 12), ge=0, le=60)

    class Instance(task.Instance):
        labels: tuple[int, ...]
        """In increasing order."""
        code: tuple[int, ...]
        """Empty if the tree is given."""
        edges: tuple[tuple[int, int], ...]

    prompt = Prompt(
        en=r"""
        The Prüfer code of a tree with numbered vertices is made like this: as long as there are more than two
        vertices, the leaf with the smallest number is removed, and the number of its only neighbour is written down.

        {% if code %}
        A tree has the vertices {{ labels | comma }} and the Prüfer code {{ code | sequence }}. Give the set of its
        edges.
        {% else %}
        A tree has the vertices {{ labels | comma }} and the edges {{ edges | edges }}. Give its Prüfer code.
        {% endif %}
        """,
        zh=r"""
        顶点带编号的树的普吕弗序列这样得到：只要顶点多于两个，就删去编号最小的叶子，并写下与它相邻的唯一顶点的编号。

        {% if code %}
        一棵树的顶点是 {{ labels | comma }}，普吕弗序列是 {{ code | sequence }}。写出它的边的集合。
        {% else %}
        一棵树的顶点是 {{ labels | comma }}，边是 {{ edges | edges }}。写出它的普吕弗序列。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        low, high = instance.labels[0], instance.labels[-1]
        if instance.code:
            return Set(Edge(high))
        return Sequence(Integer(low, high), length=len(instance.labels) - 2)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n = params.vertices
        labels = tuple(sorted(rng.sample(range(1, n + params.gaps + 1), n)))
        code = tuple(rng.choice(labels) for _ in range(n - 2))
        edges = _edges(labels, code)
        if rng.random() < 0.5:
            return self.Instance(labels=labels, code=code, edges=()), frozenset(edges)
        shown = [edges[i] if rng.random() < 0.5 else edges[i][::-1] for i in random_permutation(rng, n - 1)]
        return self.Instance(labels=labels, code=(), edges=tuple((a, b) for a, b in shown)), code

    def key(self, instance: Instance) -> object:
        """Keep the order of the labels, not the labels; a tree and its code are one."""
        place = {label: index for index, label in enumerate(instance.labels)}
        edges = instance.edges or _edges(instance.labels, instance.code)
        return [bool(instance.code), sorted(sorted((place[a], place[b])) for a, b in edges)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        left, code, lines = list(instance.labels), list(instance.code), []
        for step, (a, b) in enumerate(_edges(instance.labels, instance.code) if code else ()):
            rest = code[step:]
            leaf = next(one for one in left if one not in rest)
            about = {"en": "the smallest not in the code is", "zh": "不在序列中的最小编号是"}[language]
            lines.append(f"{left}, {rest}: {about} {leaf}: {leaf}-{a + b - leaf}" if rest else f"{left}: {a}-{b}")
            left.remove(leaf)
        edges = list(instance.edges)
        while len(edges) > 1:
            ends = [end for edge in edges for end in edge]
            leaves = [one for one in left if ends.count(one) == 1]
            a, b = next(edge for edge in edges if leaves[0] in edge)
            edges.remove((a, b))
            left.remove(leaves[0])
            code.append(a + b - leaves[0])
            shown = ", ".join(f"{one}-{other}" for one, other in edges)
            about = {"en": "leaves {}: {}-{} goes, code {}; left {}", "zh": "叶子 {}：删去 {}-{}，序列 {}；余下 {}"}[
                language
            ]
            lines.append(about.format(", ".join(map(str, leaves)), leaves[0], code[-1], code, shown))
        return "\n".join(lines)


def _edges(labels: tuple[int, ...], code: tuple[int, ...]) -> list[tuple[int, int]]:
    """Join the smallest leaf with each number of the code in turn, and the last two vertices."""
    degree = {label: 1 + code.count(label) for label in labels}
    leaves = [label for label in labels if degree[label] == 1]
    heapify(leaves)
    edges = []
    for neighbour in code:
        leaf = heappop(leaves)
        edges.append((min(leaf, neighbour), max(leaf, neighbour)))
        degree[neighbour] -= 1
        if degree[neighbour] == 1:
            heappush(leaves, neighbour)
    edges.append((heappop(leaves), heappop(leaves)))
    return edges
