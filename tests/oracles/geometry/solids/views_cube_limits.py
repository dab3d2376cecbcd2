"""Judge by an integer programme: the height of each cell, and which cell reaches each view."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = (_best(instance, False), _best(instance, True))
    return "" if tuple(answer) == found else f"the limits are {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A limit moved by one, both exchanged."""
    low, high = answer
    return [(low + 1, high), (low, high - 1), (high, low)]


def greedy(instance: Any) -> Any:
    """The larger sum of one view, and the smaller one times the size."""
    sums = [sum(h for h in view if h > 0) for view in (instance.rows, instance.columns)]
    return max(sums), min(sums) * len(instance.rows)


def _best(instance: Any, most: bool) -> int:
    model = cp_model.CpModel()
    n = len(instance.plan)
    heights = [
        [model.new_int_var(0, instance.highest if cell == "." else 0, "") for cell in row] for row in instance.plan
    ]
    lines = [(heights[i], instance.rows[i]) for i in range(n)]
    lines += [([row[j] for row in heights], instance.columns[j]) for j in range(n)]
    for line, height in lines:
        if height >= 0:
            model.add_max_equality(height, line)
    total = sum(cell for row in heights for cell in row)
    if most:
        model.maximize(total)
    else:
        model.minimize(total)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)
