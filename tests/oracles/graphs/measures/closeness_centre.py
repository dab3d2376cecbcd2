"""Judge by Floyd and Warshall in numpy and the eccentricities of networkx."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph()
    graph.add_weighted_edges_from(instance.graph.edges)
    far = nx.eccentricity(graph, weight="weight")
    table = nx.floyd_warshall_numpy(graph, nodelist=sorted(graph))
    sums = table.sum(axis=1)
    median = {v for v, total in zip(sorted(graph), sums, strict=True) if total == sums.min()}
    if answer["median"] != median:
        return "other medians"
    if answer["centre"] != {v for v in far if far[v] == min(far.values())}:
        return "another centre"
    return "" if (answer["radius"], answer["diameter"]) == (table.max(axis=1).min(), table.max()) else "other lengths"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The sets exchanged, lengths one too large or counted in edges, and a set with a vertex more."""
    if answer["median"] != answer["centre"]:
        yield answer | {"median": answer["centre"], "centre": answer["median"]}
    yield answer | {"radius": answer["radius"] + 1}
    yield answer | {"diameter": answer["diameter"] - 1}
    rest = set(range(1, instance.graph.vertices + 1)) - answer["median"]
    yield answer | {"median": answer["median"] | {min(rest)}}
