"""Count the pairs of vertices of a tree whose path has a given XOR of edge labels, and find the largest XOR of a path.

Answer: the number of pairs and the largest XOR.
Harder: more vertices, larger labels.
Skills: counting, arithmetic
Source: original.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import random_tree
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.trees import rooted
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record

Answer = dict[str, int]


class TreeXorPathPairs(Task["TreeXorPathPairs.Params", "TreeXorPathPairs.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 8, 9, 11, 13, 16, 20, 25, 32), ge=3, le=60)
        bits: int = knob("how many binary digits the labels have", levels=(4, 5, 6, 6, 6, 7, 7, 8, 8, 9), ge=1, le=12)

    class Instance(task.Instance):
        graph: Graph
        target: int

    answer = Record(count=Integer(low=0), largest=Integer(low=0))
    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The graph is a tree. The value of a pair of two different vertices is the bitwise XOR of the weights of all
        edges on the path between them. Give as count the number of unordered pairs of different vertices whose value is
        {{ target }}, and as largest the largest value of any pair.
        """,
        zh=r"""
        {{ graph.told(language) }}

        这个图是一棵树。两个不同顶点组成的对的值，是它们之间路径上所有边的权按位异或（XOR）的结果。
        请给出 count：值为 {{ target }} 的无序顶点对的个数；以及 largest：所有顶点对的值中最大的一个。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n, top = params.vertices, (1 << params.bits) - 1
        for _ in range(60):
            pool = rng.sample(range(1, top), 3 + n // 3)
            edges = [(u, v, rng.choice(pool)) for u, v in random_tree(rng, n)]
            label = {pair: w for u, v, w in edges for pair in ((u, v), (v, u))}
            parents, order = rooted(n, edges)
            down = [0] * n
            for v in order[1:]:
                down[v] = down[parents[v]] ^ label[v, parents[v]]
            values = [down[u] ^ down[v] for u, v in combinations(range(n), 2)]
            frequent = sorted(set(values), key=lambda value: (-values.count(value), value))[: 2 + n // 8]
            target = rng.choice(frequent)
            straight = {w for *_, w in edges}
            if max(values) == top or max(values) in straight or values.count(target) <= 1:
                continue
            graph = draw_view(rng, n, edges, ("weight",), forms=("edges", "lists", "sentences", "story"))
            return self.Instance(graph=graph, target=target), {"count": values.count(target), "largest": max(values)}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.target]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        weights, n = instance.graph.label(), instance.graph.vertices
        parents, order = rooted(n, [(u - 1, v - 1) for u, v in instance.graph.ends()])
        width = max(weights.values()).bit_length()
        value, lines = [0] * n, [f"1: 0 {0:0{width}b}"]
        for v in order[1:]:
            weight = weights[parents[v] + 1, v + 1]
            value[v] = value[parents[v]] ^ weight
            lines.append(f"{v + 1}: {value[parents[v]]} ⊕ {weight} = {value[v]} {value[v]:0{width}b}")
        for u in range(n - 1):
            row = [f"{v + 1} {value[u] ^ value[v]}" for v in range(u + 1, n)]
            lines.append(f"{u + 1} - {', '.join(row)}")
        return "\n".join(lines)
