"""Try all sets of depots with numpy."""

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

import networkx as nx
import numpy as np

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    away = _away(instance)
    if len(answer) != instance.depots or not answer <= set(range(1, len(away) + 1)):
        return "not so many depots"
    best = _radii(away, instance.depots).min()
    mine = away[[v - 1 for v in answer]].min(axis=0).max()
    return "" if mine == best else f"{best} is possible"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Other best sets."""
    if instance.graph.vertices <= 14:
        radii = _radii(_away(instance), instance.depots)
        sets = combinations(range(1, instance.graph.vertices + 1), instance.depots)
        yield from islice((frozenset(some) for some, r in zip(sets, radii, strict=True) if r == radii.min()), 4)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A depot too few, one too many, and the worst set."""
    n = instance.graph.vertices
    yield answer - {min(answer)}
    yield answer | {min(set(range(1, n + 1)) - answer)}
    if n <= 14:
        radii = _radii(_away(instance), instance.depots)
        sets = list(combinations(range(1, n + 1), instance.depots))
        if radii.max() > radii.min():
            yield frozenset(sets[int(radii.argmax())])


def greedy(instance: Any) -> Any:
    """A middle of the tree, then the farthest vertex again and again."""
    away = _away(instance)
    chosen = [int(away.max(axis=0).argmin())]
    while len(chosen) < instance.depots:
        chosen.append(int(away[chosen].min(axis=0).argmax()))
    return frozenset(v + 1 for v in chosen)


def _away(instance: Any) -> Any:
    tree = nx.Graph()
    tree.add_weighted_edges_from(instance.graph.edges)
    return np.array(nx.floyd_warshall_numpy(tree, nodelist=range(1, len(tree) + 1)))


def _radii(away: Any, depots: int) -> Any:
    chosen = np.array(list(combinations(range(len(away)), depots)))
    nearest = away[chosen[:, 0]]
    for place in range(1, depots):
        nearest = np.minimum(nearest, away[chosen[:, place]])
    return nearest.max(axis=1)
