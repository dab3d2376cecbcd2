"""Find a set of vertices of least total cost that touches every edge.

Answer: the set of vertices; every cover of least cost is right.
Harder: more vertices and edges, larger costs, graphs in which taking the vertex of least cost per edge fails.
Skills: optimization, search
Source: original; R. Bar-Yehuda and S. Even, A linear-time approximation algorithm for weighted vertex cover, 1981.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.graph import Edge, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.vertex_sets import bit_sets, lightest_cover
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Answer = frozenset[int]


class WeightedVertexCover(Task["WeightedVertexCover.Params", "WeightedVertexCover.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 8, 10, 12, 15, 18, 22, 26), ge=4, le=30)
        edges: int = knob("how many edges there are", levels=(5, 8, 10, 12, 16, 20, 27, 36, 47, 60), ge=3, le=120)
        costs: int = knob("the largest cost drawn", levels=(9, 9, 9, 12, 15, 20, 30, 40, 50, 60), ge=3, le=1000)
        trap: bool = knob("whether taking the least cost per edge fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        costs: tuple[int, ...]  # of the vertices in order
        best: int  # the least total cost

        @property
        def priced(self) -> list[str]:
            return [f"{vertex}: {cost}" for vertex, cost in enumerate(self.costs, start=1)]

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The costs of the vertices are: {{ priced | comma }}.

        Find a set of vertices that contains at least one end of every edge and whose total cost is as small as
        possible. If there are several such sets, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        各顶点的费用为：{{ priced | join("，") }}。

        求一个顶点集合，使每条边至少有一个端点在集合中，且集合的总费用最小。
        如果有多个这样的集合，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(30):
            edges = random_connected(rng, n, params.edges)
            costs = tuple(rng.randint(1, params.costs) for _ in range(n))
            cover = lightest_cover(bit_sets(n, edges), costs)
            best = sum(costs[v] for v in cover)
            if params.trap and _cheapest_first(edges, costs) == best:
                continue
            return self.Instance(graph=draw_view(rng, n, edges), costs=costs, best=best), frozenset(
                v + 1 for v in cover
            )
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.costs]

    def check(self, instance: Instance, answer: Answer) -> str:
        for u, v in instance.graph.ends():
            if u not in answer and v not in answer:
                return f"neither end of the edge {u}-{v} is in the set"
        total = sum(instance.costs[v - 1] for v in answer)
        return "" if total == instance.best else "a cheaper set touches every edge"


def _cheapest_first(edges: tuple[Edge, ...], costs: tuple[int, ...]) -> int:
    """Add up the costs if the vertex of least cost per edge not yet touched is taken again and again."""
    left, total = list(edges), 0
    while left:
        touched = {v: sum(v in edge for edge in left) for edge in left for v in edge}
        vertex = min(touched, key=lambda v: (Fraction(costs[v], touched[v]), v))
        total += costs[vertex]
        left = [edge for edge in left if vertex not in edge]
    return total
