"""Judge by the square of the adjacency matrix in numpy."""

from collections.abc import Iterator
from typing import Any

import networkx as nx
import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.DiGraph(instance.graph.ends())
    assert nx.is_tournament(graph)
    matrix = nx.to_numpy_array(graph, nodelist=range(1, len(graph) + 1)) > 0
    reached = matrix | (matrix.astype(int) @ matrix.astype(int) > 0) | np.eye(len(graph), dtype=bool)
    kings = {int(v) + 1 for v in np.flatnonzero(reached.all(axis=1))}
    if set(answer["kings"]) != kings:
        return f"the kings are {kings}"
    order = answer["order"]
    return "" if sorted(order) == sorted(graph) and nx.is_path(graph, order) else "no such order"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """An order by networkx."""
    graph = nx.DiGraph(instance.graph.ends())
    yield answer | {"order": tuple(nx.tournament.hamiltonian_path(graph))}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A king left out, one too many, and the order backwards."""
    players = set(range(1, instance.graph.vertices + 1))
    yield answer | {"kings": answer["kings"] - {min(answer["kings"])}}
    yield answer | {"kings": answer["kings"] | {min(players - answer["kings"])}}
    yield answer | {"order": answer["order"][::-1]}


def greedy(instance: Any) -> Any:
    """Those who have won more than half of their games as kings, and the players by wins."""
    wins = {v: sum(u == v for u, _ in instance.graph.ends()) for v in range(1, instance.graph.vertices + 1)}
    kings = frozenset(v for v in wins if 2 * wins[v] >= len(wins) - 1)
    return {"kings": kings, "order": tuple(sorted(wins, key=lambda v: -wins[v]))}
