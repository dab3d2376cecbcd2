"""Judge by smoothing vertices of degree 2 in networkx; another answer is its own counterexample to planarity."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    whole, part = nx.Graph(instance.graph.ends()), nx.MultiGraph(list(answer))
    if nx.check_planarity(whole)[0] or not all(whole.has_edge(*edge) for edge in answer):
        return "planar, or an edge that is not there"
    for v in list(part):
        if part.degree(v) == 2 and len(set(part[v]) - {v}) == 2:
            part.add_edge(*part[v])
            part.remove_node(v)
    fits = [nx.is_isomorphic(part, nx.MultiGraph(kind)) for kind in (nx.complete_graph(5), _sides())]
    return "" if any(fits) else "no subdivision"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The subgraph that networkx gives against planarity."""
    _, found = nx.check_planarity(nx.Graph(instance.graph.ends()), counterexample=True)
    yield frozenset((min(edge), max(edge)) for edge in found.edges)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """An edge less, an edge more, all edges, and an edge that is not there."""
    edges = frozenset((min(edge), max(edge)) for edge in instance.graph.ends())
    yield answer - {min(answer)}
    yield answer | {min(edges - answer)}
    yield edges
    yield frozenset()


def _sides() -> Any:
    return nx.complete_bipartite_graph(3, 3)
