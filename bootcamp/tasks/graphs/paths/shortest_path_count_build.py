"""Build a graph in which two vertices are joined by an exact number of shortest paths of a given length.

Answer: the edges; every graph that keeps the conditions is right.
Harder: larger counts that are no product of small numbers, longer paths, lower degrees, fewer vertices and edges.
Skills: counting, arithmetic, planning
Source: original.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.graph import distances, shortest_paths
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Set

Answer = frozenset[tuple[int, ...]]


class ShortestPathCountBuild(Task["ShortestPathCountBuild.Params", "ShortestPathCountBuild.Instance", Answer]):
    version = 1

    class Params(task.Params):
        length: int = knob("how many edges a shortest path has", levels=(2, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=10)
        width: int = knob("the most vertices at one distance", levels=(4, 4, 4, 4, 4, 4, 4, 4, 4, 4), ge=2, le=8)
        least: int = knob(
            "the least number of shortest paths", levels=(2, 2, 5, 8, 12, 20, 30, 50, 100, 200), ge=1, le=10**4
        )
        most: int = knob(
            "the largest number of shortest paths",
            levels=(4, 12, 40, 60, 90, 130, 200, 400, 1200, 4000),
            ge=1,
            le=10**5,
        )
        third: bool = knob("whether paths to a third vertex are counted too", levels=(False,) * 2 + (True,) * 8)
        slack: int = knob("vertices beyond those of a known graph", levels=(3, 3, 3, 2, 2, 2, 1, 1, 1, 0), ge=0, le=9)
        loose: int = knob(
            "neighbours beyond the most in a known graph", levels=(2, 2, 2, 2, 2, 1, 1, 1, 1, 0), ge=0, le=9
        )
        spare: int = knob("edges beyond those of a known graph", levels=(9, 6, 5, 4, 3, 3, 2, 2, 1, 1), ge=0, le=30)

    class Instance(task.Instance):
        vertices: int
        edges: int
        degree: int
        length: int
        count: int
        near: int  # the distance between the vertices 1 and 3, or 0 if it does not matter
        part: int  # the number of shortest paths between them

    prompt = Prompt(
        en=r"""
        Build a simple undirected graph on the vertices 1 to {{ vertices }} that keeps all these conditions:

        - It has at most {{ edges }} edges.
        - No vertex has more than {{ degree }} neighbours.
        - The distance between the vertices 1 and 2 is {{ length }}: a shortest path between them has {{ length }}
          edges.
        - There are exactly {{ count }} different shortest paths between the vertices 1 and 2.
        {% if near %}
        - The distance between the vertices 1 and 3 is {{ near }}.
        - There are exactly {{ part }} different shortest paths between the vertices 1 and 3.
        {% endif %}

        Vertices may be left without edges. Such a graph exists; any one will do. Give the set of its edges, u-v for an
        edge between u and v.
        """,
        zh=r"""
        请在顶点 1 到 {{ vertices }} 上构造一个简单无向图，满足以下所有条件：

        - 至多有 {{ edges }} 条边。
        - 每个顶点至多有 {{ degree }} 个相邻顶点。
        - 顶点 1 与 2 的距离是 {{ length }}：它们之间的最短路径有 {{ length }} 条边。
        - 顶点 1 与 2 之间恰好有 {{ count }} 条不同的最短路径。
        {% if near %}
        - 顶点 1 与 3 的距离是 {{ near }}。
        - 顶点 1 与 3 之间恰好有 {{ part }} 条不同的最短路径。
        {% endif %}

        可以有不连任何边的顶点。这样的图是存在的，任何一个都可以。请给出边的集合，u 与 v 之间的边写作 u-v。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Edge(instance.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        """Draw layers of vertices and join neighbouring layers at random."""
        for _ in range(300):
            sizes = [1, *(rng.randint(1, params.width) for _ in range(params.length - 1)), 1]
            layers, used = [], 0
            for size in sizes:
                layers.append(list(range(used, used + size)))
                used += size
            edges: set[tuple[int, int]] = set()
            for above, below in pairwise(layers):
                edges |= {(rng.choice(above), v) for v in below} | {(u, rng.choice(below)) for u in above}
                edges |= {(u, v) for u in above for v in below if rng.random() < 0.35}
            counts = shortest_paths(used, [(u, v, 1) for u, v in edges], 0)[1]
            count = counts[-1]
            degree = max(sum(v in edge for edge in edges) for v in range(used))
            plain = params.least > 3 and _largest_prime(count) <= degree
            if not params.least <= count <= params.most or plain:
                continue
            names = [0, *rng.sample(range(2, used), used - 2), 1]
            third = names.index(2)
            near = next(place for place, layer in enumerate(layers) if third in layer) if params.third else 0
            if params.third and (near < 2 or counts[third] < 2):
                continue
            instance = self.Instance(
                vertices=used + rng.randint(0, params.slack),
                edges=len(edges) + rng.randint(0, params.spare),
                degree=degree + rng.randint(0, params.loose),
                length=params.length,
                count=count,
                near=near,
                part=counts[third] if near else 0,
            )
            pairs = (sorted((names[u] + 1, names[v] + 1)) for u, v in edges)
            return instance, frozenset((u, v) for u, v in pairs)
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        n = instance.vertices
        if len(answer) > instance.edges:
            return "there are too many edges"
        if any(u == v for u, v in answer):
            return "an edge joins a vertex to itself"
        for vertex in range(1, n + 1):
            if sum(vertex in edge for edge in answer) > instance.degree:
                return f"vertex {vertex} has too many neighbours"
        edges = [(u - 1, v - 1, 1) for u, v in answer]
        if distances(n, edges, 0)[1] != instance.length:
            return "the distance between the vertices 1 and 2 is another"
        counts = shortest_paths(n, edges, 0)[1]
        if counts[1] != instance.count:
            return "the number of shortest paths between the vertices 1 and 2 is another"
        if instance.near and distances(n, edges, 0)[2] != instance.near:
            return "the distance between the vertices 1 and 3 is another"
        if instance.near and counts[2] != instance.part:
            return "the number of shortest paths between the vertices 1 and 3 is another"
        return ""


def _largest_prime(number: int) -> int:
    """Give the largest prime factor, 1 for 1."""
    factor, largest = 2, 1
    while number > 1:
        if number % factor:
            factor += 1
        else:
            number //= factor
            largest = factor
    return largest
