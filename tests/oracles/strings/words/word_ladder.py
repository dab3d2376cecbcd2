"""Judge with networkx on the graph of words joined where an alignment of one edit exists."""

from itertools import pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    if not answer or answer[0] != instance.start or answer[-1] != instance.end:
        return "wrong ends"
    if not all(graph.has_edge(a, b) for a, b in pairwise(answer)):
        return "a word is not listed or does not follow"
    least = nx.shortest_path_length(graph, instance.start, instance.end) + 1
    return "" if len(answer) == least else f"{least} words are enough"


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Other shortest ladders."""
    paths = nx.all_shortest_paths(_graph(instance), instance.start, instance.end)
    return [tuple(path) for _, path in zip(range(5), paths, strict=False) if tuple(path) != answer]


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A step left out, a step to and fro, the ladder backwards, and a word that is not listed."""
    return [
        (answer[0], *answer[2:]),
        (*answer[:2], answer[0], *answer[1:]),
        answer[::-1],
        (answer[0], answer[0][:-1] + "q", *answer[2:]),
    ]


def _graph(instance: Any) -> Any:
    graph = nx.Graph()
    graph.add_nodes_from(instance.listed)
    listed = instance.listed
    graph.add_edges_from((a, b) for a in listed for b in listed if a < b and _next(a, b, instance.indels))
    return graph


def _next(a: str, b: str, indels: bool) -> bool:
    if len(a) == len(b):
        return sum(x != y for x, y in zip(a, b, strict=True)) == 1
    short, long = sorted((a, b), key=len)
    return indels and len(long) - len(short) == 1 and any(long[:i] + long[i + 1 :] == short for i in range(len(long)))
