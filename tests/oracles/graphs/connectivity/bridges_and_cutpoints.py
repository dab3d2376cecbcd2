"""Judge by the chain decomposition and the biconnected components of networkx."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph(instance.graph.ends())
    if answer["bridges"] != {tuple(sorted(edge)) for edge in nx.bridges(graph)}:
        return "other bridges"
    return "" if answer["cutpoints"] == set(nx.articulation_points(graph)) else "other articulation points"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A bridge or a point less, all ends of bridges as points, and an edge too many."""
    yield answer | {"bridges": answer["bridges"] - {min(answer["bridges"])}}
    yield answer | {"cutpoints": answer["cutpoints"] - {max(answer["cutpoints"])}}
    ends = frozenset(v for edge in answer["bridges"] for v in edge)
    if ends != answer["cutpoints"]:
        yield answer | {"cutpoints": ends}
    edges = {(min(edge), max(edge)) for edge in instance.graph.ends()}
    yield answer | {"bridges": answer["bridges"] | {min(edges - answer["bridges"])}}
