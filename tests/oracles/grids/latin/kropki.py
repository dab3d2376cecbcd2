"""Judge by a CP-SAT model with tables of pairs, which also looks for a second solution."""

from typing import Any

from ortools.sat.python.cp_model import CpModel

from tests.oracles.grids._boards import Cells, by_model, latin

LEVELS = range(1, 11)


def _model(instance: Any) -> tuple[CpModel, Cells]:
    n = len(instance.givens)
    model, x = latin(n, instance.givens)
    marks = {frozenset((a, b)): mark for a, b, mark in instance.marks}
    numbers = range(1, n + 1)
    consecutive = {(a, b) for a in numbers for b in numbers if a - b in (1, -1)}
    double = {(a, b) for a in numbers for b in numbers if 2 * a == b or a == 2 * b}
    everything = {(a, b) for a in numbers for b in numbers}
    allowed = {"o": consecutive, "*": double, "": everything - consecutive - double}
    for r in range(n):
        for c in range(n):
            for below, beside in ((r + 1, c), (r, c + 1)):
                if below < n and beside < n:
                    mark = marks.get(frozenset(((r, c), (below, beside))), "")
                    model.add_allowed_assignments([x[r][c], x[below][beside]], sorted(allowed[mark]))
    return model, x


confirm, near_misses = by_model(_model)
