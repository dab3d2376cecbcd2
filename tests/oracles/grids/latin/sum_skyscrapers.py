"""Judge by a CP-SAT model with tables of all lines that show a sum, which also looks for a second solution."""

from itertools import accumulate, permutations
from typing import Any

from ortools.sat.python.cp_model import CpModel

from tests.oracles.grids._boards import Cells, by_model, latin

LEVELS = range(1, 9)


def _model(instance: Any) -> tuple[CpModel, Cells]:
    n = len(instance.givens)
    model, x = latin(n, instance.givens)
    columns = [list(column) for column in zip(*x, strict=True)]
    views = columns + [column[::-1] for column in columns] + x + [row[::-1] for row in x]
    for view, clue in zip(views, instance.clues, strict=True):
        if clue is not None:
            heights = permutations(range(1, n + 1))
            model.add_allowed_assignments(view, [line for line in heights if sum(set(accumulate(line, max))) == clue])
    return model, x


confirm, near_misses = by_model(_model)
