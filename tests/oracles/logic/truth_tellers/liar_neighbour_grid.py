"""Judge small grids by trying all of them; find other fillings with a model in CP-SAT."""

from itertools import product
from typing import Any

import networkx
from ortools.sat.python import cp_model

from bootcamp.verifiers import Board

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows, cols = len(instance.claims), len(instance.claims[0])
    if rows * cols <= 9:
        grids = [tuple(x[r * cols : r * cols + cols] for r in range(rows)) for x in product("KL", repeat=rows * cols)]
        return "" if answer in [grid for grid in grids if _fits(instance, grid)] else "not among the fillings"
    return "" if _fits(instance, answer) else "a claim does not fit"


def others(instance: Any, answer: Board) -> list[Board]:
    """A filling that differs from the reference, if there is one."""
    model = cp_model.CpModel()
    graph = networkx.grid_2d_graph(len(answer), len(answer[0]))
    liar = {cell: model.new_bool_var(str(cell)) for cell in graph}
    for cell in graph:
        around, wanted = sum(liar[other] for other in graph[cell]), instance.claims[cell[0]][cell[1]]
        true = [k for k in range(len(graph[cell]) + 1) if _true(wanted, k)]
        false = [k for k in range(len(graph[cell]) + 1) if not _true(wanted, k)]
        model.add_linear_expression_in_domain(around, cp_model.Domain.from_values(true)).only_enforce_if(~liar[cell])
        model.add_linear_expression_in_domain(around, cp_model.Domain.from_values(false)).only_enforce_if(liar[cell])
    model.add_bool_or([liar[r, c] if answer[r][c] == "K" else ~liar[r, c] for r, c in graph])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return []
    return [tuple(tuple("KL"[solver.value(liar[r, c])] for c in range(len(row))) for r, row in enumerate(answer))]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """All of one type, and one cell changed, where that does not happen to fit."""
    first = "KL"[answer[0][0] == "K"]
    boards = [tuple((sign,) * len(row) for row in answer) for sign in "KL"]
    boards.append(((first, *answer[0][1:]), *answer[1:]))
    return [board for board in boards if not _fits(instance, board)]


def _true(claim: str, k: int) -> bool:
    return {"=": k == int(claim[1]), "≥": k >= int(claim[1]), "≤": k <= int(claim[1])}[claim[0]]


def _fits(instance: Any, board: Board) -> bool:
    graph = networkx.grid_2d_graph(len(board), len(board[0]))
    liars = {cell: sum(board[r][c] == "L" for r, c in graph[cell]) for cell in graph}
    return all(_true(instance.claims[r][c], liars[r, c]) is (board[r][c] == "K") for r, c in graph)
