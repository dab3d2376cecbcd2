"""Judge by the CP-SAT solver of OR-Tools, and by all placements where there are few vertices."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import networkx as nx
from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph(instance.graph.ends())
    if len(answer) != len(graph) or not _safe(graph, answer):
        return "a vertex is not defended"
    model = cp_model.CpModel()
    one = {v: model.new_bool_var(f"one{v}") for v in graph}
    two = {v: model.new_bool_var(f"two{v}") for v in graph}
    for v in graph:
        model.add_bool_or(one[v], two[v], *(two[u] for u in graph[v]))
    model.minimize(sum(one.values()) + 2 * sum(two.values()))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    best = round(solver.objective_value)
    if len(graph) <= 6:
        assert best == min(sum(row) for row in product(range(3), repeat=len(graph)) if _safe(graph, row))
    return "" if sum(answer) == best else f"{best} are enough"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A legion less, one more, one everywhere, and none."""
    place = next(place for place, legions in enumerate(answer) if legions)
    yield (*answer[:place], answer[place] - 1, *answer[place + 1 :])
    free = next(place for place, legions in enumerate(answer) if legions < 2)
    yield (*answer[:free], answer[free] + 1, *answer[free + 1 :])
    yield (1,) * len(answer)
    yield (0,) * len(answer)


def greedy(instance: Any) -> Any:
    """Two legions to the vertex that covers most new ones while these are more than two, then single ones."""
    graph = nx.Graph(instance.graph.ends())
    missing, placed = set(graph), dict.fromkeys(graph, 0)
    while missing:
        hub = max(sorted(graph), key=lambda v: len(({v} | set(graph[v])) & missing))
        new = ({hub} | set(graph[hub])) & missing
        if len(new) <= 2:
            placed.update(dict.fromkeys(missing, 1))
            break
        placed[hub] = 2
        missing -= new
    return tuple(placed[v] for v in sorted(graph))


def _safe(graph: Any, row: Any) -> bool:
    return all(row[v - 1] or any(row[u - 1] == 2 for u in graph[v]) for v in graph)
