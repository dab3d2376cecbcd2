"""Judge by networkx, and by trying all sets of edges where there are few vertices."""

from itertools import combinations, pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[tuple[int, ...]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    if not all(graph.has_edge(*edge) for edge in answer):
        return "no edge of the graph"
    chosen = graph.edge_subgraph(answer)
    if len(chosen) != len(graph) or not nx.is_tree(chosen):
        return "no spanning tree"
    least = nx.minimum_spanning_tree(graph, algorithm="prim").size("weight")
    if len(graph) <= 5:
        sets = (graph.edge_subgraph(edges) for edges in combinations(graph.edges, len(graph) - 1))
        assert least == min(one.size("weight") for one in sets if len(one) == len(graph) and nx.is_connected(one))
    return "" if chosen.size("weight") == least else f"the least weight is {least}"


def others(instance: Any, answer: frozenset[tuple[int, ...]]) -> list[frozenset[tuple[int, ...]]]:
    """Trees in which an edge is exchanged for another of the same weight."""
    graph, found = _graph(instance), []
    for u, v, weight in graph.edges(data="weight"):
        edge = (min(u, v), max(u, v))
        if edge not in answer:
            path = nx.shortest_path(graph.edge_subgraph(answer), u, v)
            for a, b in pairwise(path):
                if graph.edges[a, b]["weight"] == weight:
                    found.append(answer - {(min(a, b), max(a, b))} | {edge})
    return found[:3]


def near_misses(instance: Any, answer: frozenset[tuple[int, ...]]) -> list[frozenset[tuple[int, ...]]]:
    """An edge left out, one too many, all edges, the heaviest tree."""
    graph = _graph(instance)
    every = frozenset((min(edge), max(edge)) for edge in graph.edges)
    heavy = frozenset((min(u, v), max(u, v)) for u, v in nx.maximum_spanning_tree(graph).edges)
    edge = min(answer)
    found = [answer - {edge}, answer | {min(every - answer)}, every]
    same = nx.maximum_spanning_tree(graph).size("weight") == nx.minimum_spanning_tree(graph).size("weight")
    return found if same else [*found, heavy]


def greedy(instance: Any) -> frozenset[tuple[int, ...]]:
    """The lightest edges, one fewer than vertices."""
    edges = sorted(instance.graph.edges, key=lambda edge: (edge[2], edge))[: instance.graph.vertices - 1]
    return frozenset((min(u, v), max(u, v)) for u, v, _ in edges)


def _graph(instance: Any) -> nx.Graph:
    graph = nx.Graph()
    graph.add_weighted_edges_from(instance.graph.edges)
    return graph
