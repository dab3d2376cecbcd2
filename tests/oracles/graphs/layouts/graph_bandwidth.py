"""Judge by all orders where there are few vertices, and by the CP-SAT solver of OR-Tools."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import networkx as nx
from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.graph.vertices
    if sorted(answer) != list(range(1, n + 1)) or sorted(answer.values()) != list(range(1, n + 1)):
        return "no numbering"
    least = _least(instance)
    return "" if _spread(instance, answer) == least else f"the least is {least}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The numbers counted from the other end."""
    yield {v: instance.graph.vertices + 1 - number for v, number in answer.items()}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Two numbers exchanged where that is worse, and a number used twice."""
    least = _spread(instance, answer)
    for other in range(2, instance.graph.vertices + 1):
        changed = answer | {1: answer[other], other: answer[1]}
        if _spread(instance, changed) > least:
            yield changed
    yield answer | {1: answer[2]}


def greedy(instance: Any) -> Any:
    """The order of Cuthill and McKee as networkx makes it."""
    order = nx.utils.cuthill_mckee_ordering(nx.Graph(instance.graph.ends()))
    return {v: place for place, v in enumerate(order, start=1)}


def _spread(instance: Any, answer: Any) -> int:
    return max(abs(answer[u] - answer[v]) for u, v in instance.graph.ends())


def _least(instance: Any) -> int:
    n = instance.graph.vertices
    if n <= 7:
        orders = permutations(range(1, n + 1))
        return min(_spread(instance, dict(zip(range(1, n + 1), order, strict=True))) for order in orders)
    model = cp_model.CpModel()
    number = {v: model.new_int_var(1, n, str(v)) for v in range(1, n + 1)}
    band = model.new_int_var(1, n, "band")
    model.add_all_different(number.values())
    for u, v in instance.graph.ends():
        model.add(number[u] - number[v] <= band)
        model.add(number[v] - number[u] <= band)
    model.minimize(band)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)
