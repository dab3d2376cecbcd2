"""Judge by substitution into the printed problem, with numeric derivatives at several points."""

from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, mul, neg, parse, symbol
from tests.oracles.calculus._values import value_of
from tests.oracles.calculus.differential_equations._residuals import close

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mpmath.workdps(50):
        return _fault(instance, answer)


def _fault(instance: Any, answer: Node) -> str:
    end = mpmath.pi if instance.length == 0 else mpmath.mpf(instance.length)
    source = parse(instance.source or "0", ("x",))

    def u(x: Any, t: Any) -> Any:
        return value_of(answer, x=x, t=t)

    def slope(x: Any, t: Any, across: int, along: int) -> Any:
        return mpmath.diff(u, (x, t), (across, along))

    for share, t in ((0.21, 0.13), (0.58, 0.4), (0.83, 0.07)):
        x = end * share
        right = instance.speed * slope(x, t, 2, 0) + value_of(source, x=x)
        if not close(slope(x, t, 0, 2 if instance.wave else 1), right):
            return "the equation does not hold"
        if not close(u(x, mpmath.mpf(0)), value_of(parse(instance.initial, ("x",)), x=x)):
            return "the initial values differ"
        if instance.wave and not close(slope(x, 0, 0, 1), value_of(parse(instance.velocity, ("x",)), x=x)):
            return "the initial speeds differ"
        for place in (mpmath.mpf(0), end):
            if not close(slope(place, t, 1, 0) if instance.insulated else u(place, mpmath.mpf(t)), 0):
                return "the conditions at the ends do not hold"
    return ""


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The sign, twice the solution, terms more."""
    return [neg(answer), mul(2, answer), add(answer, 1), add(answer, symbol("t"))]
