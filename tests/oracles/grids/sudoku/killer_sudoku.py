"""Judge by a CP-SAT model, which also looks for a second solution."""

from typing import Any

from ortools.sat.python.cp_model import CpModel

from tests.oracles.grids._boards import Cells, by_model, sudoku

LEVELS = range(1, 11)


def _model(instance: Any) -> tuple[CpModel, Cells]:
    model, x = sudoku(instance)
    for cage, total in enumerate(instance.sums):
        group = [x[r][c] for r, row in enumerate(instance.cages) for c, other in enumerate(row) if other == cage]
        model.add_all_different(group)
        model.add(sum(group) == total)
    return model, x


confirm, near_misses = by_model(_model)
