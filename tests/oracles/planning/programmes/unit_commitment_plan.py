"""Judge by scipy's mixed-integer programmes: an output, a switch and a start for each unit and hour."""

from typing import Any

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, hours = len(instance.units), len(instance.demand)
    size = n * hours
    cost = 0
    for (low, high, price, start, run), row in zip(instance.units, answer, strict=True):
        starts = [t for t in range(hours) if row[t] and (t == 0 or not row[t - 1])]
        if any(x and not low <= x <= high for x in row) or any(not all(row[t : t + run]) for t in starts):
            return "a unit breaks a rule"
        cost += price * sum(row) + start * len(starts)
    if [sum(column) for column in zip(*answer, strict=True)] != list(instance.demand):
        return "demand is not met"
    rows: list[Any] = []
    low_side: list[float] = []
    high_side: list[float] = []

    def add(low: float, high: float, terms: dict[int, float]) -> None:
        row = numpy.zeros(3 * size)
        for place, value in terms.items():
            row[place] = value
        rows.append(row)
        low_side.append(low)
        high_side.append(high)

    for t, demand in enumerate(instance.demand):
        add(demand, demand, {i * hours + t: 1 for i in range(n)})
    for i, (low, high, _, _, run) in enumerate(instance.units):
        for t in range(hours):
            x, on, begun = (k * size + i * hours + t for k in range(3))
            add(0, numpy.inf, {x: 1, on: -low})
            add(-numpy.inf, 0, {x: 1, on: -high})
            add(0, numpy.inf, {begun: 1, on: -1, **({on - 1: 1} if t else {})})
            for later in range(t, min(hours, t + run)):
                add(0, numpy.inf, {on + later - t: 1, begun: -1})
    goal = [unit[2] for unit in instance.units for _ in range(hours)] + [0] * size
    goal += [unit[3] for unit in instance.units for _ in range(hours)]
    found = milp(
        goal,
        constraints=LinearConstraint(numpy.array(rows), low_side, high_side),
        integrality=numpy.ones(3 * size),
        bounds=Bounds(0, [max(unit[1] for unit in instance.units)] * size + [1] * 2 * size),
    )
    assert found.success
    return "" if round(found.fun) == cost else "a cheaper plan is possible"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A megawatt moved between two units, rows exchanged, a column changed."""
    wrong = [(*answer[1:], answer[0])]
    for t in range(len(instance.demand)):
        rows = [list(row) for row in answer]
        rows[0][t] += 1
        wrong.append(tuple(map(tuple, rows)))
        if rows[1][t]:
            rows[1][t] -= 1
            wrong.append(tuple(map(tuple, rows)))
    return [one for one in wrong if confirm(instance, one)]
