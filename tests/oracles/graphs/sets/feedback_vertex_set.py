"""Judge by sets in order of size, with forests told by networkx."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 6)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    net = _net(instance)
    sets = (some for size in range(len(net)) for some in combinations(net, size))
    excess = net.number_of_edges() - len(net)
    hopeful = (some for some in sets if sum(net.degree(v) - 1 for v in some) > excess)
    least = len(next(some for some in hopeful if _acyclic(net, some)))
    if not _acyclic(net, answer):
        return "a cycle is left"
    return "" if len(answer) == least else f"the least size is {least}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A vertex too few, and one too many."""
    yield answer - {min(answer)}
    yield answer | {min(set(_net(instance)) - answer)}


def greedy(instance: Any) -> Any:
    """The vertex of highest degree on what is left without leaves, again and again."""
    net = nx.k_core(_net(instance), 2)
    found: list[int] = []
    while len(net):
        found.append(max(sorted(net), key=net.degree))
        net.remove_node(found[-1])
        net = nx.Graph(nx.k_core(net, 2))
    return frozenset(found)


def _acyclic(net: Any, chosen: Any) -> bool:
    rest = net.subgraph(set(net) - set(chosen))
    return len(rest) == 0 or bool(nx.is_forest(rest))


def _net(instance: Any) -> Any:
    net = nx.Graph()
    net.add_nodes_from(range(1, instance.graph.vertices + 1))
    net.add_edges_from(instance.graph.ends())
    return net
