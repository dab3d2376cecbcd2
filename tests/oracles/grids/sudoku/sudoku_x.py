"""Judge by a CP-SAT model, which also looks for a second solution."""

from typing import Any

from ortools.sat.python.cp_model import CpModel

from tests.oracles.grids._boards import Cells, by_model, sudoku

LEVELS = range(1, 11)


def _model(instance: Any) -> tuple[CpModel, Cells]:
    model, x = sudoku(instance)
    model.add_all_different([row[index] for index, row in enumerate(x)])
    model.add_all_different([row[-1 - index] for index, row in enumerate(x)])
    return model, x


confirm, near_misses = by_model(_model)
