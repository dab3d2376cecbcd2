"""Count by deleting and contracting an edge, and by listing sets of edges where there are few."""

from functools import cache
from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 9)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    edges = tuple(sorted((min(u, v), max(u, v)) for u, v in instance.graph.edges))
    n = instance.graph.vertices
    count = _trees(n, edges)
    if n <= 5:
        found = 0
        for chosen in combinations(range(len(edges)), n - 1):
            graph = nx.Graph([edges[place] for place in chosen])
            found += len(graph) == n and nx.is_connected(graph)
        assert found == count
    return "" if count == answer else f"there are {count}"


@cache
def _trees(n: int, edges: tuple[tuple[int, int], ...]) -> int:
    """Count the spanning trees of `n` vertices joined by edges, parallel ones counted apart."""
    if n == 1:
        return 1
    if not edges:
        return 0
    u, v = edges[0]
    alike = sum(edge == (u, v) for edge in edges)
    rest = tuple(edge for edge in edges if edge != (u, v))
    merged = tuple(
        sorted((min(a, b), max(a, b)) for a, b in ((u if x == v else x, u if y == v else y) for x, y in rest))
    )
    return _trees(n, rest) * _connected(n, rest) + alike * _trees(n - 1, merged)


def _connected(n: int, edges: tuple[tuple[int, int], ...]) -> bool:
    graph = nx.Graph(edges)
    return len(graph) == n and nx.is_connected(graph)
