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
            for down, right in ((0, 1), (1, -1), (1, 0), (1, 1)):
                if r + down in size and c + right in size:
                    model.add(x[r][c] != x[r + down][c + right])
    return model, x


confirm, near_misses = by_model(_model)
