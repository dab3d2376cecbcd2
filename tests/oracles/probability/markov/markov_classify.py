"""Judge by networkx's components, and by powers of the matrix of steps in numpy."""

from math import gcd
from typing import Any

import networkx as nx
import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.targets)
    names = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:n]
    graph = nx.DiGraph()
    graph.add_nodes_from(range(n))
    graph.add_edges_from((a, b) for a, row in enumerate(instance.targets) for b in row)
    parts = list(nx.strongly_connected_components(graph))
    closed = list(nx.attracting_components(graph))
    right = {
        "recurrent": {frozenset(names[v] for v in part) for part in parts if part in closed},
        "transient": {frozenset(names[v] for v in part) for part in parts if part not in closed},
        "periods": _periods(instance, names),
    }
    return (
        "" if {name: right[name] == answer[name] for name in right} == dict.fromkeys(right, True) else f"it is {right}"
    )


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The two kinds of classes exchanged, and another period."""
    first = min(answer["periods"])
    return [
        {**answer, "recurrent": answer["transient"], "transient": answer["recurrent"]},
        {**answer, "periods": {**answer["periods"], first: answer["periods"][first] + 1}},
    ]


def _periods(instance: Any, names: str) -> dict[str, int]:
    n = len(names)
    step = np.zeros((n, n), dtype=bool)
    for a, row in enumerate(instance.targets):
        step[a, list(row)] = True
    power, periods = np.eye(n, dtype=bool), dict.fromkeys(names, 0)
    for length in range(1, 2 * n * n + 1):
        power = power @ step
        for state, name in enumerate(names):
            if power[state, state]:
                periods[name] = gcd(periods[name], length)
    return periods
