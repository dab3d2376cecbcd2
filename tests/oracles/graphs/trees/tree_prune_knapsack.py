"""Judge by the CP-SAT solver of OR-Tools, and by all sets where there are few vertices."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.parents)
    if not answer <= set(range(1, n + 1)) or not _allowed(instance, answer):
        return "not allowed"
    model = cp_model.CpModel()
    taken = [model.new_bool_var(str(v)) for v in range(n)]
    for vertex, above in enumerate(instance.parents):
        if above:
            model.add_implication(taken[vertex], taken[above - 1])
    model.add(sum(cost * one for cost, one in zip(instance.costs, taken, strict=True)) <= instance.budget)
    model.maximize(sum(gain * one for gain, one in zip(instance.gains, taken, strict=True)))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    best = round(solver.objective_value)
    if n <= 10:
        sets = (set(some) for size in range(n + 1) for some in combinations(range(1, n + 1), size))
        assert best == max(_gain(instance, some) for some in sets if _allowed(instance, some))
    return "" if _gain(instance, answer) == best else f"{best} is possible"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A vertex too few, the set without the root, everything, and nothing."""
    root = instance.parents.index(0) + 1
    yield answer - {max(answer)}
    yield answer - {root}
    yield frozenset(range(1, len(instance.parents) + 1))
    yield frozenset()


def greedy(instance: Any) -> Any:
    """The open vertex of the greatest gain per cost that is affordable, again and again."""
    chosen: frozenset[int] = frozenset()
    while True:
        new = [
            v
            for v, above in enumerate(instance.parents, start=1)
            if v not in chosen and (not above or above in chosen) and _allowed(instance, chosen | {v})
        ]
        if not new:
            return chosen
        chosen |= {max(new, key=lambda v: instance.gains[v - 1] / instance.costs[v - 1])}


def _allowed(instance: Any, chosen: Any) -> bool:
    below = all(instance.parents[v - 1] in {0, *chosen} for v in chosen)
    return below and sum(instance.costs[v - 1] for v in chosen) <= instance.budget


def _gain(instance: Any, chosen: Any) -> int:
    return sum(instance.gains[v - 1] for v in chosen)
