"""Judge by a CP-SAT model, which also looks for a second solution."""

from typing import Any

from ortools.sat.python.cp_model import CpModel

from tests.oracles.grids._boards import Cells, by_model, sudoku

LEVELS = range(1, 11)


def _model(instance: Any) -> tuple[CpModel, Cells]:
    model, x = sudoku(instance)
    for (top, left), (_, right), total in instance.sums:
        turn = -1 if left < right else 1
        line = [cell for r, row in enumerate(x) for c, cell in enumerate(row) if c + turn * r == left + turn * top]
        model.add(sum(line) == total)
    return model, x


confirm, near_misses = by_model(_model)
