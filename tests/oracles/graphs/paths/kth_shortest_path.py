"""Rank the paths by networkx (Yen)."""

from itertools import islice
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    first = _first(instance, instance.rank + 1)
    sums = [nx.path_weight(_network(instance), path, "weight") for path in first]
    assert sums == sorted(set(sums))
    assert len(sums) == instance.rank + 1
    return "" if list(answer) == first[instance.rank - 1] else "another path has this rank"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The paths of the ranks around, the path backwards and without its end."""
    first = _first(instance, instance.rank + 1)
    return [tuple(first[instance.rank - 2]), tuple(first[instance.rank]), answer[::-1], answer[:-1]]


def greedy(instance: Any) -> tuple[int, ...]:
    """The lightest path."""
    return tuple(_first(instance, 1)[0])


def _first(instance: Any, count: int) -> list[list[int]]:
    paths = nx.shortest_simple_paths(_network(instance), instance.start, instance.end, "weight")
    return list(islice(paths, count))


def _network(instance: Any) -> nx.DiGraph:
    network = nx.DiGraph()
    network.add_weighted_edges_from(instance.graph.edges)
    return network
