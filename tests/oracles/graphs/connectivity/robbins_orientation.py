"""Judge with networkx, which also makes another orientation from a depth-first search."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.DiGraph(list(answer))
    if sorted(map(sorted, answer)) != sorted(map(sorted, instance.graph.ends())):
        return "not every edge once"
    full = len(graph) == instance.graph.vertices
    return "" if full and nx.is_strongly_connected(graph) else "not strongly connected"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """All arcs turned round; tree edges downwards and the other edges upwards in a depth-first search."""
    yield frozenset((v, u) for u, v in answer)
    graph = nx.Graph(instance.graph.ends())
    tree = nx.dfs_tree(graph, 1)
    place = {v: i for i, v in enumerate(nx.dfs_preorder_nodes(graph, 1))}
    rest = [(u, v) for u, v in graph.edges if not tree.has_edge(u, v) and not tree.has_edge(v, u)]
    yield frozenset([*tree.edges, *((u, v) if place[u] > place[v] else (v, u) for u, v in rest)])


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """All arcs towards the larger number; an arc dropped, or doubled in the other direction; a vertex made a sink."""
    yield frozenset((min(arc), max(arc)) for arc in answer)
    u, v = min(answer)
    yield answer - {(u, v)}
    yield answer | {(v, u)}
    yield frozenset((b, a) if a == u else (a, b) for a, b in answer)
