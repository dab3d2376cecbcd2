"""Judge by networkx, which counts anew after each removal."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph(instance.graph.ends())
    counts, separated = [], 0
    for step, edge in enumerate(instance.removed, start=1):
        graph.remove_edge(*edge)
        counts.append(nx.number_connected_components(graph))
        if not separated and not nx.has_path(graph, instance.first, instance.second):
            separated = step
    if counts != list(answer["components"]):
        return "other numbers of components"
    return "" if separated == answer["separated"] else f"separated after {separated}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A step earlier or later, and each number one larger or as if every removal split something."""
    for step in (answer["separated"] - 1, answer["separated"] + 1):
        if 1 <= step <= len(instance.removed):
            yield answer | {"separated": step}
    yield answer | {"components": tuple(count + 1 for count in answer["components"])}
    every = tuple(range(2, len(instance.removed) + 2))
    if every != answer["components"]:
        yield answer | {"components": every}
