"""Judge by powers of the adjacency matrix, and find walks by networkx on vertices with remainders."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import networkx as nx
import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph(instance.graph.ends())
    if (answer[0], answer[-1]) != (instance.start, instance.end) or not nx.is_path(graph, answer):
        return "no walk between the ends"
    matrix = nx.to_numpy_array(graph, nodelist=range(1, len(graph) + 1)) > 0
    reached = np.arange(1, len(graph) + 1) == instance.start
    for length in range(500):
        if length % instance.divisor == instance.remainder and reached[instance.end - 1]:
            return "" if len(answer) - 1 == length else f"{length} edges are enough"
        reached = matrix @ reached
    return "no such walk"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Some shortest walks."""
    m = instance.divisor
    steps = nx.DiGraph()
    for u, v in instance.graph.ends():
        for r in range(m):
            steps.add_edge((u, r), (v, (r + 1) % m))
            steps.add_edge((v, r), (u, (r + 1) % m))
    for path in islice(nx.all_shortest_paths(steps, (instance.start, 0), (instance.end, instance.remainder)), 4):
        yield tuple(vertex for vertex, _ in path)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The walk without its end, with steps to and fro, and the plain shortest path."""
    yield answer[:-1]
    yield (*answer, *[answer[-2], answer[-1]] * instance.divisor)
    yield tuple(nx.shortest_path(nx.Graph(instance.graph.ends()), instance.start, instance.end))


def greedy(instance: Any) -> Any:
    """The shortest path, with steps to and fro at its end until the remainder fits."""
    walk = nx.shortest_path(nx.Graph(instance.graph.ends()), instance.start, instance.end)
    for _ in range(instance.divisor):
        if (len(walk) - 1) % instance.divisor == instance.remainder:
            break
        walk += [walk[-2], walk[-1]]
    return tuple(walk)
