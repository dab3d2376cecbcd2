"""Find the chromatic polynomial of a graph.

Answer: a polynomial in k; it is unique, in any form.
Harder: more vertices, more edges that lie on cycles.
Skills: counting, algebra
Source: original; G. D. Birkhoff, A determinant formula for the number of ways of coloring a map, 1912.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.graph import random_graph
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.vertex_sets import bit_sets
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Polynomial

Answer = tuple[tuple[tuple[int, ...], Fraction], ...]
_ANSWER = Polynomial(("k",))


class ChromaticPolynomial(Task["ChromaticPolynomial.Params", "ChromaticPolynomial.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 6, 6, 7, 7, 7, 8, 8, 8), ge=3, le=9)
        fewest: int = knob("the fewest edges", levels=(4, 5, 7, 8, 8, 10, 11, 11, 12, 13), ge=2, le=30)
        most: int = knob("the most edges", levels=(6, 7, 11, 11, 12, 14, 15, 15, 16, 17), ge=2, le=30)

    class Instance(task.Instance):
        graph: Graph

    answer = _ANSWER
    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        P(k) is the number of ways to give each vertex one of k colours so that adjacent vertices have different
        colours. Not all colours need to be used, and ways that differ only in the names of the colours count as
        different. Find P(k) as a polynomial in k.
        """,
        zh=r"""
        {{ graph.told(language) }}

        P(k) 表示用 k 种颜色给每个顶点各染一种颜色，使相邻顶点颜色不同的方法数。不必用到所有颜色；
        只是颜色名称不同的方法算作不同的方法。求 P(k)，写成关于 k 的多项式。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        edges = random_graph(rng, n, rng.randint(params.fewest, params.most))
        near = bit_sets(n, edges)
        if 0 in near:
            raise task.Retry
        total: dict[int, int] = {}
        for groups, ways in enumerate(_groupings(near)):
            falling = [1]  # k (k - 1) ... (k - groups + 1), constant term first
            for j in range(groups):
                falling = [a - j * b for a, b in zip([0, *falling], [*falling, 0], strict=True)]
            for power, coefficient in enumerate(falling):
                total[power] = total.get(power, 0) + ways * coefficient
        answer = _ANSWER.terms({(power,): value for power, value in total.items() if value})
        return self.Instance(graph=draw_view(rng, n, edges)), answer

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]


def _groupings(near: list[int]) -> list[int]:
    """Count for each number of groups the partitions of the vertices into groups without an edge inside."""
    counts = [0] * (len(near) + 1)

    def place(vertex: int, groups: list[int]) -> None:
        if vertex == len(near):
            counts[len(groups)] += 1
            return
        for i, group in enumerate(groups):
            if not group & near[vertex]:
                place(vertex + 1, [*groups[:i], group | 1 << vertex, *groups[i + 1 :]])
        place(vertex + 1, [*groups, 1 << vertex])

    place(0, [])
    return counts
