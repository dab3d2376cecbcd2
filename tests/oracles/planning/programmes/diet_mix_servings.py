"""Judge by scipy's mixed-integer programmes."""

from typing import Any

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.foods)
    served = numpy.array([answer[food] for food in instance.foods])
    content = numpy.array(instance.content)
    total = served @ content
    if (total < instance.low).any() or (total > instance.high).any() or served.max() > instance.most:
        return "a limit is broken"
    rows = [numpy.concatenate([content.T, numpy.zeros((len(instance.low), n))], axis=1)]
    low, high = list(instance.low), list(instance.high)
    rows.append(numpy.concatenate([numpy.eye(n), -instance.most * numpy.eye(n)], axis=1))
    low += [-numpy.inf] * n
    high += [0] * n
    for kind, most in instance.caps:
        members = numpy.array([int(one == kind) for one in instance.kinds])
        if (members * (served > 0)).sum() > most:
            return "too many of a kind"
        rows.append(numpy.concatenate([numpy.zeros(n), members])[None])
        low.append(0)
        high.append(most)
    found = milp(
        [*instance.prices, *[0] * n],
        constraints=LinearConstraint(numpy.concatenate(rows), low, high),
        integrality=numpy.ones(2 * n),
        bounds=Bounds(0, [instance.most] * n + [1] * n),
    )
    assert found.success
    return "" if round(found.fun) == served @ numpy.array(instance.prices) else "another menu costs less"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """One serving more or less."""
    near = [{**answer, food: count + step} for food, count in answer.items() for step in (-1, 1)]
    return [
        one for one in near if min(one.values()) >= 0 and max(one.values()) <= instance.most and confirm(instance, one)
    ]
