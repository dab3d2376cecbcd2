"""Search forward and backward with networkx."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.DiGraph(instance.graph.ends())
    (path,) = nx.all_simple_paths(graph, instance.start, instance.end)
    between = (nx.descendants(graph, instance.start) | {instance.start}) & (
        nx.ancestors(graph, instance.end) | {instance.end}
    )
    assert between == set(path)
    return "" if list(answer) == path else f"the path is {path}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The path backwards, without a vertex, and with two vertices exchanged."""
    yield answer[::-1]
    yield answer[:-1]
    yield (answer[0], *answer[2:])
    yield (answer[0], answer[2], answer[1], *answer[3:])


def greedy(instance: Any) -> Any:
    """Follow the first arc listed from each vertex."""
    after: dict[int, int] = {}
    for u, v in instance.graph.ends():
        after.setdefault(u, v)
    path = [instance.start]
    while path[-1] in after:
        path.append(after[path[-1]])
    return tuple(path)
