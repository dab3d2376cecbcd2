"""Judge by all paths in networkx."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    if answer[:1] + answer[-1:] != (instance.start, instance.end) or not nx.is_path(graph, answer):
        return "no path between the ends"
    best = min(_ratio(graph, path) for path in nx.all_simple_paths(graph, instance.start, instance.end))
    return "" if _ratio(graph, answer) == best else f"the least ratio is {best}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The path backwards, without its end, and the path of the greatest ratio."""
    yield answer[::-1]
    yield answer[:-1]
    graph = _graph(instance)
    paths = list(nx.all_simple_paths(graph, instance.start, instance.end)) if len(graph) < 13 else []
    worst = max(paths, key=lambda path: _ratio(graph, path), default=None)
    if worst and _ratio(graph, worst) > _ratio(graph, answer):
        yield tuple(worst)


def greedy(instance: Any) -> Any:
    """The cheapest path."""
    return tuple(nx.shortest_path(_graph(instance), instance.start, instance.end, "cost"))


def _graph(instance: Any) -> Any:
    graph = nx.DiGraph()
    for u, v, cost, gain in instance.graph.edges:
        graph.add_edge(u, v, cost=cost, gain=gain)
    assert nx.is_directed_acyclic_graph(graph)
    return graph


def _ratio(graph: Any, path: Any) -> Fraction:
    pairs = [graph.edges[pair] for pair in pairwise(path)]
    return Fraction(sum(pair["cost"] for pair in pairs), sum(pair["gain"] for pair in pairs))
