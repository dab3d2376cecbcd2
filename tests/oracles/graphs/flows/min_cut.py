"""Judge by trying every side where there are few vertices, and by networkx."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.source not in answer or instance.sink in answer:
        return "no cut between the two"
    net = _net(instance)
    inner = sorted(set(net) - {instance.source, instance.sink})
    if len(inner) <= 8:
        sides = [{instance.source, *some} for size in range(len(inner) + 1) for some in combinations(inner, size)]
        least = min(_capacity(net, side) for side in sides)
    else:
        least = nx.minimum_cut_value(net, instance.source, instance.sink)
    return "" if _capacity(net, answer) == least else f"the least capacity is {least}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The largest side of a least cut: all that cannot reach the sink any more."""
    _, (_, rest) = nx.minimum_cut(_net(instance).reverse(), instance.sink, instance.source)
    yield frozenset(rest)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The other side, the side without the source, and the side with one vertex in or out where that is worse."""
    net = _net(instance)
    yield frozenset(net) - answer
    yield answer - {instance.source}
    least = _capacity(net, answer)
    for vertex in sorted(set(net) - {instance.source, instance.sink})[:4]:
        side = answer ^ {vertex}
        if _capacity(net, side) > least:
            yield side


def greedy(instance: Any) -> Any:
    """The better of the source alone and everything but the sink."""
    net = _net(instance)
    sides = [frozenset({instance.source}), frozenset(net) - {instance.sink}]
    return min(sides, key=lambda side: _capacity(net, side))


def _capacity(net: Any, side: Any) -> int:
    """Add up the arcs that leave a side."""
    return sum(c for u, v, c in net.edges.data("capacity") if u in side and v not in side)


def _net(instance: Any) -> Any:
    net = nx.DiGraph()
    net.add_nodes_from(range(1, instance.graph.vertices + 1))
    for u, v, capacity in instance.graph.edges:
        net.add_edge(u, v, capacity=capacity)
    return net
