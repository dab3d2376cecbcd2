"""Judge with networkx: is the graph chordal, is the cycle induced, do later neighbours form cliques."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    vertices = list(answer["vertices"])
    if nx.is_chordal(graph) != (answer["kind"] == "order"):
        return "the other kind is right"
    if answer["kind"] == "cycle":
        ring = nx.utils.edges_equal(graph.subgraph(vertices).edges, nx.cycle_graph(vertices).edges)
        return "" if len(set(vertices)) == len(vertices) > 3 and ring else "not a hole"
    if sorted(vertices) != sorted(graph):
        return "not all vertices once"
    for i, v in enumerate(vertices):
        later = graph.subgraph(set(graph[v]) & set(vertices[i:]))
        if nx.density(later) < 1 and len(later) > 1:
            return f"no clique after {v}"
    return ""


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The cycle from its next vertex on, backwards; or the search by largest cardinality, backwards."""
    if answer["kind"] == "cycle":
        first, *rest = answer["vertices"]
        yield {"kind": "cycle", "vertices": (*rest, first)[::-1]}
        return
    graph = _graph(instance)
    order = [min(graph)]
    while len(order) < len(graph):
        order.append(max(sorted(set(graph) - set(order)), key=lambda v: len(set(graph[v]) & set(order))))
    yield {"kind": "order", "vertices": tuple(order[::-1])}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A vertex less or twice, and the other kind."""
    vertices = answer["vertices"]
    yield answer | {"vertices": vertices[:-1]}
    yield answer | {"vertices": (*vertices, vertices[0])}
    yield {"kind": "cycle" if answer["kind"] == "order" else "order", "vertices": vertices}
    yield answer | {"vertices": ()}


def _graph(instance: Any) -> Any:
    graph = nx.empty_graph(range(1, instance.graph.vertices + 1))
    graph.add_edges_from(instance.graph.ends())
    return graph
