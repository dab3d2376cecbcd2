"""Judge by the graph of those who have met; other rounds come from a solver of constraints (OR-Tools)."""

from itertools import combinations
from typing import Any

import networkx
from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    everybody = sorted(one for group in answer for one in group)
    if everybody != sorted(graph) or any(len(group) != instance.size for group in answer):
        return "no groups of everybody"
    return "two have met" if any(graph.subgraph(group).number_of_edges() for group in answer) else ""


def others(instance: Any, answer: Any) -> list[Any]:
    """A round that a solver finds, where there are few people."""
    graph = _graph(instance)
    if len(graph) > 16:
        return []
    groups = range(len(instance.rounds[0]))
    model = cp_model.CpModel()
    inside = {(one, group): model.new_bool_var("") for one in graph for group in groups}
    for one in graph:
        model.add_exactly_one(inside[one, group] for group in groups)
    for group in groups:
        model.add(sum(inside[one, group] for one in graph) == instance.size)
        for one, two in graph.edges:
            model.add(inside[one, group] + inside[two, group] <= 1)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    return [frozenset(frozenset(one for one in graph if solver.value(inside[one, group])) for group in groups)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A round that has been, two people exchanged, the people in order, somebody in two groups."""
    (one, *first), (two, *second), *rest = sorted(map(sorted, answer))
    same = [frozenset(group) for group in rest]
    size, people = instance.size, len(_graph(instance))
    wrong = [
        frozenset(map(frozenset, instance.rounds[0])),
        frozenset([frozenset([two, *first]), frozenset([one, *second]), *same]),
        frozenset([frozenset([one, *first]), frozenset([one, *second]), *same]),
        frozenset(frozenset(range(start, start + size)) for start in range(1, people + 1, size)),
    ]
    return [round_ for round_ in wrong if len(round_) == len(answer) and confirm(instance, round_)]


def _graph(instance: Any) -> Any:
    graph = networkx.Graph()
    for groups in instance.rounds:
        for group in groups:
            graph.add_nodes_from(group)
            graph.add_edges_from(combinations(group, 2))
    return graph
