"""What the tasks of this family check alike."""

from __future__ import annotations

from collections.abc import Collection

from bootcamp.lib.graph import is_connected
from bootcamp.lib.graph_views import Graph


def spanning_tree_fault(graph: Graph, chosen: Collection[tuple[int, ...]]) -> str:
    """Say why these edges are no spanning tree of an undirected graph; nothing if they are one.

    >>> spanning_tree_fault(Graph("edges", 3, ((1, 2), (2, 3))), [(1, 2)])
    'the edges do not connect all vertices'
    """
    edges = {frozenset(pair) for pair in graph.ends()}
    for u, v in chosen:
        if frozenset((u, v)) not in edges:
            return f"there is no edge {u}-{v}"
    if not is_connected(graph.vertices, [(u - 1, v - 1) for u, v in chosen]):
        return "the edges do not connect all vertices"
    return "the edges contain a cycle" if len(chosen) > graph.vertices - 1 else ""
