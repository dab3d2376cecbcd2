"""Judge as a Hamiltonian path of the graph of words that differ in one bit (networkx)."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    if not answer or answer[0] != instance.first or len(answer) != len(graph) or set(answer) != set(graph):
        return "these are not all words once, from the first one on"
    return "" if all(graph.has_edge(a, b) for a, b in pairwise(answer)) else "two neighbours differ in more bits"


def others(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Orders that end with another word: turn round a part behind a neighbour of the last word."""
    graph = _graph(instance)
    for place, word in enumerate(answer[:-2]):
        if graph.has_edge(word, answer[-1]):
            yield (*answer[: place + 1], *reversed(answer[place + 1 :]))


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Backwards, the order of the prompt, sorted, two words exchanged."""
    swapped = (*answer[:-2], answer[-1], answer[-2])
    wrong = [answer[::-1], tuple(instance.words), tuple(sorted(answer)), swapped]
    return [one for one in wrong if confirm(instance, one)]


def _graph(instance: Any) -> nx.Graph:
    graph = nx.Graph()
    graph.add_nodes_from(instance.words)
    pairs = combinations(instance.words, 2)
    graph.add_edges_from((a, b) for a, b in pairs if sum(x != y for x, y in zip(a, b, strict=True)) == 1)
    return graph
