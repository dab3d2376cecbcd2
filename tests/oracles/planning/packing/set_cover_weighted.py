"""Judge by scipy's mixed-integer programmes, and by all choices where they are few."""

from itertools import product
from typing import Any

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    m = len(instance.sets)
    chosen = numpy.array([f"S{i + 1}" in answer for i in range(m)], int)
    holds = numpy.array([[x in one for one in instance.sets] for x in range(1, instance.elements + 1)], int)
    need = numpy.array([2 if x in instance.twice else 1 for x in range(1, instance.elements + 1)])
    clash = numpy.array([[i in pair for i in range(m)] for pair in instance.conflicts], int).reshape(-1, m)
    if (holds @ chosen < need).any() or (clash @ chosen > 1).any():
        return "a rule is broken"
    costs = numpy.array(instance.costs)
    rows = [LinearConstraint(holds, need, numpy.inf)]
    if len(clash):
        rows.append(LinearConstraint(clash, 0, 1))
    found = milp(costs, constraints=rows, integrality=numpy.ones(m), bounds=Bounds(0, 1))
    assert found.success
    if m <= 7:
        ways = [numpy.array(way) for way in product((0, 1), repeat=m)]
        allowed = [way for way in ways if (holds @ way >= need).all() and (clash @ way <= 1).all()]
        assert round(found.fun) == min(costs @ way for way in allowed)
    return "" if round(found.fun) == costs @ chosen else "a cheaper choice is possible"


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """A set dropped, added or exchanged."""
    every = {f"S{i + 1}" for i in range(len(instance.sets))}
    wrong = [answer - {one} for one in sorted(answer)] + [answer | {one} for one in sorted(every - answer)]
    wrong += [answer - {min(answer)} | {one} for one in sorted(every - answer)]
    return [one for one in wrong if one and confirm(instance, one)]
