"""Judge by a breadth-first search among the edges from each limit on, in networkx."""

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance, 0)
    if answer[:1] + answer[-1:] != (instance.start, instance.end) or not nx.is_path(graph, answer):
        return "no route"
    limit, part = _widest(instance)
    if min((graph.edges[pair]["weight"] for pair in pairwise(answer)), default=0) != limit:
        return f"the load can be {limit}"
    best = nx.shortest_path_length(part, instance.start, instance.end)
    return "" if len(answer) - 1 == best else f"{best} edges are enough"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Some best routes."""
    part = _widest(instance)[1]
    yield from map(tuple, islice(nx.all_shortest_paths(part, instance.start, instance.end), 4))


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The route without an end, with a step to and fro, and a plain shortest one where that is shorter."""
    yield answer[:-1]
    yield answer[1:]
    yield (*answer, answer[-2], answer[-1])
    plain = nx.shortest_path(_graph(instance, 0), instance.start, instance.end)
    if len(plain) < len(answer):
        yield tuple(plain)


def greedy(instance: Any) -> Any:
    """The route in a maximum spanning tree."""
    tree = nx.maximum_spanning_tree(_graph(instance, 0))
    return tuple(nx.shortest_path(tree, instance.start, instance.end))


def _widest(instance: Any) -> tuple[int, Any]:
    for limit in sorted({edge[2] for edge in instance.graph.edges}, reverse=True):
        part = _graph(instance, limit)
        if instance.start in part and instance.end in part and nx.has_path(part, instance.start, instance.end):
            return limit, part
    raise AssertionError("no route")


def _graph(instance: Any, least: int) -> Any:
    graph = nx.Graph()
    graph.add_weighted_edges_from(edge for edge in instance.graph.edges if edge[2] >= least)
    return graph
