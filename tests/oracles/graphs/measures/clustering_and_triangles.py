"""Judge by powers of the adjacency matrix (numpy) and the clustering of networkx."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph(instance.graph.ends())
    graph.add_nodes_from(range(1, instance.graph.vertices + 1))
    matrix = nx.to_numpy_array(graph, dtype=int)
    walks = int((matrix @ matrix @ matrix).trace())
    if answer["triangles"] != walks // 6:
        return "another number of triangles"
    if abs(float(answer["transitivity"]) - nx.transitivity(graph)) > 1e-9:
        return "another transitivity"
    return "" if abs(float(answer["clustering"]) - nx.average_clustering(graph)) < 1e-9 else "another clustering"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """One triangle more, a third of the transitivity, the average without the vertices of low degree."""
    yield answer | {"triangles": answer["triangles"] + 1}
    yield answer | {"transitivity": answer["transitivity"] / 3}
    if answer["transitivity"] != answer["clustering"]:
        yield answer | {"transitivity": answer["clustering"], "clustering": answer["transitivity"]}
    n = instance.graph.vertices
    yield answer | {"clustering": answer["clustering"] * Fraction(n - 1, n)}
