"""Walk along all paths with networkx."""

from collections.abc import Iterator
from functools import reduce
from itertools import combinations, pairwise
from operator import xor
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = nx.Graph()
    tree.add_weighted_edges_from(instance.graph.edges)
    assert nx.is_tree(tree)
    paths = dict(nx.all_pairs_shortest_path(tree))
    values = []
    for u, v in combinations(tree, 2):
        values.append(reduce(xor, (tree.edges[pair]["weight"] for pair in pairwise(paths[u][v]))))
    right = {"count": values.count(instance.target), "largest": max(values)}
    return "" if right == answer else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Ordered pairs, a count one off, and the largest weight."""
    yield answer | {"count": 2 * answer["count"]}
    yield answer | {"count": answer["count"] - 1}
    yield answer | {"largest": max(edge[2] for edge in instance.graph.edges)}


def greedy(instance: Any) -> Any:
    """Two pairs, and a number with all binary digits that occur."""
    bits = 0
    for *_, weight in instance.graph.edges:
        bits |= weight
    return {"count": 2, "largest": bits}
