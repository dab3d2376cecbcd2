"""Judge by the list of all maximal cliques that networkx makes."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    net = _net(instance)
    most = max(map(len, nx.find_cliques(net)))
    size = len(answer)
    if not answer <= set(net) or net.subgraph(answer).number_of_edges() != size * (size - 1) // 2:
        return "no clique"
    return "" if size == most else f"the largest has {most}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The other largest cliques."""
    found = (frozenset(clique) for clique in nx.find_cliques(_net(instance)) if len(clique) == len(answer))
    yield from [clique for clique in found if clique != answer][:3]


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A vertex too few, one too many, and one exchanged for another that does not fit."""
    net = _net(instance)
    yield answer - {min(answer)}
    outside = sorted(set(net) - answer)
    yield answer | {outside[0]}
    rest = answer - {max(answer)}
    yield from [rest | {v} for v in outside if not rest <= set(net[v])][:1]


def greedy(instance: Any) -> Any:
    """The vertex with most neighbours left, again and again."""
    net = _net(instance)
    found: list[int] = []
    while len(net):
        vertex = max(net, key=lambda v: (net.degree(v), -v))
        found.append(vertex)
        net = net.subgraph(list(net[vertex])).copy()
    return frozenset(found)


def _net(instance: Any) -> Any:
    net = nx.Graph()
    net.add_nodes_from(range(1, instance.graph.vertices + 1))
    net.add_edges_from(instance.graph.ends())
    return net
