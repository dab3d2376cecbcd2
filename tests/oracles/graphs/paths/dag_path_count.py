"""Count by listing the paths, and by powers of the matrix of arcs where there are many."""

from typing import Any

import networkx as nx
import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.DiGraph(list(instance.graph.edges))
    assert nx.is_directed_acyclic_graph(graph)
    avoiding = _count(graph, instance, set(instance.forbidden))
    count = avoiding - _count(graph, instance, set(instance.forbidden) | set(instance.marked))
    if count < 500:
        every = nx.all_simple_paths(graph, instance.start, instance.end)
        listed = [
            path for path in every if not set(path) & set(instance.forbidden) and set(path) & set(instance.marked)
        ]
        assert len(listed) == count
    return "" if count == answer else f"there are {count}"


def _count(graph: nx.DiGraph, instance: Any, without: set[int]) -> int:
    """Sum the entries of all powers of the matrix of arcs: of I - A, the inverse, exactly by repeated products."""
    nodes = [v for v in range(1, instance.graph.vertices + 1) if v not in without]
    matrix = np.array([[int(graph.has_edge(u, v)) for v in nodes] for u in nodes], dtype=object)
    total = power = np.array([[int(u == v) for v in nodes] for u in nodes], dtype=object)
    for _ in nodes:
        power = power.dot(matrix)
        total = total + power
    return int(total[nodes.index(instance.start)][nodes.index(instance.end)])
