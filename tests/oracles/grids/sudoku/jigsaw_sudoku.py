"""Judge by a CP-SAT model, which also looks for a second solution."""

from typing import Any

from ortools.sat.python.cp_model import CpModel

from tests.oracles.grids._boards import Cells, by_model, latin

LEVELS = range(1, 11)


def _model(instance: Any) -> tuple[CpModel, Cells]:
    model, x = latin(len(instance.givens), instance.givens)
    for label in range(len(x)):
        model.add_all_different(
            [x[r][c] for r, row in enumerate(instance.regions) for c, other in enumerate(row) if other == label]
        )
    return model, x


confirm, near_misses = by_model(_model)
