"""Judge by the spanning trees that networkx lists by weight."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    if not all(graph.has_edge(*edge) for edge in answer):
        return "no edge of the graph"
    chosen = graph.edge_subgraph(answer)
    if len(chosen) != len(graph) or not nx.is_tree(chosen):
        return "no spanning tree"
    first, second = (tree.size("weight") for tree in islice(nx.SpanningTreeIterator(graph), 2))
    assert first < second
    return "" if chosen.size("weight") == second else f"the second smallest weight is {second}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The minimum spanning tree, an edge less, and one more."""
    graph = _graph(instance)
    every = {(min(edge), max(edge)) for edge in graph.edges}
    yield frozenset((min(edge), max(edge)) for edge in nx.minimum_spanning_tree(graph).edges)
    yield answer - {min(answer)}
    yield answer | {min(every - answer)}


def greedy(instance: Any) -> Any:
    """The minimum spanning tree with the lightest edge left out in place of the heaviest on the cycle it closes."""
    graph = _graph(instance)
    tree = nx.minimum_spanning_tree(graph)
    rest = [edge for edge in graph.edges(data="weight") if not tree.has_edge(*edge[:2])]
    u, v, _ = min(rest, key=lambda edge: edge[2])
    path = list(nx.utils.pairwise(nx.shortest_path(tree, u, v)))
    tree.remove_edge(*max(path, key=lambda pair: graph.edges[pair]["weight"]))
    tree.add_edge(u, v)
    return frozenset((min(edge), max(edge)) for edge in tree.edges)


def _graph(instance: Any) -> Any:
    graph = nx.Graph()
    graph.add_weighted_edges_from(instance.graph.edges)
    return graph
