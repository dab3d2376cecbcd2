"""Judge by the blossom method of networkx, and by a recursion over edges where there are few."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    net = _net(instance)
    most = _weight(net, nx.max_weight_matching(net))
    if len(instance.graph.edges) <= 14:
        assert most == _by_trial(list(instance.graph.edges), frozenset())
    if not nx.is_matching(net, set(answer)):
        return "no matching"
    return "" if _weight(net, answer) == most else f"the greatest weight is {most}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The matching of networkx."""
    yield frozenset((min(pair), max(pair)) for pair in nx.max_weight_matching(_net(instance)))


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """An edge too few, an edge that shares a vertex, and one that does not exist."""
    net = _net(instance)
    yield answer - {min(answer)}
    touching = [(min(e), max(e)) for e in net.edges if (min(e), max(e)) not in answer]
    used = {v for edge in answer for v in edge}
    yield from [answer | {edge} for edge in sorted(touching) if set(edge) & used][:1]
    yield from [answer | {(min(edge), max(edge))} for edge in nx.non_edges(net)][:1]


def greedy(instance: Any) -> Any:
    """The heaviest edge with free ends, again and again."""
    found: list[tuple[int, int]] = []
    for u, v, _ in sorted(instance.graph.edges, key=lambda edge: -edge[2]):
        if not any({u, v} & set(edge) for edge in found):
            found.append((min(u, v), max(u, v)))
    return frozenset(found)


def _weight(net: Any, edges: Any) -> int:
    return sum(net.edges[edge]["weight"] for edge in edges)


def _by_trial(edges: list[tuple[int, int, int]], used: frozenset[int]) -> int:
    """Take each edge or not."""
    if not edges:
        return 0
    (u, v, weight), *rest = edges
    without = _by_trial(rest, used)
    return without if {u, v} & used else max(without, weight + _by_trial(rest, used | {u, v}))


def _net(instance: Any) -> Any:
    net = nx.Graph()
    net.add_weighted_edges_from(instance.graph.edges)
    return net
