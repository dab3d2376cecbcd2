"""Judge by scipy's mixed-integer programmes with an end day for each activity."""

from typing import Any

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.activities)
    saved = [answer[name] for name in "ABCDEFGHIJKLMN"[:n]]
    ends: list[int] = []
    rows, low = [], []
    for i, (normal, least, _, before) in enumerate(instance.activities):
        if not 0 <= saved[i] <= normal - least:
            return "shortened too much"
        ends.append(max([ends[k] for k in before], default=0) + normal - saved[i])
        for k in before or [None]:
            row = numpy.zeros(2 * n)
            row[i] = row[n + i] = 1
            if k is not None:
                row[n + k] = -1
            rows.append(row)
            low.append(normal)
    if max(ends) > instance.deadline:
        return "too long"
    most = [normal - least for normal, least, _, _ in instance.activities]
    costs = [cost for _, _, cost, _ in instance.activities]
    found = milp(
        costs + [0] * n,
        constraints=LinearConstraint(numpy.array(rows), low, numpy.inf),
        integrality=numpy.ones(2 * n),
        bounds=Bounds(0, most + [instance.deadline] * n),
    )
    assert found.success
    return "" if round(found.fun) == numpy.dot(costs, saved) else "a cheaper plan is possible"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """A day more or less on an activity; a day moved to another."""
    near = [{**answer, name: days + step} for name, days in answer.items() for step in (-1, 1) if days + step >= 0]
    return [one for one in near if confirm(instance, one)]
