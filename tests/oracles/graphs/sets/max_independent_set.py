"""Judge by the heaviest clique of the complement in networkx."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    if not set(answer) <= set(graph) or graph.subgraph(answer).size():
        return "two vertices are joined"
    clique, _ = nx.max_weight_clique(nx.complement(graph), weight=None)
    return "" if len(answer) == len(clique) else f"{len(clique)} vertices are possible"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Sets with a vertex exchanged that are right too."""
    graph = _graph(instance)
    swapped = (answer - {v} | {u} for v in sorted(answer) for u in sorted(graph) if u not in answer)
    yield from [some for some in swapped if not graph.subgraph(some).size()][:3]


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A vertex too few, one too many, and exchanged ones that are joined."""
    graph = _graph(instance)
    yield answer - {min(answer)}
    yield answer | {min(set(graph) - answer)}
    swapped = (answer - {v} | {u} for v in sorted(answer) for u in sorted(graph) if u not in answer)
    yield from [some for some in swapped if graph.subgraph(some).size()][:3]


def greedy(instance: Any) -> Any:
    """The vertex with the fewest neighbours left, again and again."""
    graph, found = _graph(instance), set[int]()
    while graph:
        vertex = min(sorted(graph), key=graph.degree)
        found.add(vertex)
        graph.remove_nodes_from([vertex, *graph[vertex]])
    return frozenset(found)


def _graph(instance: Any) -> Any:
    graph = nx.Graph()
    graph.add_nodes_from(range(1, instance.graph.vertices + 1))
    graph.add_edges_from(instance.graph.ends())
    return graph
