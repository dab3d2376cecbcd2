"""Compare all orders by networkx where they are few, and else settle place after place with the CP-SAT solver."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import networkx as nx
from ortools.sat.python import cp_model

LEVELS = range(1, 7)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.graph.vertices
    graph = nx.DiGraph(instance.graph.ends())
    graph.add_nodes_from(range(1, n + 1))
    orders = list(islice(nx.all_topological_sorts(graph), 3000))
    if len(orders) < 3000:
        best = min(orders, key=lambda order: [order.index(v) for v in range(1, n + 1)])
    else:
        best = _settled(instance)
    return "" if list(answer) == best else f"the order is {best}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The order backwards, two neighbours exchanged, and one left out."""
    yield answer[::-1]
    yield (*answer[:-2], answer[-1], answer[-2])
    yield answer[:-1]
    yield (answer[0], *answer[:-1])


def greedy(instance: Any) -> Any:
    """The smallest vertex that can come next, again and again."""
    graph = nx.DiGraph(instance.graph.ends())
    graph.add_nodes_from(range(1, instance.graph.vertices + 1))
    return tuple(nx.lexicographical_topological_sort(graph))


def _settled(instance: Any) -> list[int]:
    n = instance.graph.vertices
    model = cp_model.CpModel()
    places = [model.new_int_var(0, n - 1, str(v)) for v in range(n)]
    model.add_all_different(places)
    for u, v in instance.graph.ends():
        model.add(places[u - 1] < places[v - 1])
    found = {}
    for v in range(n):
        model.minimize(places[v])
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        assert solver.solve(model) == cp_model.OPTIMAL
        found[v + 1] = solver.value(places[v])
        model.add(places[v] == found[v + 1])
    return sorted(found, key=found.__getitem__)
