"""Judge by networkx, and for each k by deleting vertices of fewer neighbours until none is left to delete."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph(instance.graph.ends())
    graph.add_nodes_from(answer)
    right = nx.core_number(graph)
    for k in range(1, max(right.values()) + 1):
        assert {v for v in right if right[v] >= k} == set(nx.k_core(graph, k))
    wrong = [v for v in graph if answer[v] != right[v]]
    return f"vertices {wrong}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The degrees, and one vertex a core higher or lower."""
    ends = [v for edge in instance.graph.ends() for v in edge]
    yield {v: ends.count(v) for v in answer}
    vertex = max(answer, key=answer.__getitem__)
    yield answer | {vertex: answer[vertex] - 1}
    yield {v: core + 1 for v, core in answer.items()}
