"""Judge by networkx, and by trying every simple path where there are few vertices."""

from itertools import pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    least = nx.dijkstra_path_length(graph, instance.start, instance.end)
    if instance.vertices <= 8:
        every = nx.all_simple_paths(graph, instance.start, instance.end)
        assert least == min(nx.path_weight(graph, path, "weight") for path in every)
    if not answer or answer[0] != instance.start or answer[-1] != instance.end:
        return "wrong ends"
    if not nx.is_path(graph, answer):
        return "not a path of the graph"
    return "" if nx.path_weight(graph, answer, "weight") == least else f"the least weight is {least}"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All best paths but the reference."""
    paths = nx.all_shortest_paths(_graph(instance), instance.start, instance.end, "weight")
    return [tuple(path) for path in paths if tuple(path) != answer][:3]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The path backwards, without an end, with a vertex left out, and with a step taken twice."""
    a, b = answer[:2]
    found = [answer[::-1], answer[:-1], answer[1:], (a, b, a, *answer[1:])]
    graph = _graph(instance)
    shorter = (a, *answer[2:])
    return found if all(graph.has_edge(u, v) for u, v in pairwise(shorter)) else [*found, shorter]


def greedy(instance: Any) -> tuple[int, ...]:
    """The path of the fewest edges."""
    return tuple(nx.shortest_path(_graph(instance), instance.start, instance.end))


def _graph(instance: Any) -> nx.Graph:
    graph = nx.Graph()
    graph.add_weighted_edges_from(instance.edges)
    return graph
