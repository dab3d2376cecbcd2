"""Judge by a least matching of the odd vertices in networkx."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _lengths(instance)
    steps = list(pairwise(answer))
    if answer[0] != answer[-1] or not nx.is_path(graph, answer):
        return "not a closed walk"
    if {frozenset(step) for step in steps} != {frozenset(edge) for edge in graph.edges}:
        return "not every edge"
    far = dict(nx.all_pairs_dijkstra_path_length(graph))
    pairs = nx.Graph()
    odd = [v for v, degree in graph.degree if degree % 2]
    pairs.add_weighted_edges_from((u, v, far[u][v]) for u, v in combinations(odd, 2))
    least = graph.size("weight") + sum(far[u][v] for u, v in nx.min_weight_matching(pairs))
    return "" if nx.path_weight(graph, answer, "weight") == least else f"the least length is {least}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The walk backwards and from its second vertex on."""
    yield answer[::-1]
    yield (*answer[1:], answer[1])


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The walk without its end, with a step there and back, and every edge there and back."""
    yield answer[:-1]
    yield (answer[0], answer[1], *answer)
    yield greedy(instance)


def greedy(instance: Any) -> Any:
    """Every edge there and back, which is never shortest with a cycle."""
    both = nx.DiGraph(_lengths(instance))
    steps = list(nx.eulerian_circuit(both))
    return (steps[0][0], *(v for _, v in steps))


def _lengths(instance: Any) -> Any:
    graph = nx.Graph()
    graph.add_weighted_edges_from(instance.graph.edges)
    return graph
