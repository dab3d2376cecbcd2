"""Judge by trying all sets where there are few vertices, and by the CP-SAT solver of OR-Tools."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, edges = instance.graph.vertices, instance.graph.ends()
    if n <= 10:
        sets = [set(some) for size in range(n + 1) for some in combinations(range(1, n + 1), size)]
        least = min(_cost(instance, some) for some in sets if all(some & {u, v} for u, v in edges))
    else:
        model = cp_model.CpModel()
        chosen = {v: model.new_bool_var(str(v)) for v in range(1, n + 1)}
        for u, v in edges:
            model.add_bool_or(chosen[u], chosen[v])
        model.minimize(sum(cost * chosen[v] for v, cost in enumerate(instance.costs, start=1)))
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        assert solver.solve(model) == cp_model.OPTIMAL
        least = round(solver.objective_value)
    if not all(answer & {u, v} for u, v in edges):
        return "an edge is not touched"
    return "" if _cost(instance, answer) == least else f"the least cost is {least}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A vertex too few, one too many, and all vertices but those."""
    everything = set(range(1, instance.graph.vertices + 1))
    yield answer - {min(answer)}
    yield answer | {min(everything - answer)}
    yield frozenset(everything)


def greedy(instance: Any) -> Any:
    """The vertex of least cost per edge not yet touched, again and again."""
    left, found = list(instance.graph.ends()), set[int]()
    while left:
        degree = {v: sum(v in edge for edge in left) for edge in left for v in edge}
        vertex = min(sorted(degree), key=lambda v: instance.costs[v - 1] / degree[v])
        found.add(vertex)
        left = [edge for edge in left if vertex not in edge]
    return frozenset(found)


def _cost(instance: Any, chosen: Any) -> int:
    return sum(instance.costs[v - 1] for v in chosen)
