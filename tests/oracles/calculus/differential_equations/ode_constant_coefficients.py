"""Judge by substitution into the printed equation, with numeric derivatives, and by the initial values."""

from fractions import Fraction
from typing import Any

from bootcamp.verifiers.symbolic import Node, evaluate, parse
from tests.oracles.calculus.differential_equations._residuals import close, derivatives, spoilt_solution

LEVELS = range(1, 11)
near_misses = spoilt_solution


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    order = len(instance.values)
    right = parse(instance.right, ("x",))
    for x in (Fraction(3, 10), Fraction(6, 5), Fraction(-7, 10)):
        values = derivatives(answer, "x", x, order)
        left = sum(c * value for c, value in zip(instance.coefficients, values, strict=True))
        if not close(left, evaluate(right, {"x": x}, digits=30)):
            return f"the equation does not hold at x = {x}"
    start = derivatives(answer, "x", 0, order - 1)
    return "" if all(map(close, start, instance.values)) else "the initial values differ"
