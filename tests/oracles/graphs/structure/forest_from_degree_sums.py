"""Peel leaves, and try all sets of edges where there are few vertices."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    degrees = dict(enumerate(instance.degrees, start=1))
    sums = dict(enumerate(instance.sums, start=1))
    graph = nx.Graph()
    leaves = [v for v in degrees if degrees[v] == 1]
    while leaves:
        leaf = leaves.pop()
        if degrees[leaf] == 1:
            other = sums[leaf]
            graph.add_edge(leaf, other)
            degrees[leaf], degrees[other], sums[other] = 0, degrees[other] - 1, sums[other] - leaf
            leaves += [other] * (degrees[other] == 1)
    assert not any(degrees.values())
    assert nx.is_forest(graph)
    found = {(min(edge), max(edge)) for edge in graph.edges}
    if len(instance.degrees) <= 6:
        pairs = list(combinations(range(1, len(instance.degrees) + 1), 2))
        fit = [set(some) for some in combinations(pairs, len(found)) if _told(instance, some)]
        assert found in fit
        assert sum(nx.is_forest(nx.Graph(list(some))) for some in fit) == 1
    return "" if set(answer) == found else f"the edges are {sorted(found)}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """An edge less, one more, and an edge exchanged for another."""
    n = len(instance.degrees)
    spare = next((u, v) for u in range(1, n + 1) for v in range(u + 1, n + 1) if (u, v) not in answer)
    yield answer - {min(answer)}
    yield answer | {spare}
    yield answer - {max(answer)} | {spare}


def greedy(instance: Any) -> Any:
    """The edges that the leaves tell at once."""
    leaves = [(v, s) for v, (d, s) in enumerate(zip(instance.degrees, instance.sums, strict=True), 1) if d == 1]
    return frozenset((min(edge), max(edge)) for edge in leaves)


def _told(instance: Any, edges: Any) -> bool:
    for vertex, (degree, total) in enumerate(zip(instance.degrees, instance.sums, strict=True), start=1):
        near = [u + v - vertex for u, v in edges if vertex in (u, v)]
        if (len(near), sum(near)) != (degree, total):
            return False
    return True
