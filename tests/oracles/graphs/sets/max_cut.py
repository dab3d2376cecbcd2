"""Judge by all splits where there are few vertices, and by the CP-SAT solver of OR-Tools."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx
from ortools.sat.python import cp_model

LEVELS = range(1, 10)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    net = _net(instance)
    if 1 not in answer or not answer <= set(net):
        return "not the side of vertex 1"
    if len(net) <= 9:
        rest = sorted(set(net) - {1})
        sides = [{1, *some} for size in range(len(net)) for some in combinations(rest, size)]
        most = max(nx.cut_size(net, side, weight="weight") for side in sides if len(side) < len(net))
    else:
        model = cp_model.CpModel()
        side = {v: model.new_bool_var(str(v)) for v in net}
        parts = []
        for u, v, weight in instance.graph.edges:
            parted = model.new_bool_var(f"{u}-{v}")
            model.add_bool_xor(side[u], side[v], parted.negated())
            parts.append(weight * parted)
        model.maximize(sum(parts))
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        assert solver.solve(model) == cp_model.OPTIMAL
        most = round(solver.objective_value)
    return "" if nx.cut_size(net, answer, weight="weight") == most else f"the greatest weight is {most}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The other side, and a vertex moved where that is worse."""
    net = _net(instance)
    yield frozenset(net) - answer
    best = nx.cut_size(net, answer, weight="weight")
    for v in sorted(set(net) - {1}):
        moved = answer ^ {v}
        if len(moved) == len(net) or nx.cut_size(net, moved, weight="weight") < best:
            yield moved


def greedy(instance: Any) -> Any:
    """Each vertex in turn on the side that adds more."""
    net = _net(instance)
    sides: tuple[set[int], set[int]] = ({1}, set())
    for v in sorted(set(net) - {1}):
        pull = [sum(net[v][u]["weight"] for u in net[v] if u in side) for side in sides]
        sides[int(pull[0] >= pull[1])].add(v)
    return frozenset(sides[0])


def _net(instance: Any) -> Any:
    net = nx.Graph()
    net.add_weighted_edges_from(instance.graph.edges)
    return net
