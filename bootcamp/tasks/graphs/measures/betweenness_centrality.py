"""Find the betweenness of a vertex exactly.

Answer: a fraction; one is right.
Harder: more vertices and edges, and more pairs with several shortest paths.
Skills: counting, arithmetic
Source: original; L. C. Freeman, A set of measures of centrality based on betweenness, 1977.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.graph import random_connected, shortest_paths
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational


class BetweennessCentrality(Task["BetweennessCentrality.Params", "BetweennessCentrality.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 9, 10, 11, 12, 13, 14, 15, 16), ge=4, le=30)
        edges: int = knob("how many edges there are", levels=(6, 7, 12, 14, 16, 18, 20, 22, 25, 28), ge=4, le=90)
        split: int = knob(
            "the fewest pairs with a proper share",
            levels=(1, 1, 2, 3, 4, 5, 7, 9, 11, 14),
            ge=0,
            le=60,
        )

    class Instance(task.Instance):
        graph: Graph
        vertex: int

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The length of a path is the number of its edges. For every pair of different vertices s and t other than
        {{ vertex }}, take the share of the shortest paths between s and t that pass through vertex {{ vertex }}. The
        betweenness of vertex {{ vertex }} is the sum of these shares, each pair counted once. Give it as an exact
        fraction.
        """,
        zh=r"""
        {{ graph.told(language) }}

        路径的长度是它的边数。对除顶点 {{ vertex }} 外的每一对不同顶点 s、t，求 s 与 t 之间的所有最短路径中经过顶点
        {{ vertex }} 的路径所占的比例。把这些比例相加（每一对只算一次），就得到顶点 {{ vertex }} 的介数。
        请用精确的分数给出它的介数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = params.vertices
        for _ in range(100):
            edges = random_connected(rng, n, params.edges)
            ways = [shortest_paths(n, [(u, v, 1) for u, v in edges], v) for v in range(n)]
            fit = []
            for v in range(n):
                shares = _shares(ways, v)
                total = sum(shares, Fraction(0))
                partial = sum(0 < share < 1 for share in shares)
                if partial >= params.split and total.denominator > (1 if params.split > 1 else 0):
                    fit.append((v, total))
            if fit:
                v, total = rng.choice(fit)
                return self.Instance(graph=draw_view(rng, n, edges), vertex=v + 1), total
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts(), instance.vertex]


def _shares(ways: list[tuple[list[int | None], list[int]]], v: int) -> list[Fraction]:
    """Give for each pair of other vertices the share of its shortest paths that pass through v."""
    shares = []
    for s, t in combinations([u for u in range(len(ways)) if u != v], 2):
        near, far, whole = ways[v][0][s], ways[v][0][t], ways[s][0][t]
        through = near is not None and far is not None and near + far == whole
        shares.append(Fraction(ways[v][1][s] * ways[v][1][t] if through else 0, ways[s][1][t]))
    return shares
