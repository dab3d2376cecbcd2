"""Judge by the CP-SAT solver of OR-Tools on balls, and by all lists where there are few vertices."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import networkx as nx
from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    away = dict(nx.all_pairs_shortest_path_length(nx.Graph(instance.graph.ends())))
    if not set(answer) <= set(away) or not _burns(away, answer):
        return "not all vertices burn"
    if len(away) <= 8:
        shorter = any(_burns(away, row) for row in permutations(away, len(answer) - 1))
        assert shorter == _possible(away, len(answer) - 1)
    return "fewer rounds are enough" if _possible(away, len(answer) - 1) else ""


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A round less, one more, and the first vertex again and again where that fails."""
    yield answer[:-1]
    yield answer[1:]
    yield (*answer, answer[0])
    away = dict(nx.all_pairs_shortest_path_length(nx.Graph(instance.graph.ends())))
    if not _burns(away, answer[::-1]):
        yield answer[::-1]


def greedy(instance: Any) -> Any:
    """A middle of the graph, then the farthest vertex, round by round."""
    graph = nx.Graph(instance.graph.ends())
    away = dict(nx.all_pairs_shortest_path_length(graph))
    found = [min(nx.center(graph))]
    while not _burns(away, found):
        found.append(max(sorted(graph), key=lambda v: min(away[u][v] - len(found) + i for i, u in enumerate(found))))
    return tuple(found)


def _burns(away: Any, row: Any) -> bool:
    return all(any(away[u][v] <= len(row) - 1 - place for place, u in enumerate(row)) for v in away)


def _possible(away: Any, rounds: int) -> bool:
    model = cp_model.CpModel()
    lit = {(v, radius): model.new_bool_var(f"{v} {radius}") for v in away for radius in range(rounds)}
    for radius in range(rounds):
        model.add_exactly_one(lit[v, radius] for v in away)
    for v in away:
        model.add_bool_or([one for (u, radius), one in lit.items() if away[u][v] <= radius])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return bool(rounds) and solver.solve(model) == cp_model.OPTIMAL
