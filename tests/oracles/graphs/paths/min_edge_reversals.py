"""Judge by Dijkstra's algorithm in networkx on arcs of weight 0 and their reversals of weight 1."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    if (answer[0], answer[-1]) != (instance.start, instance.end) or not nx.is_path(graph, answer):
        return "no walk between the ends"
    best = nx.dijkstra_path_length(graph, instance.start, instance.end)
    return "" if nx.path_weight(graph, answer, "weight") == best else f"{best} are enough"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Other best walks, also one with a detour along arcs of the walk."""
    graph = _graph(instance)
    best = nx.dijkstra_path_length(graph, instance.start, instance.end)
    for path in islice(nx.shortest_simple_paths(graph, instance.start, instance.end, "weight"), 3):
        if nx.path_weight(graph, path, "weight") == best:
            yield tuple(path)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The walk without its end, with a step to and fro, and one with the fewest arcs where that costs more."""
    yield answer[:-1]
    yield (*answer, answer[-2], answer[-1])
    graph = _graph(instance)
    few = nx.shortest_path(graph, instance.start, instance.end)
    if nx.path_weight(graph, few, "weight") > nx.path_weight(graph, answer, "weight"):
        yield tuple(few)


def greedy(instance: Any) -> Any:
    """The walk with the fewest arcs."""
    return tuple(nx.shortest_path(_graph(instance), instance.start, instance.end))


def _graph(instance: Any) -> Any:
    graph = nx.DiGraph()
    arcs = instance.graph.ends()
    graph.add_weighted_edges_from((v, u, 1) for u, v in arcs)
    graph.add_weighted_edges_from((u, v, 0) for u, v in arcs)
    return graph
