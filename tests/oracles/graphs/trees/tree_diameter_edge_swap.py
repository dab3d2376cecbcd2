"""Try all exchanges with networkx."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 7)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = _tree(instance)
    mine = _exchanged(tree, answer["remove"], answer["add"])
    if mine is None:
        return "no exchange that leaves a tree"
    best = min(_diameter(other) for other in _all(tree))
    return "" if _diameter(mine) == best else f"{best} is possible"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The edge put in again, and an edge between two vertices that hang together without it."""
    yield answer | {"add": answer["remove"]}
    tree = _tree(instance)
    tree.remove_edge(*answer["remove"])
    part = max(nx.connected_components(tree), key=len)
    yield answer | {"add": tuple(sorted(part))[:2]}
    yield {"remove": answer["add"], "add": answer["remove"]}


def greedy(instance: Any) -> Any:
    """Take out the longest edge of a longest path and join the centres of the parts."""
    tree = _tree(instance)
    away = dict(nx.all_pairs_dijkstra_path_length(tree))
    a, b = max(((u, v) for u in tree for v in tree), key=lambda pair: away[pair[0]][pair[1]])
    path = nx.shortest_path(tree, a, b)
    out = max(pairwise(path), key=lambda pair: tree.edges[pair]["weight"])
    rest = tree.copy()
    rest.remove_edge(*out)
    ends = [nx.center(rest.subgraph(part), weight="weight")[0] for part in nx.connected_components(rest)]
    return {"remove": (min(out), max(out)), "add": (min(ends), max(ends))}


def _tree(instance: Any) -> Any:
    tree = nx.Graph()
    tree.add_weighted_edges_from(instance.graph.edges)
    return tree


def _exchanged(tree: Any, out: Any, new: Any) -> Any:
    if not tree.has_edge(*out):
        return None
    changed = tree.copy()
    changed.remove_edge(*out)
    changed.add_edge(*new, weight=tree.edges[out]["weight"])
    return changed if nx.is_tree(changed) else None


def _all(tree: Any) -> Iterator[Any]:
    for out in tree.edges:
        rest = tree.copy()
        rest.remove_edge(*out)
        one, two = nx.connected_components(rest)
        for u in one:
            for v in two:
                yield _exchanged(tree, out, (u, v))


def _diameter(tree: Any) -> Any:
    first = nx.single_source_dijkstra_path_length(tree, next(iter(tree)))
    end = max(first, key=first.__getitem__)
    return max(nx.single_source_dijkstra_path_length(tree, end).values())
