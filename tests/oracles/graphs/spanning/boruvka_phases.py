"""Contract the parts in networkx after each phase; all phases together are the minimum spanning tree."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.MultiGraph()
    for u, v, weight in instance.graph.edges:
        graph.add_edge(u, v, key=(min(u, v), max(u, v)), weight=weight)
    least = {(min(edge), max(edge)) for edge in nx.minimum_spanning_tree(nx.Graph(graph)).edges}
    phases = []
    while len(graph) > 1:
        chosen = {}
        for v in graph:
            _, end, key, _ = min(graph.edges(v, keys=True, data="weight"), key=lambda edge: edge[3])
            chosen[key] = (v, end)
        phases.append(set(chosen))
        joined = nx.Graph(chosen.values())
        names = {v: min(part) for part in nx.connected_components(joined) for v in part}
        smaller = nx.MultiGraph()
        smaller.add_nodes_from(names.values())
        for u, v, key, weight in graph.edges(keys=True, data="weight"):
            if names[u] != names[v]:
                smaller.add_edge(names[u], names[v], key=key, weight=weight)
        graph = smaller
    assert set().union(*phases) == least
    return "" if [set(phase) for phase in answer] == phases else f"the phases are {phases}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """All edges in one phase, the phases backwards, an edge left out, an edge in the next phase."""
    if len(answer) > 1:
        yield (frozenset().union(*answer),)
        yield answer[::-1]
        edge = min(answer[0])
        yield (answer[0] - {edge}, answer[1] | {edge}, *answer[2:])
    yield (answer[0] - {min(answer[0])}, *answer[1:])


def greedy(instance: Any) -> Any:
    """The lightest edges of all vertices, then the rest of the minimum spanning tree."""
    graph = nx.Graph()
    graph.add_weighted_edges_from(instance.graph.edges)
    tree = {(min(edge), max(edge)) for edge in nx.minimum_spanning_tree(graph).edges}
    first = set()
    for v in graph:
        other = min(graph[v], key=lambda u: graph[v][u]["weight"])
        first.add((min(v, other), max(v, other)))
    return (frozenset(first), frozenset(tree - first))
