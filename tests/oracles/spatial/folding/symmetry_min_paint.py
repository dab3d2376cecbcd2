"""Judge by numpy on whole boards, and by networkx components with a majority in each."""

from collections.abc import Iterator
from typing import Any

import networkx as nx
import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    before, after = (np.array([list(row) for row in rows]) for rows in (instance.pattern, answer))
    if before.shape != after.shape or any((_moved(after, op) != after).any() for op in instance.operations):
        return "not symmetric"
    if any(before[cell] != after[cell] for cell in instance.fixed):
        return "a cell that must stay was recoloured"
    names = np.arange(before.size).reshape(before.shape)
    graph = nx.Graph()
    graph.add_nodes_from(range(before.size))
    for op in instance.operations:
        graph.add_edges_from(zip(names.flat, _moved(names, op).flat, strict=True))
    best, bound = 0, {int(names[cell]) for cell in instance.fixed}
    for group in nx.connected_components(graph):
        black = sum(before.flat[int(k)] == "#" for k in group)
        kept = {before.flat[k] for k in bound & {int(k) for k in group}}
        costs = {"#": len(group) - black, ".": black}
        best += min(cost for colour, cost in costs.items() if not kept or kept == {colour})
    return "" if int((before != after).sum()) == best else f"{best} changes are enough"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The pattern itself, black and white exchanged, and one cell changed."""
    yield instance.pattern
    yield tuple(tuple("#."[symbol == "#"] for symbol in row) for row in answer)


def greedy(instance: Any) -> Any:
    """The image of the pattern under the first operation."""
    moved = _moved(np.array([list(row) for row in instance.pattern]), instance.operations[0])
    return tuple(tuple(str(symbol) for symbol in row) for row in moved)


def _moved(board: Any, operation: Any) -> Any:
    name, down, right = operation
    if name == "shift":
        return np.roll(board, (down, right), (0, 1))
    return {
        "leftright": lambda: board[:, ::-1],
        "updown": lambda: board[::-1],
        "falling": lambda: board.T,
        "rising": lambda: board[::-1, ::-1].T,
        "quarter": lambda: np.rot90(board),
        "half": lambda: np.rot90(board, 2),
    }[name]()
