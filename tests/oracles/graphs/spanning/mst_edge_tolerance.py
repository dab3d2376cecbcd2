"""Change the weight step by step and compare the old tree with a least one by networkx."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph()
    graph.add_weighted_edges_from(instance.graph.edges)
    tree = nx.minimum_spanning_tree(graph)
    found = []
    for u, v in instance.named:
        bridge = (min(u, v), max(u, v)) in {(min(pair), max(pair)) for pair in nx.bridges(graph)}
        found.append(None if bridge else _steps(graph, tree, u, v))
    return "" if tuple(answer) == tuple(found) else f"the amounts are {found}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A number one off, inf for it, and one left out."""
    place = next(place for place, value in enumerate(answer) if value is not None)
    yield (*answer[:place], answer[place] + 1, *answer[place + 1 :])
    yield (*answer[:place], None, *answer[place + 1 :])
    yield answer[1:]


def greedy(instance: Any) -> Any:
    """The differences to the next weight above."""
    weights = {(min(u, v), max(u, v)): w for u, v, w in instance.graph.edges}
    found = []
    for u, v in instance.named:
        mine = weights[min(u, v), max(u, v)]
        found.append(min((w - mine for w in weights.values() if w > mine), default=None))
    return tuple(found)


def _steps(graph: Any, tree: Any, u: int, v: int) -> int:
    step = 1 if tree.has_edge(u, v) else -1
    changed, old = graph.copy(), tree.copy()
    for amount in range(1, 2000):
        changed.edges[u, v]["weight"] += step
        if old.has_edge(u, v):
            old.edges[u, v]["weight"] += step
        if nx.minimum_spanning_tree(changed).size("weight") < old.size("weight"):
            return amount - 1
    raise AssertionError("no limit")
