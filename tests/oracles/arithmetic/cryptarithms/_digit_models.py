"""Models of letters that stand for digits: whether there is more than one solution."""

from collections.abc import Mapping
from typing import Any

from ortools.sat.python import cp_model


def two_solutions(model: Any, digit: Mapping[str, Any]) -> list[dict[str, int]]:
    """Return up to two solutions that differ in the digit of some letter; `model` is used up."""
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    found: list[dict[str, int]] = []
    while len(found) < 2 and solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        found.append({letter: solver.value(variable) for letter, variable in digit.items()})
        changes = []
        for letter, variable in digit.items():
            change = model.new_bool_var("")
            model.add(variable != found[-1][letter]).only_enforce_if(change)
            changes.append(change)
        model.add_bool_or(changes)
    return found
