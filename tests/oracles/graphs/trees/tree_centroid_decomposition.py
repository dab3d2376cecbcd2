"""Decompose by the sums of distances in networkx: a centroid is a vertex of least sum."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = nx.Graph(instance.graph.ends())
    assert nx.is_tree(tree)
    found: dict[int, int] = {}
    _divide(tree, 0, found)
    expected = [found[v] for v in sorted(found)]
    return "" if list(answer) == expected else f"the parents are {expected}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Another root, another parent, and a parent left out."""
    root = answer.index(0)
    other = 1 - min(root, 1)
    yield tuple(0 if place == other else other + 1 if place == root else above for place, above in enumerate(answer))
    yield (*answer[:other], answer[other] % len(answer) + 1, *answer[other + 1 :])
    yield answer[:-1]


def greedy(instance: Any) -> Any:
    """The parents if the tree is just hung up at its centroid."""
    tree = nx.Graph(instance.graph.ends())
    parents = {child: above for above, child in nx.bfs_edges(tree, min(nx.barycenter(tree)))}
    return tuple(parents.get(v, 0) for v in sorted(tree))


def _divide(tree: Any, above: int, found: dict[int, int]) -> None:
    centre = min(nx.barycenter(tree))
    found[centre] = above
    rest = tree.copy()
    rest.remove_node(centre)
    for part in nx.connected_components(rest):
        _divide(rest.subgraph(part), centre, found)
