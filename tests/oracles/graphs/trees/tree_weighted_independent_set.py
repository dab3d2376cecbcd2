"""Judge by trying all sets where there are few vertices, and by the CP-SAT solver of OR-Tools."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx
from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, clashes = instance.graph.vertices, _clashes(instance)
    if any(u in answer and v in answer for u, v in clashes) or not answer <= set(range(1, n + 1)):
        return "two vertices are too near each other"
    model = cp_model.CpModel()
    chosen = {v: model.new_bool_var(str(v)) for v in range(1, n + 1)}
    for u, v in clashes:
        model.add_at_most_one(chosen[u], chosen[v])
    model.maximize(sum(value * chosen[v] for v, value in enumerate(instance.values, start=1)))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    best = round(solver.objective_value)
    if n <= 9:
        sets = [set(some) for size in range(n + 1) for some in combinations(range(1, n + 1), size)]
        free = [some for some in sets if not any({u, v} <= some for u, v in clashes)]
        assert best == max(sum(instance.values[v - 1] for v in some) for some in free)
    return "" if sum(instance.values[v - 1] for v in answer) == best else f"the greatest value is {best}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A vertex too few, one too many, all vertices, and none."""
    everything = frozenset(range(1, instance.graph.vertices + 1))
    yield answer - {min(answer)}
    yield answer | {min(everything - answer)}
    yield everything
    yield frozenset()


def greedy(instance: Any) -> Any:
    """The vertex of the greatest value that still fits, again and again."""
    near: dict[int, set[int]] = {v: set() for v in range(1, instance.graph.vertices + 1)}
    for u, v in _clashes(instance):
        near[u].add(v)
        near[v].add(u)
    found = set[int]()
    for v in sorted(near, key=lambda v: -instance.values[v - 1]):
        if not near[v] & found:
            found.add(v)
    return frozenset(found)


def _clashes(instance: Any) -> list[tuple[int, int]]:
    tree = nx.Graph(instance.graph.ends())
    assert nx.is_tree(tree)
    away = dict(nx.all_pairs_shortest_path_length(tree, cutoff=instance.distance - 1))
    return [(u, v) for u in away for v in away[u] if u < v]
