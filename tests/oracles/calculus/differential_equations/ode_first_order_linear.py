"""Judge by substitution into the printed equation near the start, with numeric derivatives."""

from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, parse
from tests.oracles.calculus._values import value_of
from tests.oracles.calculus.differential_equations._residuals import close, derivatives, spoilt_solution

LEVELS = range(1, 11)
near_misses = spoilt_solution


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rate, right = parse(instance.coefficient, ("x",)), parse(instance.right, ("x",))
    with mpmath.workdps(40):
        for place, shift in enumerate((0, 0.001, 0.004, -0.002)):
            x = mpmath.mpf(instance.start) + shift
            y, slope = derivatives(answer, "x", x, 1)
            if place == 0 and not close(y, value_of(parse(instance.value))):
                return "the initial value differs"
            drift = value_of(rate, x=x) * (-y if instance.minus else y)
            if not close(slope + drift, value_of(right, x=x) * y**instance.power):
                return f"the equation does not hold at x = {x}"
    return ""
