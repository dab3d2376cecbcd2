"""Judge by a search over trips as vertices, joined where one can follow another, with networkx."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _earliest(instance, instance.change)
    return "" if answer == right else f"the earliest arrival is {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """A minute more or less, the arrival when changes took no time, and another arrival at the target."""
    others = [arrives for _, _, end, arrives in instance.trips if end == instance.target]
    return [time for time in (answer - 1, answer + 1, _earliest(instance, 0), *others) if time != answer]


def _earliest(instance: Any, change: int) -> int:
    graph = nx.DiGraph()
    trips = instance.trips
    for i, (start, departs, end, arrives) in enumerate(trips):
        if start == instance.origin and departs >= instance.ready:
            graph.add_edge("begin", i)
        graph.add_edges_from(
            (i, j) for j, other in enumerate(trips) if other[0] == end and arrives + change <= other[1]
        )
    return min(trips[i][3] for i in nx.descendants(graph, "begin") if trips[i][2] == instance.target)
