"""Judge by listing all shortest paths with networkx, and by its betweenness."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph(instance.graph.ends())
    total = Fraction(0)
    for s, t in combinations(sorted(set(graph) - {instance.vertex}), 2):
        paths = list(nx.all_shortest_paths(graph, s, t))
        total += Fraction(sum(instance.vertex in path for path in paths), len(paths))
    assert abs(nx.betweenness_centrality(graph, normalized=False)[instance.vertex] - float(total)) < 1e-9
    return "" if answer == total else f"it is {total}"


def near_misses(instance: Any, answer: Fraction) -> Iterator[Fraction]:
    """Twice as much (ordered pairs), half as much, and the normalised value."""
    n = instance.graph.vertices
    for wrong in (2 * answer, answer / 2, answer * 2 / ((n - 1) * (n - 2)), answer + n - 1):
        if wrong != answer:
            yield wrong
