"""Judge by running serial orders: each reads and leaves the same as the interleaving; cycles by networkx."""

from itertools import permutations
from typing import Any

import networkx

LEVELS = range(1, 9)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    listed = tuple(int(name[1:]) for name in answer["transactions"])
    if networkx.is_directed_acyclic_graph(graph) != (answer["kind"] == "order"):
        return "the kind is wrong"
    if answer["kind"] == "order":
        return "" if _equivalent(instance, listed) else "the order is not equivalent"
    closed = len(listed) > 1 and networkx.is_simple_path(graph, listed) and graph.has_edge(listed[-1], listed[0])
    if closed and instance.transactions < 6:
        every = range(1, instance.transactions + 1)
        assert not any(_equivalent(instance, order) for order in permutations(every))
    return "" if closed else "it is no cycle"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Other orders and cycles, and the cycle begun elsewhere."""
    graph = _graph(instance)
    if answer["kind"] == "order":
        orders = networkx.all_topological_sorts(graph)
        found = [_named(order) for _, order in zip(range(4), orders, strict=False)]
    else:
        cycles = networkx.simple_cycles(graph, length_bound=4)
        found = [_named(cycle) for _, cycle in zip(range(4), cycles, strict=False)]
        found.append((*answer["transactions"][1:], answer["transactions"][0]))
    return [{**answer, "transactions": one} for one in found if one != answer["transactions"]]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The other kind, an order backwards, a transaction missing."""
    listed = answer["transactions"]
    other = {"order": "cycle", "cycle": "order"}[answer["kind"]]
    wrong = [{"kind": other, "transactions": _named(range(1, instance.transactions + 1))}, {**answer, "kind": other}]
    wrong += [{**answer, "transactions": one} for one in (listed[::-1], listed[1:])]
    return [one for one in wrong if confirm(instance, one)]


def _named(numbers: Any) -> tuple[str, ...]:
    return tuple(f"T{number}" for number in numbers)


def _graph(instance: Any) -> networkx.DiGraph:
    graph = networkx.DiGraph()
    graph.add_nodes_from(range(1, instance.transactions + 1))
    for place, (own, writes, item) in enumerate(instance.operations):
        for before, wrote, touched in instance.operations[:place]:
            if before != own and touched == item and (wrote or writes):
                graph.add_edge(before, own)
    return graph


def _equivalent(instance: Any, order: Any) -> bool:
    """Tell whether all pairs of operations in conflict keep their order, by sorting the schedule serially."""
    if sorted(order) != list(range(1, instance.transactions + 1)):
        return False
    serial = sorted(enumerate(instance.operations), key=lambda one: (order.index(one[1][0]), one[0]))
    return _conflicts([place for place, _ in serial], instance) == _conflicts(range(len(serial)), instance)


def _conflicts(places: Any, instance: Any) -> set[tuple[int, int]]:
    found: set[tuple[int, int]] = set()
    seen: list[int] = []
    for place in places:
        own, writes, item = instance.operations[place]
        for before in seen:
            other, wrote, touched = instance.operations[before]
            if other != own and touched == item and (wrote or writes):
                found.add((before, place))
        seen.append(place)
    return found
