"""Judge by what networkx says of degrees and of the graph, and build other graphs by the method of Havel and Hakimi."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    degrees = instance.degrees
    if not nx.is_graphical(degrees, method="hh"):
        right = next(k for k in range(1, len(degrees) + 1) if _gap(degrees, k) > 0)
        return "" if answer == {"edges": frozenset(), "k": right} else f"k is {right}"
    net = _net(instance, answer["edges"])
    if answer["k"] or [net.degree(v) for v in sorted(net)] != list(degrees):
        return "the degrees are others"
    return "the graph falls apart" if instance.connected and not nx.is_connected(net) else ""


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The graph of networkx, and one with two edges exchanged."""
    if answer["k"]:
        return
    built = nx.havel_hakimi_graph(instance.degrees)
    swapped = _net(instance, answer["edges"])
    nx.double_edge_swap(swapped, nswap=1, max_tries=1000, seed=1)
    for net in (nx.relabel_nodes(built, {v: v + 1 for v in built}), swapped):
        if not instance.connected or nx.is_connected(net):
            yield {"edges": frozenset((min(edge), max(edge)) for edge in net.edges), "k": 0}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Another k, nothing at all, an edge too few, and k beside edges."""
    yield {"edges": frozenset(), "k": answer["k"] + 1}
    yield {"edges": frozenset(), "k": 0}
    if answer["edges"]:
        yield answer | {"edges": answer["edges"] - {min(answer["edges"])}}
        yield answer | {"k": 2}
    else:
        yield answer | {"edges": frozenset({(1, 2)})}
        yield answer | {"k": answer["k"] - 1}


def _gap(degrees: Any, k: int) -> int:
    """Count by how much the k largest degrees pass what they may have."""
    ordered = sorted(degrees)
    return sum(ordered[-k:]) - k * (k - 1) - sum(min(d, k) for d in ordered[:-k])


def _net(instance: Any, edges: Any) -> Any:
    net = nx.Graph()
    net.add_nodes_from(range(1, len(instance.degrees) + 1))
    net.add_edges_from(edges)
    return net
