"""Judge by a CP-SAT model with lines as binary numbers, which also looks for a second solution."""

from typing import Any

from ortools.sat.python.cp_model import CpModel

from tests.oracles.grids._boards import Cells, board, by_model, give

LEVELS = range(1, 11)


def _model(instance: Any) -> tuple[CpModel, Cells]:
    n = len(instance.givens)
    model, x = board(n, n, 0, 1)
    give(model, x, instance.givens)
    for lines in (x, list(zip(*x, strict=True))):
        model.add_all_different([_number(line) for line in lines])
        for line in lines:
            model.add(2 * sum(line) == n)
            for start in range(n - 2):
                model.add_linear_constraint(sum(line[start : start + 3]), 1, 2)
    return model, x


confirm, near_misses = by_model(_model)


def _number(line: Any) -> Any:
    return sum(2**k * bit for k, bit in enumerate(line))
