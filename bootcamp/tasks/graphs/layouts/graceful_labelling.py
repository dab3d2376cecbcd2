"""Label the vertices of a tree gracefully.

Answer: the label of each vertex; every graceful labelling that keeps the fixed labels is right.
Harder: more edges, more fixed labels.
Skills: search, arithmetic
Source: original; A. Rosa, On certain valuations of the vertices of a graph, 1967.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.graph import Edge, is_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping

Answer = dict[int, int]


class GracefulLabelling(Task["GracefulLabelling.Params", "GracefulLabelling.Instance", Answer]):
    version = 1

    class Params(task.Params):
        edges: int = knob("how many edges the tree has", levels=(5, 6, 7, 8, 9, 10, 12, 13, 15, 17), ge=3, le=24)
        fixed: int = knob("how many labels are fixed", levels=(0, 0, 1, 1, 1, 2, 2, 3, 3, 3), ge=0, le=6)

    class Instance(task.Instance):
        graph: Graph
        fixed: tuple[tuple[int, int], ...]  # vertex and label

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The graph is a tree with {{ graph.edges | length }} edges. Give its vertices different labels from 0 to
        {{ graph.edges | length }} such that the differences between the labels at the two ends of an edge, each taken
        positive, are exactly the numbers from 1 to {{ graph.edges | length }}, each once.
        {% for vertex, label in fixed %}
        Vertex {{ vertex }} must have the label {{ label }}.
        {% endfor %}

        Give the label of each vertex. Such a labelling exists; if there are several, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        这个图是有 {{ graph.edges | length }} 条边的树。
        请给各顶点标上 0 到 {{ graph.edges | length }} 中互不相同的标号，
        使各条边两端标号之差的绝对值恰好是 1 到 {{ graph.edges | length }}，每个数各出现一次。
        {% for vertex, label in fixed %}
        顶点 {{ vertex }} 的标号必须是 {{ label }}。
        {% endfor %}

        请给出每个顶点的标号。这样的标号存在；如果有多种，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        n = instance.graph.vertices
        return Mapping(Integer(low=1, high=n), Integer(low=0, high=n - 1), required=tuple(range(1, n + 1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        m = params.edges
        tree = _graceful_tree(rng, m)
        names = rng.sample(range(1, m + 2), m + 1)  # of the labels
        edges = [(names[a] - 1, names[b] - 1) for a, b in tree]
        fixed = sorted((names[label], label) for label in rng.sample(range(m + 1), params.fixed))
        instance = self.Instance(graph=draw_view(rng, m + 1, edges), fixed=tuple(fixed))
        return instance, {names[label]: label for label in range(m + 1)}

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.fixed]

    def check(self, instance: Instance, answer: Answer) -> str:
        for vertex, label in instance.fixed:
            if answer[vertex] != label:
                return f"vertex {vertex} does not have the label {label}"
        if len(set(answer.values())) < len(answer):
            return "two vertices have the same label"
        seen: set[int] = set()
        for u, v in instance.graph.ends():
            difference = abs(answer[u] - answer[v])
            if difference in seen:
                return f"two edges have the difference {difference}"
            seen.add(difference)
        return ""


def _graceful_tree(rng: Random, m: int) -> list[Edge]:
    """Draw an edge for each difference on the labels 0 to m so that no cycle arises."""
    for _ in range(500):
        edges: list[Edge] = []
        group = list(range(m + 1))
        for difference in range(m, 0, -1):
            free = [a for a in range(m + 1 - difference) if group[a] != group[a + difference]]
            if not free:
                break
            low = rng.choice(free)
            edges.append((low, low + difference))
            old, new = group[low], group[low + difference]
            group = [new if name == old else name for name in group]
        if len(edges) == m and is_connected(m + 1, edges):
            return edges
    raise task.Retry
