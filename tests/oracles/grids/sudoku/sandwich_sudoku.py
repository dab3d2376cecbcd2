"""Judge by a CP-SAT model, which also looks for a second solution."""

from typing import Any

from ortools.sat.python import cp_model
from ortools.sat.python.cp_model import CpModel

from tests.oracles.grids._boards import Cells, by_model, sudoku

LEVELS = range(1, 11)


def _model(instance: Any) -> tuple[CpModel, Cells]:
    model, x = sudoku(instance)
    n = len(x)
    for line, clue in zip([*x, *zip(*x, strict=True)], instance.clues, strict=True):
        if clue is None:
            continue
        inside = [model.new_bool_var("") for _ in line]
        for place, variable in enumerate(line):
            ends = [[_is(model, line[k], number) for number in (1, n)] for k in range(place)]
            # a cell lies inside if just one of the ends is before it, and it is none itself
            model.add(sum(x for pair in ends for x in pair) == 1).only_enforce_if(inside[place])
            own = sum(_is(model, variable, number) for number in (1, n))
            model.add(own == 0).only_enforce_if(inside[place])
            model.add(sum(x for pair in ends for x in pair) + 3 * own != 1).only_enforce_if(~inside[place])
        terms = []
        for variable, included in zip(line, inside, strict=True):
            term = model.new_int_var(0, n, "")
            model.add(term == variable).only_enforce_if(included)
            model.add(term == 0).only_enforce_if(~included)
            terms.append(term)
        model.add(sum(terms) == clue)
    return model, x


confirm, near_misses = by_model(_model)


def _is(model: cp_model.CpModel, variable: cp_model.IntVar, number: int) -> cp_model.IntVar:
    """Make a variable that tells whether another has a value."""
    found = model.new_bool_var("")
    model.add(variable == number).only_enforce_if(found)
    model.add(variable != number).only_enforce_if(~found)
    return found
