"""Judge by a CP-SAT model, which also looks for a second solution."""

from itertools import combinations
from typing import Any

from ortools.sat.python.cp_model import CpModel

from tests.oracles.grids._boards import Cells, by_model, regional

LEVELS = range(1, 11)


def _model(instance: Any) -> tuple[CpModel, Cells]:
    model, x = regional(instance.regions, instance.givens)
    for line in [*x, *zip(*x, strict=True)]:
        for (a, one), (b, other) in combinations(enumerate(line), 2):
            for number in range(b - a, 8):
                model.add_forbidden_assignments([one, other], [(number, number)])
    return model, x


confirm, near_misses = by_model(_model)
