"""Attacks of one kind of piece on a board with holes, as a graph, and best sets of its squares by CP-SAT."""

from collections.abc import Callable
from typing import Any

import networkx
from ortools.sat.python import cp_model

from tests.oracles.grids.chess._chess import attacks

Square = tuple[int, int]
Squares = frozenset[Square]


def attack_graph(instance: Any) -> Any:
    """Join the squares, counted from 1, between which the piece attacks."""
    holes = {(r, c) for r, row in enumerate(instance.board, 1) for c, mark in enumerate(row, 1) if mark == "#"}
    blocked = dict.fromkeys(holes, "#")
    graph = networkx.Graph()
    graph.add_nodes_from(
        (r, c) for r in range(1, len(instance.board) + 1) for c in range(1, len(instance.board[0]) + 1)
    )
    graph.remove_nodes_from(holes)
    for a in graph:
        graph.add_edges_from((a, b) for b in graph if a < b and attacks({**blocked, a: instance.piece}, a, b))
    return graph


def best_set(
    graph: Any, demand: Callable[[Any, dict[Square, Any]], None], sense: int, refused: Squares = frozenset()
) -> Squares:
    """Find a largest (`sense` 1) or smallest (-1) set of squares that fits a demand and leaves out one of `refused`."""
    model = cp_model.CpModel()
    chosen = {square: model.new_bool_var(str(square)) for square in sorted(graph)}
    demand(model, chosen)
    if refused:
        model.add_bool_or([chosen[square].negated() for square in sorted(refused)])
    model.maximize(sense * sum(chosen.values()))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) != cp_model.OPTIMAL:
        return frozenset()
    return frozenset(square for square, variable in chosen.items() if solver.value(variable))
