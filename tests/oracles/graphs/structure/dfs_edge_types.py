"""Judge by the labelled arcs of networkx's depth-first search, for times, and by how their intervals lie, for kinds."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.DiGraph()
    graph.add_nodes_from(range(1, instance.graph.vertices + 1))
    graph.add_edges_from(sorted(instance.graph.ends()))
    marks = [(v, turn) for _, v, turn in nx.dfs_labeled_edges(graph) if turn in ("forward", "reverse")]
    first = {v: t for t, (v, turn) in enumerate(marks, start=1) if turn == "forward"}
    last = {v: t for t, (v, turn) in enumerate(marks, start=1) if turn == "reverse"}
    if any(answer["times"][v] != (first[v], last[v]) for v in instance.vertices):
        return "other times"
    parents = set(nx.dfs_edges(graph))
    for u, v in instance.arcs:
        inside, outside = first[u] < first[v] < last[u], first[v] < first[u] < last[v]
        kind = "tree" if (u, v) in parents else "forward" if inside else "back" if outside else "cross"
        if answer["arcs"][u, v] != kind:
            return f"{u}->{v} is a {kind} arc"
    return ""


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """All arcs of one kind, and times that count from 0 or do not count finishes."""
    for kind in ("tree", "back", "forward", "cross"):
        alike = dict.fromkeys(answer["arcs"], kind)
        if alike != answer["arcs"]:
            yield answer | {"arcs": alike}
    times = answer["times"]
    yield answer | {"times": {v: (d + 1, f) for v, (d, f) in times.items()}}
    yield answer | {"times": {v: (f, d) for v, (d, f) in times.items()}}
