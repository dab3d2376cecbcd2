"""Judge by least spanning trees of the terminals with every set of other vertices."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx
from networkx.algorithms.approximation import steiner_tree

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    if not all(graph.has_edge(*edge) for edge in answer):
        return "no edge of the graph"
    chosen = graph.edge_subgraph(answer)
    if not all(v in chosen and nx.has_path(chosen, v, instance.terminals[0]) for v in instance.terminals):
        return "terminals are not connected"
    others_ = [v for v in graph if v not in instance.terminals]
    weights = []
    for size in range(len(others_) + 1):
        for some in combinations(others_, size):
            part = graph.subgraph([*instance.terminals, *some])
            if nx.is_connected(part):
                weights.append(nx.minimum_spanning_tree(part).size("weight"))
    return "" if chosen.size("weight") == min(weights) else f"the least weight is {min(weights)}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """An edge left out, one too many, and the minimum spanning tree where it is heavier."""
    graph = _graph(instance)
    every = {(min(edge), max(edge)) for edge in graph.edges}
    yield answer - {min(answer)}
    yield answer | {min(every - answer)}
    tree = frozenset((min(edge), max(edge)) for edge in nx.minimum_spanning_tree(graph).edges)
    if len(tree) > len(answer):
        yield tree


def greedy(instance: Any) -> Any:
    """Join the terminals by shortest paths (Kou, Markowsky and Berman)."""
    tree = steiner_tree(_graph(instance), instance.terminals, method="kou")
    return frozenset((min(edge), max(edge)) for edge in tree.edges)


def _graph(instance: Any) -> Any:
    graph = nx.Graph()
    graph.add_weighted_edges_from(instance.graph.edges)
    return graph
