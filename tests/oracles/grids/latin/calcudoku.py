"""Judge by a CP-SAT model with arithmetic constraints, which also looks for a second solution."""

from typing import Any

from ortools.sat.python import cp_model
from ortools.sat.python.cp_model import CpModel

from tests.oracles.grids._boards import Cells, by_model, latin

LEVELS = range(1, 11)


def _model(instance: Any) -> tuple[CpModel, Cells]:
    n = len(instance.givens)
    model, x = latin(n, instance.givens)
    for cage, (result, sign) in enumerate(instance.results):
        group = [x[r][c] for r, row in enumerate(instance.cages) for c, other in enumerate(row) if other == cage]
        ways = []
        for operator in "+×-÷" if sign == "?" else sign:
            if operator in "+×" or len(group) == 2:
                ways.append(model.new_bool_var(""))
                _demand(model, group, operator, result, ways[-1], n)
        model.add_bool_or(ways)
    return model, x


confirm, near_misses = by_model(_model)


def _demand(
    model: cp_model.CpModel, group: list[cp_model.IntVar], operator: str, result: int, way: cp_model.IntVar, n: int
) -> None:
    """Demand a result if `way` holds, and exactly then for sums and products."""
    if operator in "+×":
        value = model.new_int_var(0, max(n ** len(group), n * len(group)), "")
        if operator == "+":
            model.add(value == sum(group))
        else:
            model.add_multiplication_equality(value, group)
        model.add(value == result).only_enforce_if(way)
        model.add(value != result).only_enforce_if(~way)
        return
    pairs = [
        (a, b)
        for a in range(1, n + 1)
        for b in range(1, n + 1)
        if (abs(a - b) == result if operator == "-" else max(a, b) == result * min(a, b))
    ]
    others = [(a, b) for a in range(1, n + 1) for b in range(1, n + 1) if (a, b) not in pairs]
    model.add_allowed_assignments([*group, way], [(*pair, 1) for pair in pairs] + [(*pair, 0) for pair in others])
