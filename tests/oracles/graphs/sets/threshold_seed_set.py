"""Judge by sets in order of size, and by counting active neighbours round by round."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    everything = set(_net(instance))
    sets = (some for size in range(len(everything)) for some in combinations(sorted(everything), size))
    least = len(next(some for some in sets if _spread(instance, some) == everything))
    if _spread(instance, answer) != everything:
        return "not all become active"
    return "" if len(answer) == least else f"the least size is {least}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A vertex too few, and one too many."""
    yield answer - {min(answer)}
    yield answer | {min(set(_net(instance)) - answer)}


def greedy(instance: Any) -> Any:
    """The vertex from which activity spreads most, again and again."""
    net = _net(instance)
    found: set[int] = set()
    while _spread(instance, found) != set(net):
        found.add(max(sorted(set(net) - found), key=lambda v: len(_spread(instance, found | {v}))))
    return frozenset(found)


def _spread(instance: Any, start: Any) -> set[int]:
    net, active = _net(instance), set(start)
    queue = [v for v in active for v in net[v]]
    while queue:
        vertex = queue.pop()
        if vertex not in active and len(active & set(net[vertex])) >= instance.thresholds[vertex - 1]:
            active.add(vertex)
            queue += net[vertex]
    return active


def _net(instance: Any) -> Any:
    net = nx.Graph()
    net.add_nodes_from(range(1, instance.graph.vertices + 1))
    net.add_edges_from(instance.graph.ends())
    return net
