"""Judge by a depth-first search over all paths, with networkx for the paths themselves."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 10)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    if len(set(answer)) < len(answer) or not nx.is_path(graph, answer):
        return "no path"
    best = max(_extend(graph, vertex, {vertex}) for vertex in graph)
    return "" if nx.path_weight(graph, answer, "weight") == best else f"the greatest weight is {best}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The path backwards."""
    yield answer[::-1]


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The path without an end, closed to a circle, and with a vertex twice."""
    yield answer[:-1]
    yield answer[1:]
    yield (*answer, answer[0])
    yield (*answer, answer[-2])


def greedy(instance: Any) -> Any:
    """Start with the heaviest edge and add the heaviest edge at either end while there is one."""
    graph = _graph(instance)
    u, v, _ = max(graph.edges(data="weight"), key=lambda edge: edge[2])
    path = [u, v]
    while True:
        free = [(graph[path[-1]][w]["weight"], w, True) for w in graph[path[-1]] if w not in path]
        free += [(graph[path[0]][w]["weight"], w, False) for w in graph[path[0]] if w not in path]
        if not free:
            assert all(graph.has_edge(*pair) for pair in pairwise(path))
            return tuple(path)
        _, vertex, behind = max(free)
        path = [*path, vertex] if behind else [vertex, *path]


def _graph(instance: Any) -> Any:
    graph = nx.Graph()
    graph.add_weighted_edges_from(instance.graph.edges)
    return graph


def _extend(graph: Any, end: int, used: set[int]) -> int:
    ways = [
        data["weight"] + _extend(graph, other, used | {other})
        for other, data in graph[end].items()
        if other not in used
    ]
    return max(ways, default=0)
