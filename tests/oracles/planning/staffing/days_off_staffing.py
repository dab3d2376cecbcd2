"""Judge by scipy's mixed-integer programmes."""

from typing import Any

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    at_work = numpy.zeros((7, 7))
    for first in range(7):
        for i in instance.pattern:
            at_work[(first + i) % 7, first] = 1
    if (at_work @ answer < instance.demand).any():
        return "a day lacks workers"
    wages = instance.wages or (1,) * 7
    found = milp(
        wages,
        constraints=LinearConstraint(at_work, instance.demand, numpy.inf),
        integrality=numpy.ones(7),
        bounds=Bounds(0, 99),
    )
    assert found.success
    return "" if round(found.fun) == numpy.dot(wages, answer) else "less is possible"


def greedy(instance: Any) -> tuple[int, ...]:
    """Let as many start on each day as are needed on it."""
    return tuple(instance.demand)


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One worker more or less, or on the next day."""
    near = [greedy(instance)]
    for i in range(7):
        near.append(tuple(x + (k == i) for k, x in enumerate(answer)))
        if answer[i]:
            near.append(tuple(x - (k == i) for k, x in enumerate(answer)))
            near.append(tuple(x - (k == i) + (k == (i + 1) % 7) for k, x in enumerate(answer)))
    return [one for one in near if confirm(instance, one)][:8]
