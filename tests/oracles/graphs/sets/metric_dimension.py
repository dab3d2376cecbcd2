"""Judge by distance vectors of networkx, for all sets in order of size."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    away = _away(instance)
    if not answer <= set(away) or not _apart(away, answer):
        return "two vertices are alike"
    smaller = combinations(away, len(answer) - 1)
    return "a smaller set is enough" if any(_apart(away, some) for some in smaller) else ""


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Sets with one landmark exchanged that are right too."""
    away = _away(instance)
    swapped = (answer - {v} | {u} for v in sorted(answer) for u in sorted(away) if u not in answer)
    yield from [some for some in swapped if _apart(away, some)][:3]


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A landmark too few, one too many, and exchanged ones that fail."""
    away = _away(instance)
    yield answer - {min(answer)}
    yield answer | {min(set(away) - answer)}
    swapped = (answer - {v} | {u} for v in sorted(answer) for u in sorted(away) if u not in answer)
    yield from [some for some in swapped if not _apart(away, some)][:3]


def greedy(instance: Any) -> Any:
    """The vertex that parts the classes of vertices alike into most, again and again."""
    away = _away(instance)
    found: list[int] = []
    while not _apart(away, found):
        found.append(max(away, key=lambda v: len({tuple(away[u][w] for w in (*found, v)) for u in away})))
    return frozenset(found)


def _away(instance: Any) -> Any:
    graph = nx.Graph()
    graph.add_nodes_from(range(1, instance.graph.vertices + 1))
    graph.add_edges_from(instance.graph.ends())
    return dict(nx.all_pairs_shortest_path_length(graph))


def _apart(away: Any, some: Any) -> bool:
    return len({tuple(away[v][u] for u in some) for v in away}) == len(away)
