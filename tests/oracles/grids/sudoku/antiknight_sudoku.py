"""Judge by a CP-SAT model, which also looks for a second solution."""

from itertools import combinations, product
from typing import Any

from ortools.sat.python.cp_model import CpModel

from tests.oracles.grids._boards import Cells, by_model, sudoku

LEVELS = range(1, 11)


def _model(instance: Any) -> tuple[CpModel, Cells]:
    model, x = sudoku(instance)
    for (r, c), (row, col) in combinations(product(range(len(x)), repeat=2), 2):
        distance = (r - row) ** 2 + (c - col) ** 2
        if distance == 5 or (distance == 2 and instance.king):
            model.add(x[r][c] != x[row][col])
    return model, x


confirm, near_misses = by_model(_model)
