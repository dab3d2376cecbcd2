"""Judge by scipy's mixed-integer programmes."""

from itertools import accumulate
from typing import Any

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, total = len(instance.demand), sum(instance.demand)
    most = instance.capacity or total
    stock = list(accumulate(m - d for m, d in zip(answer, instance.demand, strict=True)))
    if max(answer) > total or (instance.capacity and max(answer) > most):
        return "too much in a period"
    if stock[-1] < 0 or (min(stock) < 0 and not instance.late):
        return "demand is not met"
    cost = sum(m * u + s * (m > 0) for m, u, s in zip(answer, instance.unit, instance.setup, strict=True))
    cost += sum(x * instance.hold if x > 0 else -x * instance.late for x in stock)
    goal = [*instance.unit, *instance.setup, *[instance.hold] * n, *[instance.late] * n]
    eye, none, lower = numpy.eye(n), numpy.zeros((n, n)), numpy.tril(numpy.ones((n, n)))
    balance = numpy.concatenate([lower, none, -eye, eye], axis=1)  # made so far - stored + owed = demand so far
    switch = numpy.concatenate([eye, -most * eye, none, none], axis=1)
    demand = numpy.cumsum(instance.demand)
    owed = [total if instance.late else 0] * (n - 1) + [0]
    found = milp(
        goal,
        constraints=[LinearConstraint(balance, demand, demand), LinearConstraint(switch, -numpy.inf, 0)],
        integrality=numpy.ones(4 * n),
        bounds=Bounds(0, [most] * n + [1] * n + [total] * n + owed),
    )
    assert found.success
    return "" if round(found.fun) == cost else "a cheaper plan is possible"


def greedy(instance: Any) -> tuple[int, ...]:
    """Make each period's demand in the period."""
    return tuple(instance.demand)


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A unit moved to the next period, one left out, one more."""
    wrong = [(*answer[:-1], answer[-1] + 1), (max(0, answer[0] - 1), *answer[1:]), instance.demand]
    for i in range(len(answer) - 1):
        if answer[i]:
            wrong.append((*answer[:i], answer[i] - 1, answer[i + 1] + 1, *answer[i + 2 :]))
    return [one for one in wrong if confirm(instance, one)]
