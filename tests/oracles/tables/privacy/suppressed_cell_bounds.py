"""Judge by scipy's mixed-integer programming on the equations of rows and columns."""

from typing import Any

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    cells = instance.cells
    names = [(i, j) for i, row in enumerate(cells) for j, cell in enumerate(row) if cell is None]
    matrix, rest = [], []
    for i, whole in enumerate(instance.row_totals):
        matrix.append([float(a == i) for a, _ in names])
        rest.append(whole - sum(cell or 0 for cell in cells[i]))
    for j, whole in enumerate(instance.column_totals):
        matrix.append([float(b == j) for _, b in names])
        rest.append(whole - sum(row[j] or 0 for row in cells))
    equal = LinearConstraint(np.array(matrix), rest, rest)
    if set(answer) != set(instance.asked):
        return "other cells are asked for"
    for name, (low, high) in answer.items():
        cost = np.array([float(place == (int(name[1:]) - 1, "ABCDEFGHI".index(name[0]))) for place in names])
        ends = [
            milp(sign * cost, constraints=equal, integrality=np.ones(len(names)), bounds=Bounds(0, np.inf)).fun * sign
            for sign in (1, -1)
        ]
        if [round(end) for end in ends] != [low, high]:
            return f"{name} lies between {ends}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A bound moved by one, and the two exchanged."""
    name = min(answer)
    low, high = answer[name]
    return [answer | {name: pair} for pair in ((low, high + 1), (low + 1, high), (high, low))]
