"""Search all pairs of a vertex and a value breadth first."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph()
    graph.add_weighted_edges_from(instance.graph.edges)
    seen = {(instance.start, 0)}
    queue = [(instance.start, 0)]
    for vertex, value in queue:
        for other in graph[vertex]:
            state = other, value ^ graph[vertex][other]["weight"]
            if state not in seen:
                seen.add(state)
                queue.append(state)
    best = max(value for vertex, value in seen if vertex == instance.end)
    return "" if answer == best else f"the largest value is {best}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """One more or less, and all binary digits."""
    yield answer + 1
    yield answer - 1
    yield (1 << max(edge[2] for edge in instance.graph.edges).bit_length()) - 1


def greedy(instance: Any) -> Any:
    """The largest XOR of a path that passes no vertex twice."""
    graph = nx.Graph()
    graph.add_weighted_edges_from(instance.graph.edges)
    values = [0]
    for count, path in enumerate(nx.all_simple_edge_paths(graph, instance.start, instance.end)):
        value = 0
        for edge in path:
            value ^= graph.edges[edge]["weight"]
        values.append(value)
        if count > 200:
            break
    return max(values)
