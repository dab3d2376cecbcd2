"""Judge by a graph of equal letters in networkx."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows, cols = len(instance.voters), len(instance.voters[0])
    net = nx.grid_2d_graph(rows, cols)
    net.remove_edges_from([(a, b) for a, b in net.edges if answer[a[0]][a[1]] != answer[b[0]][b[1]]])
    parts = list(nx.connected_components(net))
    if len(parts) != instance.districts or len({len(part) for part in parts}) > 1:
        return "the districts are not connected or not equal"
    leads = [sum(1 if instance.voters[row][col] == "A" else -1 for row, col in part) for part in parts]
    return "" if sum(lead > 0 for lead in leads) >= instance.goal else "too few are won"


def others(instance: Any, answer: Any) -> list[Any]:
    """The letters exchanged."""
    names = instance.names
    return [tuple(tuple(names[names.index(x) - 1] for x in line) for line in answer)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One letter everywhere, one cell changed, and cuts of whole rows where they are too bad."""
    first = tuple(tuple(instance.names[0] for _ in line) for line in answer)
    changed = tuple(tuple(instance.names[1] if x == instance.names[0] else x for x in line) for line in answer)
    rows = tuple(
        tuple(instance.names[(row * len(line) + col) // instance.size] for col in range(len(line)))
        for row, line in enumerate(answer)
    )
    return [first, changed, *([rows] if confirm(instance, rows) else [])]
