"""Judge with networkx, and find other paths by a search that networkx's neighbour lists feed."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.DiGraph(instance.graph.ends())
    if sorted(answer) != list(range(1, instance.graph.vertices + 1)):
        return "not every vertex once"
    ends = (answer[0], answer[-1]) == (instance.start, instance.end)
    return "" if ends and nx.is_path(graph, answer) else "not a path between the ends"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Up to two more of the paths, where the graph is small."""
    if instance.graph.vertices > 9:
        return
    graph = nx.DiGraph(instance.graph.ends())
    full = [path for path in nx.all_simple_paths(graph, instance.start, instance.end) if len(path) == len(graph)]
    assert list(answer) in full
    yield from map(tuple, full[:2])


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The path backwards, without a vertex, and with two vertices exchanged where that breaks it."""
    yield answer[::-1]
    yield answer[:-1]
    yield (answer[0], *answer[2:])
    yield (answer[0], *answer)
    graph = nx.DiGraph(instance.graph.ends())
    swapped = (answer[0], answer[2], answer[1], *answer[3:])
    if not nx.is_path(graph, swapped):
        yield swapped
