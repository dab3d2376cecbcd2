"""Judge by sums along paths of networkx through the graph of the accepted claims."""

from itertools import pairwise
from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rejected, values = _audit(instance, skip=False)
    if set(answer["rejected"]) != rejected:
        return "others are rejected"
    return "" if list(answer["values"]) == values else "other values follow"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A rejected claim less, all values turned round, all open, claims that still count after they are rejected."""
    late = _audit(instance, skip=True)
    wrong: list[dict[str, Any]] = [
        {**answer, "rejected": frozenset(sorted(answer["rejected"])[1:])},
        {**answer, "values": tuple(None if one is None else -one for one in answer["values"])},
        {**answer, "values": tuple(0 if one is None else None for one in answer["values"])},
        {"rejected": frozenset(late[0]), "values": tuple(late[1])},
    ]
    return [one for one in wrong if one != answer]


def _audit(instance: Any, skip: bool) -> tuple[set[int], list[int | None]]:
    """Audit; with `skip` the first of two claims that contradict each other gives way."""
    graph = networkx.DiGraph()
    graph.add_nodes_from(range(instance.numbers))
    rejected = set()
    for place, (u, v, value) in enumerate(instance.claims, 1):
        known = _value(instance, graph, u, v)
        if known is not None and known != value:
            rejected.add(place)
            if not skip or not graph.has_edge(u, v):
                continue
        graph.add_edge(u, v, value=value)
        graph.add_edge(v, u, value=value if instance.xor else -value)
    return rejected, [_value(instance, graph, u, v) for u, v in instance.asked]


def _value(instance: Any, graph: Any, u: int, v: int) -> int | None:
    if not networkx.has_path(graph, u, v):
        return None
    total = 0
    for one, other in pairwise(networkx.shortest_path(graph, u, v)):
        value = graph.edges[one, other]["value"]
        total = total ^ value if instance.xor else total + value
    return total
