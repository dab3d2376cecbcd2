"""Judge by a CP-SAT model with a label for every cell; networkx finds loose parts, which become cuts."""

from typing import Any

import networkx
from ortools.sat.python import cp_model

from bootcamp.verifiers import Board

LEVELS = range(1, 11)

NAMES = "ABCDFGHIJKLMOPQRTUVXYZ"


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    model, x = _model(instance)
    for cell, variables in x.items():
        model.add(variables[NAMES.index(answer[cell[0]][cell[1]])] == 1)
    return "" if _labels(model, x, 1) else "the cut breaks a rule"


def others(instance: Any, answer: Board) -> list[Board]:
    """Another cut of a small board, if one is found soon."""
    if instance.size > 6:
        return []
    model, x = _model(instance)
    model.add_bool_or([variables[NAMES.index(answer[r][c])].negated() for (r, c), variables in x.items()])
    return _labels(model, x, 60)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """One region everywhere, regions with exchanged letters, a cell on a border moved, where they are wrong."""
    boards = [tuple(tuple("A" for _ in row) for row in answer)]
    boards.append(tuple(tuple({"A": "B", "B": "A"}.get(mark, mark) for mark in row) for row in answer))
    for r, row in enumerate(answer):
        boards += [
            (*answer[:r], (*row[:c], row[c + 1], *row[c + 1 :]), *answer[r + 1 :])
            for c in range(len(row) - 1)
            if row[c] != row[c + 1]
        ]
    return [near for near in boards if confirm(instance, near)]


def _model(instance: Any) -> tuple[cp_model.CpModel, dict[Any, list[Any]]]:
    model, grid = cp_model.CpModel(), networkx.grid_2d_graph(instance.size, instance.size)
    x = {cell: [model.new_bool_var("") for _ in instance.compasses] for cell in grid}
    for variables in x.values():
        model.add_exactly_one(variables)
    for k, ((row, col), counts) in enumerate(instance.compasses):
        model.add(x[row, col][k] == 1)
        sides = (
            [v[k] for (r, _), v in x.items() if r < row],
            [v[k] for (_, c), v in x.items() if c > col],
            [v[k] for (r, _), v in x.items() if r > row],
            [v[k] for (_, c), v in x.items() if c < col],
        )
        for side, count in zip(sides, counts, strict=True):
            if count is not None:
                model.add(sum(side) == count)
    return model, x


def _labels(model: cp_model.CpModel, x: dict[Any, list[Any]], tries: int) -> list[Board]:
    """Solve up to `tries` times, each time cutting off the loose parts that were found."""
    grid = networkx.grid_2d_graph(*(1 + end for end in max(x)))
    for _ in range(tries):
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return []
        label = {cell: next(k for k, v in enumerate(variables) if solver.value(v)) for cell, variables in x.items()}
        loose = False
        for k in sorted(set(label.values())):
            parts = list(networkx.connected_components(grid.subgraph([cell for cell in grid if label[cell] == k])))
            for part in parts if len(parts) > 1 else []:
                loose = True
                border = {near for cell in part for near in grid[cell]} - part
                away = min(cell for other in parts if other is not part for cell in other)
                model.add_bool_or(
                    [x[cell][k] for cell in sorted(border)] + [x[min(part)][k].negated(), x[away][k].negated()]
                )
        if not loose:
            rows = max(x)[0] + 1
            return [tuple(tuple(NAMES[label[r, c]] for row, c in sorted(x) if row == r) for r in range(rows))]
    return []
