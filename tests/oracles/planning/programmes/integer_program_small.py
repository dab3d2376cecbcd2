"""Judge by scipy's mixed-integer programmes, one for each choice of the either-or, and by all points where few."""

from itertools import product
from typing import Any

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not _allowed(instance, answer):
        return "a rule is broken"
    n = len(instance.objective)
    most = -1
    for extra in [[one] for one in instance.either] or [[]]:
        matrix, low, high = [], [], []
        for row, sign, bound in [*instance.rows, *extra]:
            matrix.append([*row, *[0] * n])
            low.append(-numpy.inf if sign == "<=" else bound)
            high.append(numpy.inf if sign == ">=" else bound)
        for j in range(n):  # x_j is above 0 only if its switch is on
            matrix.append([int(i == j) for i in range(n)] + [-999 * (i == j) for i in range(n)])
            low.append(-numpy.inf)
            high.append(0)
        matrix.append([0] * n + [1] * n)
        low.append(0)
        high.append(instance.most or n)
        found = milp(
            [-c for c in instance.objective] + [0] * n,
            constraints=LinearConstraint(numpy.array(matrix), low, high),
            integrality=numpy.ones(2 * n),
            bounds=Bounds(0, [999] * n + [1] * n),
        )
        if found.success:
            most = max(most, round(-found.fun))
    if n == 2:
        points = [point for point in product(range(60), repeat=2) if _allowed(instance, point)]
        assert most == max(_value(instance, point) for point in points)
    return "" if _value(instance, answer) == most else "a greater value is possible"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One variable one more or less."""
    changed = []
    for j in range(len(answer)):
        for step in (-1, 1):
            near = (*answer[:j], answer[j] + step, *answer[j + 1 :])
            if near[j] >= 0 and confirm(instance, near):
                changed.append(near)
    return changed


def _value(instance: Any, point: tuple[int, ...]) -> int:
    return sum(c * x for c, x in zip(instance.objective, point, strict=True))


def _allowed(instance: Any, point: tuple[int, ...]) -> bool:
    def holds(row: Any) -> bool:
        total = sum(a * x for a, x in zip(row[0], point, strict=True))
        return bool({"<=": total <= row[2], ">=": total >= row[2], "=": total == row[2]}[row[1]])

    few = not instance.most or sum(x != 0 for x in point) <= instance.most
    return few and all(map(holds, instance.rows)) and (not instance.either or any(map(holds, instance.either)))
