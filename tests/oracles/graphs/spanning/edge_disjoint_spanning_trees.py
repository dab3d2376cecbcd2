"""Judge with networkx."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph(instance.graph.ends())
    for tree in (answer["first"], answer["second"]):
        if not all(graph.has_edge(*edge) for edge in tree):
            return "no edge of the graph"
        part = graph.edge_subgraph(tree)
        if len(part) != len(graph) or not nx.is_tree(part):
            return "no spanning tree"
    return "an edge is in both" if answer["first"] & answer["second"] else ""


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The trees exchanged, and pairs in which an edge of one stands for an edge of the other."""
    yield {"first": answer["second"], "second": answer["first"]}
    for new in sorted(answer["second"])[:4]:
        for old in sorted(answer["first"]):
            pair = {"first": answer["first"] - {old} | {new}, "second": answer["second"] - {new} | {old}}
            if not confirm(instance, pair):
                yield pair
                break


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """One tree twice, an edge less, and an edge of one added to the other."""
    yield {"first": answer["first"], "second": answer["first"]}
    yield answer | {"first": answer["first"] - {min(answer["first"])}}
    yield answer | {"first": answer["first"] | {min(answer["second"])}}


def greedy(instance: Any) -> Any:
    """A tree by breadth-first search, and what is left."""
    graph = nx.Graph(instance.graph.ends())
    first = frozenset((min(edge), max(edge)) for edge in nx.bfs_tree(graph, 1).edges)
    rest = nx.Graph([edge for edge in graph.edges if (min(edge), max(edge)) not in first])
    second = nx.minimum_spanning_tree(rest).edges
    return {"first": first, "second": frozenset((min(edge), max(edge)) for edge in second)}
