"""Judge by the node connectivity of networkx, and by taking the cut out of the graph."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    net = _net(instance)
    most = nx.node_connectivity(net, instance.start, instance.end)
    if len(answer["paths"]) != most or len(answer["cut"]) != most:
        return f"the number is {most}"
    inner = [v for path in answer["paths"] for v in path[1:-1]]
    if len(set(inner)) < len(inner) or not all(nx.is_simple_path(net, path) for path in answer["paths"]):
        return "the paths are wrong"
    if {(path[0], path[-1]) for path in answer["paths"]} != {(instance.start, instance.end)}:
        return "the ends are wrong"
    net.remove_nodes_from(answer["cut"])
    parted = instance.start in net and instance.end in net and not nx.has_path(net, instance.start, instance.end)
    return "" if parted else "the cut does not part them"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The paths and the cut of networkx."""
    net = _net(instance)
    paths = nx.node_disjoint_paths(net, instance.start, instance.end)
    cut = nx.minimum_node_cut(net, instance.start, instance.end)
    yield {"paths": frozenset(map(tuple, paths)), "cut": frozenset(cut)}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A path or a vertex too few, both too few, a path backwards, and another vertex in the cut that lets one pass."""
    path, vertex = min(answer["paths"]), min(answer["cut"])
    fewer, smaller = answer["paths"] - {path}, answer["cut"] - {vertex}
    yield answer | {"paths": fewer}
    yield answer | {"cut": smaller}
    yield {"paths": fewer, "cut": smaller}
    yield answer | {"paths": fewer | {path[::-1]}}
    yield answer | {"paths": fewer | {(path[0], *path)}}
    net = _net(instance)
    for other in sorted(set(net) - answer["cut"] - {instance.start, instance.end})[:2]:
        rest = net.copy()
        rest.remove_nodes_from(smaller | {other})
        if nx.has_path(rest, instance.start, instance.end):
            yield answer | {"cut": smaller | {other}}


def greedy(instance: Any) -> Any:
    """Take a shortest path and its inner vertices away again and again; cut at the neighbours of the start."""
    net = _net(instance)
    cut = frozenset(net[instance.start])
    paths = []
    while nx.has_path(net, instance.start, instance.end):
        paths.append(tuple(nx.shortest_path(net, instance.start, instance.end)))
        net.remove_nodes_from(paths[-1][1:-1])
    return {"paths": frozenset(paths), "cut": cut}


def _net(instance: Any) -> Any:
    net = nx.Graph()
    net.add_nodes_from(range(1, instance.graph.vertices + 1))
    net.add_edges_from(instance.graph.ends())
    return net
