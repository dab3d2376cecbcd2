"""Judge by the modularity of networkx over all partitions of few vertices."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import networkx as nx

LEVELS = range(1, 6)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    net = _net(instance)
    if not nx.community.is_partition(net, [set(group) for group in answer]) or not all(answer):
        return "no partition"
    most = max(_modularity(net, groups) for groups in _partitions(sorted(net)))
    measured = nx.community.modularity(net, [set(group) for group in answer])
    assert abs(measured - float(_modularity(net, answer))) < 1e-9
    return "" if _modularity(net, answer) == most else f"the greatest is {most}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """All in one group, each alone, a group left out, and a vertex moved where that is worse."""
    net = _net(instance)
    best = _modularity(net, answer)
    group, other = sorted(answer, key=sorted)[:2]
    yield answer - {group}
    tries = [
        frozenset({frozenset(net)}),
        frozenset(frozenset({v}) for v in net),
        answer - {group, other} | {group | other},
    ]
    yield from [groups for groups in tries if _modularity(net, groups) < best]


def greedy(instance: Any) -> Any:
    """The greedy joining of networkx."""
    return frozenset(map(frozenset, nx.community.greedy_modularity_communities(_net(instance))))


def _modularity(net: Any, groups: Any) -> Fraction:
    m = net.number_of_edges()
    inside = sum(net.subgraph(group).number_of_edges() for group in groups)
    return Fraction(inside, m) - sum(Fraction(sum(net.degree(v) for v in group), 2 * m) ** 2 for group in groups)


def _partitions(items: list[int]) -> Iterator[list[list[int]]]:
    if not items:
        yield []
        return
    first, *rest = items
    for groups in _partitions(rest):
        yield [[first], *groups]
        for i, group in enumerate(groups):
            yield [*groups[:i], [first, *group], *groups[i + 1 :]]


def _net(instance: Any) -> Any:
    net = nx.Graph()
    net.add_nodes_from(range(1, instance.graph.vertices + 1))
    net.add_edges_from(instance.graph.ends())
    return net
