"""Judge by forcing with sets over networkx, and by forts: sets that no outer vertex meets in exactly one vertex."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph(instance.graph.ends())
    if not set(answer) <= set(graph) or len(_closure(graph, answer)) < len(graph):
        return "not all vertices turn blue"
    smaller = any(len(_closure(graph, some)) == len(graph) for some in combinations(graph, len(answer) - 1))
    if len(graph) <= 8:
        forts = [
            set(some)
            for size in range(1, len(graph) + 1)
            for some in combinations(graph, size)
            if all(len(set(graph[v]) & set(some)) != 1 for v in set(graph) - set(some))
        ]
        least = next(k for k in range(9) if any(all(f & {*t} for f in forts) for t in combinations(graph, k)))
        assert (least < len(answer)) == smaller
    return "a smaller set is enough" if smaller else ""


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Sets with one vertex exchanged that force all too."""
    graph = nx.Graph(instance.graph.ends())
    swapped = (answer - {v} | {u} for v in sorted(answer) for u in sorted(graph) if u not in answer)
    yield from [some for some in swapped if len(_closure(graph, some)) == len(graph)][:3]


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A vertex too few, one too many, and exchanged ones that fail."""
    graph = nx.Graph(instance.graph.ends())
    yield answer - {min(answer)}
    yield answer | {min(set(graph) - answer)}
    swapped = (answer - {v} | {u} for v in sorted(answer) for u in sorted(graph) if u not in answer)
    yield from [some for some in swapped if len(_closure(graph, some)) < len(graph)][:3]


def greedy(instance: Any) -> Any:
    """The vertex that turns most others blue in addition, again and again."""
    graph, found = nx.Graph(instance.graph.ends()), set[int]()
    while len(_closure(graph, found)) < len(graph):
        found.add(max(sorted(graph), key=lambda v: len(_closure(graph, found | {v}))))
    return frozenset(found)


def _closure(graph: Any, start: Any) -> set[int]:
    blue = set(start)
    while True:
        new = {next(iter(set(graph[v]) - blue)) for v in blue if len(set(graph[v]) - blue) == 1}
        if not new:
            return blue
        blue |= new
