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
    right = parse(instance.right, ("x", "y"))
    start = mpmath.mpf(instance.start)
    with mpmath.workdps(40):
        if not close(value_of(answer, x=start), value_of(parse(instance.value))):
            return "the initial value differs"
    for shift in (0.001, 0.01, -0.005):
        with mpmath.workdps(40):
            value, slope = derivatives(answer, "x", start + shift, 1)
            if not close(slope, value_of(right, x=start + shift, y=value)):
                return f"the equation does not hold at x = {start + shift}"
    return ""
