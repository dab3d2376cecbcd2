"""Judge by the push-relabel method of networkx, and by sums at every vertex."""

import itertools
from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    net = _net(instance)
    value = nx.maximum_flow_value(net, instance.source, instance.sink, flow_func=nx.algorithms.flow.preflow_push)
    used = nx.DiGraph()
    used.add_nodes_from(net)
    for (u, v), amount in answer.items():
        if amount > (net[u][v]["capacity"] if net.has_edge(u, v) else 0):
            return "too much on an arc"
        used.add_edge(u, v, weight=amount)
    gain = {v: used.in_degree(v, "weight") - used.out_degree(v, "weight") for v in net}
    want = {v: value * ((v == instance.sink) - (v == instance.source)) for v in net}
    return "" if gain == want else f"the greatest value is {value}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The flows of networkx by two methods."""
    for method in (nx.algorithms.flow.dinitz, nx.algorithms.flow.preflow_push):
        _, amounts = nx.maximum_flow(_net(instance), instance.source, instance.sink, flow_func=method)
        yield {(u, v): a for u, row in amounts.items() for v, a in row.items()}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """One unit more or less on an arc, an arc that does not exist, nothing at all, and a path of flow taken off."""
    arc = min(answer)
    yield answer | {arc: answer[arc] + 1}
    yield answer | {arc: answer[arc] - 1}
    yield {}
    net = _net(instance)
    yield answer | {min((u, v) for u in net for v in net if u != v and not net.has_edge(u, v)): 1}
    used = nx.DiGraph([pair for pair, amount in answer.items() if amount])
    path = nx.shortest_path(used, instance.source, instance.sink)
    yield answer | {pair: answer[pair] - 1 for pair in itertools.pairwise(path)}


def greedy(instance: Any) -> Any:
    """Fill a path with the fewest arcs again and again, never taking anything back."""
    net = _net(instance)
    sent: dict[tuple[int, int], int] = {}
    while nx.has_path(net, instance.source, instance.sink):
        path = nx.shortest_path(net, instance.source, instance.sink)
        pairs = list(itertools.pairwise(path))
        amount = min(net[u][v]["capacity"] for u, v in pairs)
        for u, v in pairs:
            sent[u, v] = sent.get((u, v), 0) + amount
            net[u][v]["capacity"] -= amount
            if not net[u][v]["capacity"]:
                net.remove_edge(u, v)
    return sent


def _net(instance: Any) -> Any:
    net = nx.DiGraph()
    net.add_nodes_from(range(1, instance.graph.vertices + 1))
    net.add_edges_from((u, v, {"capacity": c}) for u, v, c in instance.graph.edges)
    return net
