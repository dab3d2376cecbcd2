"""Judge by all spanning trees where there are few vertices, and else by a penalty on the edges of the vertex."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    if not all(graph.has_edge(*edge) for edge in answer):
        return "no edge of the graph"
    chosen = graph.edge_subgraph(answer)
    if len(chosen) != len(graph) or not nx.is_tree(chosen) or chosen.degree(instance.vertex) != instance.degree:
        return "no spanning tree with so many edges there"
    least = _least(graph, instance.vertex, instance.degree)
    if len(graph) <= 6:
        sets = (graph.edge_subgraph(edges) for edges in combinations(graph.edges, len(graph) - 1))
        trees = (one for one in sets if len(one) == len(graph) and nx.is_connected(one))
        assert least == min(one.size("weight") for one in trees if one.degree(instance.vertex) == instance.degree)
    return "" if chosen.size("weight") == least else f"the least weight is {least}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """An edge left out, one too many, and the minimum spanning tree."""
    graph = _graph(instance)
    every = {(min(edge), max(edge)) for edge in graph.edges}
    yield answer - {min(answer)}
    yield answer | {min(every - answer)}
    yield frozenset((min(edge), max(edge)) for edge in nx.minimum_spanning_tree(graph).edges)


def greedy(instance: Any) -> Any:
    """The lightest edges of the vertex, then the lightest edges elsewhere that close no cycle."""
    graph, root = _graph(instance), instance.vertex
    around = sorted(graph.edges(root, data="weight"), key=lambda edge: edge[2])[: instance.degree]
    tree = nx.Graph((u, v) for u, v, _ in around)
    for u, v, _ in sorted(graph.edges(data="weight"), key=lambda edge: edge[2]):
        if root not in (u, v) and not (u in tree and v in tree and nx.has_path(tree, u, v)):
            tree.add_edge(u, v)
    return frozenset((min(edge), max(edge)) for edge in tree.edges)


def _graph(instance: Any) -> Any:
    graph = nx.Graph()
    graph.add_weighted_edges_from(instance.graph.edges)
    return graph


def _least(graph: Any, root: int, degree: int) -> float:
    """Give the largest bound over penalties on the edges of the vertex; it is tight for a degree at one vertex."""
    bounds = []
    for penalty in range(-130, 131):
        shifted = graph.copy()
        for other in graph[root]:
            shifted.edges[root, other]["weight"] += penalty
        bounds.append(nx.minimum_spanning_tree(shifted).size("weight") - penalty * degree)
    return max(bounds)
