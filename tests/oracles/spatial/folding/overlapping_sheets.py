"""Judge by networkx on the graph of which sheet lies above which, read from the view alone."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    above = _above(instance)
    if sorted(answer) != sorted(above):
        return "not every sheet once"
    ranks = {letter: rank for rank, letter in enumerate(answer)}
    return "" if all(ranks[low] < ranks[high] for low, high in above.edges) else "a sheet lies too low"


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Other orders, if there are any."""
    orders = islice(nx.all_topological_sorts(_above(instance)), 3)
    return [tuple(order) for order in orders if tuple(order) != answer]


def near_misses(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The order upside down, and two sheets that touch exchanged."""
    above = _above(instance)
    if above.number_of_edges():
        yield answer[::-1]
        low, high = next(iter(above.edges))
        yield tuple({low: high, high: low}.get(letter, letter) for letter in answer)


def greedy(instance: Any) -> Any:
    """The sheets by the number of cells that are seen, fewest first."""
    text = "".join(instance.view)
    return tuple(sorted(instance.letters, key=lambda letter: (text.count(letter), letter)))


def _above(instance: Any) -> Any:
    graph = nx.DiGraph()
    view = instance.view
    for letter in instance.letters:
        seen = [(r, c) for r, row in enumerate(view) for c, symbol in enumerate(row) if symbol == letter]
        rows, cols = zip(*seen, strict=True)
        graph.add_node(letter)
        if instance.told:
            _, (top, left), (bottom, right) = next(sheet for sheet in instance.sheets if sheet[0] == letter)
            top, left, bottom, right = top - 1, left - 1, bottom - 1, right - 1
        else:
            top, left, bottom, right = min(rows), min(cols), max(rows), max(cols)
        for row in view[top : bottom + 1]:
            graph.add_edges_from((letter, other) for other in row[left : right + 1] if other != letter)
    return graph
