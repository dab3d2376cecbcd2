"""Judge by a CP-SAT model, which also looks for a second solution."""

from typing import Any

from ortools.sat.python.cp_model import CpModel

from tests.oracles.grids._boards import Cells, by_model, sudoku

LEVELS = range(1, 11)


def _model(instance: Any) -> tuple[CpModel, Cells]:
    model, x = sudoku(instance)
    for (row, col), *shaft in instance.arrows:
        model.add(sum(x[r][c] for r, c in shaft) == x[row][col])
    return model, x


confirm, near_misses = by_model(_model)
