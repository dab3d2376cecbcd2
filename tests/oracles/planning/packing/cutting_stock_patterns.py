"""Judge by scipy's mixed-integer programmes over all patterns."""

from itertools import product
from typing import Any

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lines = numpy.array(answer)
    if len(lines) > 8 or (lines[:, 0] < 1).any() or (lines[:, 1:].sum(1) < 1).any():
        return "the lines are not allowed"
    if (lines[:, 1:] @ instance.pieces > instance.length).any():
        return "a pattern is too long"
    if (lines[:, 0] @ lines[:, 1:] < instance.demand).any():
        return "too few pieces"
    ways = numpy.array(
        [
            way
            for way in product(*(range(instance.length // piece + 1) for piece in instance.pieces))
            if instance.length - min(instance.pieces) < numpy.dot(way, instance.pieces) <= instance.length
        ]
    )
    found = milp(
        numpy.ones(len(ways)),
        constraints=LinearConstraint(ways.T, instance.demand, numpy.inf),
        integrality=numpy.ones(len(ways)),
        bounds=Bounds(0, 99),
    )
    assert found.success
    return "" if round(found.fun) == lines[:, 0].sum() else "fewer bars suffice"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A bar more or less, a piece more in a pattern, two kinds exchanged."""
    (times, *way), *rest = answer
    wrong = [((times + 1, *way), *rest), ((times - 1, *way), *rest), tuple(rest)]
    wrong.append(((times, way[0] + 1, *way[1:]), *rest))
    wrong.append(tuple((line[0], *reversed(line[1:])) for line in answer))
    return [one for one in wrong if confirm(instance, one)]
