"""Judge by a CP-SAT model with running maxima, which also looks for a second solution."""

from typing import Any

from ortools.sat.python.cp_model import CpModel

from tests.oracles.grids._boards import Cells, by_model, latin

LEVELS = range(1, 10)


def _model(instance: Any) -> tuple[CpModel, Cells]:
    n = len(instance.givens)
    model, x = latin(n, instance.givens)
    columns = [list(column) for column in zip(*x, strict=True)]
    views = columns + [column[::-1] for column in columns] + x + [row[::-1] for row in x]
    for view, clue in zip(views, instance.clues, strict=True):
        if clue is None:
            continue
        seen = []
        for place in range(1, n):
            highest = model.new_int_var(1, n, "")
            model.add_max_equality(highest, view[:place])
            visible = model.new_bool_var("")
            model.add(view[place] > highest).only_enforce_if(visible)
            model.add(view[place] < highest).only_enforce_if(~visible)
            seen.append(visible)
        model.add(sum(seen) + 1 == clue)
    return model, x


confirm, near_misses = by_model(_model)
