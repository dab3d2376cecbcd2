"""Judge by sets of differences, and find other labellings with the CP-SAT solver of OR-Tools."""

import itertools
from collections.abc import Iterator
from typing import Any

import networkx as nx
from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    net = nx.Graph(instance.graph.ends())
    m = net.number_of_edges()
    if not nx.is_tree(net) or sorted(answer) != sorted(net):
        return "not the vertices of a tree"
    if sorted(answer.values()) != list(range(m + 1)):
        return "the labels are not 0 to m"
    if {abs(answer[u] - answer[v]) for u, v in net.edges} != set(range(1, m + 1)):
        return "the differences are not 1 to m"
    return "" if set(instance.fixed) <= set(answer.items()) else "a fixed label is changed"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """What the solver finds, on small trees, and the labels counted from above if none is fixed."""
    m = len(instance.graph.edges)
    if not instance.fixed:
        yield {v: m - label for v, label in answer.items()}
    if m > 10:
        return
    model = cp_model.CpModel()
    label = {v: model.new_int_var(0, m, str(v)) for v in answer}
    model.add_all_different(label.values())
    gaps = []
    for place, (u, v) in enumerate(instance.graph.ends()):
        gaps.append(model.new_int_var(1, m, f"gap {place}"))
        model.add_abs_equality(gaps[-1], label[u] - label[v])
    model.add_all_different(gaps)
    for v, value in instance.fixed:
        model.add(label[v] == value)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    yield {v: solver.value(label[v]) for v in answer}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Two labels exchanged where that breaks a rule, and a label written twice."""
    net = nx.Graph(instance.graph.ends())
    vertices = sorted(answer)
    for one, other in itertools.pairwise(vertices):
        swapped = answer | {one: answer[other], other: answer[one]}
        if confirm(instance, swapped):
            yield swapped
    yield answer | {vertices[0]: answer[vertices[1]]}
    if instance.fixed:
        yield (
            {v: net.number_of_edges() - value for v, value in answer.items()}
            if any(2 * value != net.number_of_edges() for _, value in instance.fixed)
            else answer | {vertices[0]: answer[vertices[1]]}
        )
