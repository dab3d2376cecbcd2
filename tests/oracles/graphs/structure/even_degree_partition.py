"""Judge by the degrees inside both parts in networkx, and by trying all partitions of small graphs."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph(instance.graph.ends())
    return "" if _fits(graph, set(answer)) else "an odd degree inside a part"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The other part, and all right partitions of small graphs."""
    graph = nx.Graph(instance.graph.ends())
    yield frozenset(graph) - answer
    if len(graph) <= 8:
        for bits in product((0, 1), repeat=len(graph)):
            part = {v for v, bit in zip(sorted(graph), bits, strict=True) if bit}
            if _fits(graph, part):
                yield frozenset(part)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """All vertices, no vertex, and a vertex of the other part more where that is wrong."""
    graph = nx.Graph(instance.graph.ends())
    for part in (set(graph), set(), *({v} ^ answer for v in graph)):
        if not _fits(graph, set(part)):
            yield frozenset(part)


def _fits(graph: Any, part: set[int]) -> bool:
    sides = (part, set(graph) - part)
    return all(degree % 2 == 0 for side in sides for _, degree in graph.subgraph(side).degree)
