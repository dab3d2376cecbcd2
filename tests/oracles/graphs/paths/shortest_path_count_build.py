"""Count by powers of the adjacency matrix in numpy, and by listing the paths in networkx where they are few."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import networkx as nx
import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.vertices
    matrix = np.zeros((n, n), dtype=object)
    for u, v in answer:
        matrix[u - 1, v - 1] = matrix[v - 1, u - 1] = 1
    if len(answer) > instance.edges or matrix.trace() or int(matrix.sum(axis=0).max()) > instance.degree:
        return "too many edges or neighbours, or a loop"
    targets = [(1, instance.length, instance.count)]
    if instance.near:
        targets.append((2, instance.near, instance.part))
    for end, length, count in targets:
        power = np.identity(n, dtype=object)
        for _ in range(length):
            if power[0, end]:
                return "the vertices are nearer"
            power = power.dot(matrix)
        if power[0, end] != count:
            return f"there are {power[0, end]} paths"
    if instance.count <= 500:
        graph = nx.Graph(list(answer))
        assert len(list(nx.all_shortest_paths(graph, 1, 2))) == instance.count
    return ""


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The same graph with its other vertices named the other way round."""
    n = instance.vertices
    pairs = ([v if v < 4 else n + 4 - v for v in edge] for edge in answer)
    yield frozenset((min(pair), max(pair)) for pair in pairs)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """An edge less at vertex 1, a path of the right length alone, and vertices 1 and 2 joined."""
    yield answer - {min(answer)}
    yield answer | {(1, 2)}
    yield frozenset()
    path = nx.shortest_path(nx.Graph(list(answer)), 1, 2)
    if instance.count > 1:
        yield frozenset((min(pair), max(pair)) for pair in pairwise(path))


def greedy(instance: Any) -> Any:
    """Full layers of two vertices each, with as many as needed in the first."""
    layers, free = [[1]], list(range(3, instance.vertices + 1))
    rest = instance.count
    for _ in range(instance.length - 1):
        size = next((k for k in range(min(4, len(free)), 1, -1) if rest % k == 0), 1) if free else 0
        layers.append([free.pop() for _ in range(min(size, len(free)))])
        rest //= max(size, 1)
    layers.append([2])
    pairs = [(u, v) for one, two in pairwise(layers) for u in one for v in two]
    return frozenset((min(pair), max(pair)) for pair in pairs)
