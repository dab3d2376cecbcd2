"""Judge with networkx: is the graph bipartite, and do its edges say what the answer says."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph(instance.graph.ends())
    vertices = list(answer["vertices"])
    if nx.is_bipartite(graph):
        side = next(set(side) for side in nx.bipartite.sets(graph) if 1 in side)
        return "" if answer["kind"] == "side" and sorted(side) == sorted(vertices) else "not the side"
    odd = len(vertices) % 2 == 1 and len(set(vertices)) == len(vertices)
    closed = odd and nx.is_path(graph, [*vertices, vertices[0]])
    return "" if answer["kind"] == "cycle" and closed else "not an odd cycle"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The vertices backwards."""
    yield answer | {"vertices": answer["vertices"][::-1]}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A vertex less, one twice, the other kind, nothing, and the other side."""
    yield answer | {"vertices": answer["vertices"][:-1]}
    yield answer | {"vertices": (*answer["vertices"], answer["vertices"][0])}
    yield answer | {"vertices": ()}
    if answer["kind"] == "cycle":
        yield {"kind": "side", "vertices": answer["vertices"]}
    else:
        rest = tuple(v for v in range(1, instance.graph.vertices + 1) if v not in answer["vertices"])
        yield {"kind": "side", "vertices": rest}
        yield {"kind": "cycle", "vertices": answer["vertices"]}
