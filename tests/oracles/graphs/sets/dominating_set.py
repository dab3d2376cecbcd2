"""Judge by sets in order of size where there are few vertices, and by the CP-SAT solver of OR-Tools."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx
from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    net = _net(instance)
    if len(net) <= 12:
        sets = (some for size in range(len(net)) for some in combinations(net, size))
        least = len(next(some for some in sets if nx.is_dominating_set(net, some)))
    else:
        model = cp_model.CpModel()
        chosen = {v: model.new_bool_var(str(v)) for v in net}
        for v in net:
            model.add_bool_or(chosen[v], *(chosen[u] for u in net[v]))
        model.minimize(sum(chosen.values()))
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        assert solver.solve(model) == cp_model.OPTIMAL
        least = round(solver.objective_value)
    if not nx.is_dominating_set(net, answer):
        return "not dominating"
    return "" if len(answer) == least else f"the least size is {least}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Sets with one vertex exchanged for a neighbour that are dominating too."""
    net = _net(instance)
    found = ((answer - {v}) | {u} for v in sorted(answer) for u in sorted(net[v]) if u not in answer)
    yield from [some for some in found if nx.is_dominating_set(net, some)][:2]


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A vertex too few, and one too many."""
    yield answer - {min(answer)}
    yield answer | {min(set(_net(instance)) - answer)}


def greedy(instance: Any) -> Any:
    """The vertex that reaches most new ones, again and again."""
    net = _net(instance)
    missing, found = set(net), set[int]()
    while missing:
        vertex = max(sorted(net), key=lambda v: len(({v} | set(net[v])) & missing))
        found.add(vertex)
        missing -= {vertex, *net[vertex]}
    return frozenset(found)


def _net(instance: Any) -> Any:
    net = nx.Graph()
    net.add_nodes_from(range(1, instance.graph.vertices + 1))
    net.add_edges_from(instance.graph.ends())
    return net
