"""Judge by a CP-SAT model, which also looks for a second solution."""

from typing import Any

from ortools.sat.python.cp_model import CpModel

from tests.oracles.grids._boards import Cells, by_model, regional

LEVELS = range(1, 11)


def _model(instance: Any) -> tuple[CpModel, Cells]:
    model, x = regional(instance.regions, instance.givens)
    size = range(len(x))
    for r in size:
        for c in size:
            if c + 1 in size:
                model.add(x[r][c] != x[r][c + 1])
            if r + 1 in size:
                same = instance.regions[r][c] == instance.regions[r + 1][c]
                model.add(x[r][c] > x[r + 1][c] if same else x[r][c] != x[r + 1][c])
    return model, x


confirm, near_misses = by_model(_model)
