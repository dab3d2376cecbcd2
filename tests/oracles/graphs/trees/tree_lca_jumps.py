"""Walk along shortest paths found by networkx."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = nx.Graph(list(instance.parents))
    if not nx.is_tree(tree) or sorted(tree) != list(range(1, len(instance.parents) + 2)):
        return "not a tree on these vertices"
    if instance.root in dict(instance.parents):
        return "the root has a parent"
    reached = tuple(nx.shortest_path(tree, u, v)[steps] for u, v, steps in instance.queries)
    return "" if reached == tuple(answer) else f"the vertices are {reached}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """One step further or less, and a vertex left out or given twice."""
    tree = nx.Graph(list(instance.parents))
    for change in (1, -1):
        yield tuple(nx.shortest_path(tree, u, v)[steps + change] for u, v, steps in instance.queries)
    yield answer[1:]
    yield (*answer, answer[0])


def greedy(instance: Any) -> Any:
    """Always go up."""
    above = dict(instance.parents)
    found = []
    for u, _, steps in instance.queries:
        here = u
        for _ in range(steps):
            here = above.get(here, here)
        found.append(here)
    return tuple(found)
