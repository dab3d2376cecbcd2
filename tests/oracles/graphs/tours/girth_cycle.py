"""Judge by networkx: for each edge, the shortest way around it."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph(instance.graph.ends())
    if len(set(answer)) < max(3, len(answer)) or not nx.is_path(graph, [*answer, answer[0]]):
        return "no cycle"
    best = min(map(len, _around(graph)))
    return "" if len(answer) == best else f"{best} vertices are enough"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The same cycle from elsewhere and backwards, and other shortest ones."""
    yield (*answer[1:], answer[0])
    yield answer[::-1]
    cycles = _around(nx.Graph(instance.graph.ends()))
    yield from [tuple(cycle) for cycle in cycles if len(cycle) == len(answer)][:3]


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The cycle with a vertex twice, an edge to and fro, and longer cycles."""
    yield (*answer, answer[1])
    yield answer[:2]
    cycles = _around(nx.Graph(instance.graph.ends()))
    yield from [tuple(cycle) for cycle in cycles if len(cycle) > len(answer)][:3]


def greedy(instance: Any) -> Any:
    """The first cycle of a depth-first search."""
    graph = nx.Graph(instance.graph.ends())
    return tuple(edge[0] for edge in nx.find_cycle(graph))


def _around(graph: Any) -> list[list[int]]:
    found = []
    for u, v in graph.edges:
        rest = graph.copy()
        rest.remove_edge(u, v)
        if nx.has_path(rest, u, v):
            found.append(nx.shortest_path(rest, u, v))
    return found
