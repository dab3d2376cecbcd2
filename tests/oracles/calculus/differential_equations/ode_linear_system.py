"""Judge by substitution into the printed system, with numeric derivatives, and by the initial values."""

from fractions import Fraction
from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, neg, parse
from tests.oracles.calculus._values import value_of
from tests.oracles.calculus.differential_equations._residuals import close, derivatives

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Node, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    forcing = [parse(text, ("t",)) for text in instance.forcing]
    for t in (Fraction(0), Fraction(2, 5), Fraction(-3, 10)):
        points = [derivatives(part, "t", t, 1) for part in answer]
        if not t and not all(close(value, start) for (value, _), start in zip(points, instance.start, strict=True)):
            return "the initial values differ"
        for (_, slope), row, extra in zip(points, instance.matrix, forcing, strict=True):
            right = sum(c * value for c, (value, _) in zip(row, points, strict=True))
            if not close(slope, right + value_of(extra, t=mpmath.mpf(t.numerator) / t.denominator)):
                return f"an equation does not hold at t = {t}"
    return ""


def near_misses(instance: Any, answer: tuple[Node, ...]) -> list[tuple[Node, ...]]:
    """A sign, a constant more, another order."""
    near = [(neg(answer[0]), *answer[1:]), (*answer[:-1], add(answer[-1], 1))]
    return near if answer[0] == answer[-1] else [*near, answer[::-1]]
