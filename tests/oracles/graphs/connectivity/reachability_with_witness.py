"""Judge with networkx: descendants of the start, and the boundary of the set."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    vertices = list(answer["vertices"])
    if nx.has_path(graph, instance.start, instance.end):
        ends = vertices[:1] + vertices[-1:] == [instance.start, instance.end]
        return "" if answer["kind"] == "path" and ends and nx.is_simple_path(graph, vertices) else "not a path"
    good = instance.start in vertices and instance.end not in vertices and answer["kind"] == "set"
    return "" if good and not list(nx.edge_boundary(graph, vertices)) else "not a closed set"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """All vertices that do not reach the end, or a longer path."""
    graph = _graph(instance)
    if answer["kind"] == "set":
        before = nx.ancestors(graph, instance.end) | {instance.end}
        yield answer | {"vertices": tuple(v for v in graph if v not in before)}
        return
    for u, v in pairwise(answer["vertices"]):
        rest = graph.copy()
        rest.remove_edge(u, v)
        if nx.has_path(rest, instance.start, instance.end):
            yield answer | {"vertices": tuple(nx.shortest_path(rest, instance.start, instance.end))}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A vertex less, one twice, the other kind, and nothing."""
    vertices = answer["vertices"]
    yield answer | {"vertices": (*vertices, vertices[0])}
    yield answer | {"vertices": ()}
    yield answer | {"vertices": tuple(v for v in vertices if v != instance.start)}
    if answer["kind"] == "path":
        yield answer | {"vertices": vertices[:-1]}
        yield answer | {"vertices": vertices[::-1]}
        yield {"kind": "set", "vertices": vertices[:-1]}
    else:
        yield answer | {"vertices": tuple(range(1, instance.graph.vertices + 1))}
        yield answer | {"vertices": (instance.start,)}
        yield {"kind": "path", "vertices": (instance.start, instance.end)}


def greedy(instance: Any) -> Any:
    """Follow the first arc listed to a new vertex; where there is none, claim that the vertices seen are closed."""
    path = [instance.start]
    while path[-1] != instance.end:
        new = [v for u, v in instance.graph.ends() if u == path[-1] and v not in path]
        if not new:
            return {"kind": "set", "vertices": tuple(path)}
        path.append(new[0])
    return {"kind": "path", "vertices": tuple(path)}


def _graph(instance: Any) -> Any:
    graph = nx.DiGraph(instance.graph.ends())
    graph.add_nodes_from(range(1, instance.graph.vertices + 1))
    return graph
