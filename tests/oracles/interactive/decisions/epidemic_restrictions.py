"""Run the weeks with exact fractions; find the least cost among all plans at once with numpy."""

from fractions import Fraction
from itertools import product
from math import floor
from typing import Any

import numpy

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[int]) -> tuple[list[tuple[int, int, int, int]], str]:
    """Count the people of three kinds."""
    healthy, sick, cured, paid = instance.well, instance.ill, 0, 0
    seen: list[tuple[int, int, int, int]] = []
    for week, level in enumerate(moves, start=1):
        fall = min(healthy, floor(Fraction(sick * instance.rate * instance.shares[level], 1000)))
        rise = floor(Fraction(sick * instance.recovering, 100))
        healthy, sick, cured = healthy - fall, sick + fall - rise, cured + rise
        paid += instance.costs[level]
        seen.append((week, healthy, sick, cured))
        if sick > instance.most:
            return seen, "lost"
        if week == instance.turns:
            fine = sick <= instance.ill and Fraction(paid, _cheapest(instance)) <= Fraction(11, 10)
            return seen, "won" if fine else "lost"
    return seen, ""


def _cheapest(instance: Any) -> int:
    """Try all plans."""
    plans = numpy.array(list(product(range(3), repeat=instance.turns)))
    healthy = numpy.full(len(plans), instance.well, dtype=numpy.int64)
    sick = numpy.full(len(plans), instance.ill, dtype=numpy.int64)
    good = numpy.ones(len(plans), dtype=bool)
    shares, costs = numpy.array(instance.shares), numpy.array(instance.costs)
    for week in range(instance.turns):
        fall = numpy.minimum(healthy, sick * instance.rate * shares[plans[:, week]] // 1000)
        healthy, sick = healthy - fall, sick + fall - sick * instance.recovering // 100
        good &= sick <= instance.most
    good &= sick <= instance.ill
    return int(costs[plans].sum(axis=1)[good].min())


def least(instance: Any) -> int:
    """All weeks must be played; the least cost is the one of the instance."""
    assert _cheapest(instance) == instance.least[0]
    return int(instance.turns)
