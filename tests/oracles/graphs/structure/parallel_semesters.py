"""Judge by the CP-SAT solver of OR-Tools."""

from collections.abc import Iterator
from typing import Any

import networkx as nx
from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.graph.vertices
    if sorted(course for term in answer for course in term) != list(range(1, n + 1)):
        return "not every course once"
    when = {course: number for number, term in enumerate(answer) for course in term}
    if any(len(term) > instance.limit for term in answer) or any(when[u] >= when[v] for u, v in instance.graph.ends()):
        return "too many courses in a term, or too early"
    model = cp_model.CpModel()
    term = {v: model.new_int_var(1, n, str(v)) for v in range(1, n + 1)}
    last = model.new_int_var(1, n, "last")
    for u, v in instance.graph.ends():
        model.add(term[u] < term[v])
    for v in term:
        model.add(term[v] <= last)
    spans = [model.new_fixed_size_interval_var(term[v], 1, f"span{v}") for v in term]
    model.add_cumulative(spans, [1] * n, instance.limit)
    model.minimize(last)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    best = round(solver.objective_value)
    return "" if len(answer) == best else f"{best} terms are enough"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The plan backwards, without a term, with a term divided, and all courses at once."""
    if instance.graph.ends():
        yield answer[::-1]
    yield answer[:-1]
    place = next((place for place, term in enumerate(answer) if len(term) > 1), None)
    if place is not None:
        yield (*answer[:place], answer[place][:1], answer[place][1:], *answer[place + 1 :])
    yield (tuple(course for term in answer for course in term),)


def greedy(instance: Any) -> Any:
    """In each term the open courses of the smallest numbers."""
    graph = nx.DiGraph(instance.graph.ends())
    graph.add_nodes_from(range(1, instance.graph.vertices + 1))
    plan = []
    while graph:
        term = sorted(v for v in graph if not graph.in_degree(v))[: instance.limit]
        plan.append(tuple(term))
        graph.remove_nodes_from(term)
    return tuple(plan)
