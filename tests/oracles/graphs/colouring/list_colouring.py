"""Judge by the edges in networkx, and find other colourings by the CP-SAT solver of OR-Tools."""

from collections.abc import Iterator
from typing import Any

import networkx as nx
from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph(instance.graph.ends())
    if len(answer) != len(instance.lists) or any(
        colour not in row for colour, row in zip(answer, instance.lists, strict=True)
    ):
        return "a colour is not in the list"
    return "two neighbours are alike" if any(answer[u - 1] == answer[v - 1] for u, v in graph.edges) else ""


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """A colouring that the solver finds, and one that differs from the answer if there is one."""
    for different in (False, True):
        model = cp_model.CpModel()
        colour = [
            model.new_int_var_from_domain(cp_model.Domain.from_values(row), str(v))
            for v, row in enumerate(instance.lists)
        ]
        for u, v in instance.graph.ends():
            model.add(colour[u - 1] != colour[v - 1])
        if different:
            model.add_forbidden_assignments(colour, [tuple(answer)])
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        if solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            yield tuple(solver.value(one) for one in colour)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A colour of a neighbour, a colour outside the list, and one colour for all."""
    u, v = instance.graph.ends()[0]
    yield (*answer[: u - 1], answer[v - 1], *answer[u:])
    yield (max(map(max, instance.lists)) + 1, *answer[1:])
    yield (answer[0],) * len(answer)


def greedy(instance: Any) -> Any:
    """The first colour that fits, or the first at all, vertex by vertex."""
    graph, found = nx.Graph(instance.graph.ends()), dict[int, int]()
    for vertex, row in enumerate(instance.lists, start=1):
        taken = {found.get(other) for other in graph[vertex]}
        found[vertex] = next((colour for colour in row if colour not in taken), row[0])
    return tuple(found.values())
