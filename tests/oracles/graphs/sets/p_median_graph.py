"""Try all sets of depots with numpy."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx
import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    costs = _costs(instance)
    if len(answer) != instance.depots or not answer <= set(range(1, len(costs) + 1)):
        return "not so many depots"
    chosen = np.array(list(combinations(range(len(costs)), instance.depots)))
    best = costs[:, chosen].min(axis=2).sum(axis=0).min()
    mine = costs[:, [v - 1 for v in answer]].min(axis=1).sum()
    return "" if mine == best else f"{best} is possible"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A depot too few, one too many, and the worst set."""
    costs = _costs(instance)
    yield answer - {min(answer)}
    yield answer | {min(set(range(1, len(costs) + 1)) - answer)}
    chosen = np.array(list(combinations(range(len(costs)), instance.depots)))
    sums = costs[:, chosen].min(axis=2).sum(axis=0)
    if sums.max() > sums.min():
        yield frozenset(int(v) + 1 for v in chosen[sums.argmax()])


def greedy(instance: Any) -> Any:
    """The best depot in addition, again and again."""
    costs, chosen = _costs(instance), list[int]()
    for _ in range(instance.depots):
        sums = [costs[:, [*chosen, v]].min(axis=1).sum() for v in range(len(costs))]
        chosen.append(int(np.argmin(sums)))
    return frozenset(v + 1 for v in chosen)


def _costs(instance: Any) -> Any:
    graph = nx.Graph()
    graph.add_weighted_edges_from(instance.graph.edges)
    away = nx.floyd_warshall_numpy(graph, nodelist=range(1, len(graph) + 1))
    return np.array(instance.demands)[:, None] * np.asarray(away)
