"""Judge by numbers: the logarithm of the printed power near the point, or far out, with many digits."""

from fractions import Fraction
from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, apply, div, evaluate, mul, parse, power
from bootcamp.verifiers.symbolic.tree import walk

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = parse(instance.expression, ("x",))
    base, exponent = tree.args
    logarithm = mul(exponent, apply("ln", base))
    wanted = evaluate(apply("ln", answer), {}, digits=40).real
    if r"\infty" in instance.at:
        sign = -1 if "-" in instance.at else 1
        slow = "ln" in repr(exponent)
        sizes = [mpmath.mpf(10) ** k for k in ((500, 1000) if slow else (2.4, 2.7))]
        if not slow and not any(node.head == "pow" and "x" in repr(node.args[1]) for node in walk(base)):
            sizes = [mpmath.mpf(10) ** 20, mpmath.mpf(10) ** 21]
        points = [sign * Fraction(int(size)) for size in sizes]
    else:
        slow = instance.at != "0"
        points = [Fraction(1, 10**k) for k in ((350, 700) if slow else (12, 13))]
    values = [evaluate(logarithm, {"x": x}, digits=4500 if slow else 900).real for x in points]
    if slow:  # the limit is approached as 1/ln x
        near, far = (abs(value - wanted) for value in values)
        close = near < 0.05 * (1 + abs(wanted)) and (far < 1e-9 or abs(near / far - 2) < 0.05)
    else:
        close = abs(values[-1] - wanted) < 0.05 * (1 + abs(wanted))
        close &= abs(values[-1] - wanted) <= abs(values[0] - wanted)
    return "" if close else f"the logarithms are {[mpmath.nstr(value) for value in values]}, not {mpmath.nstr(wanted)}"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The reciprocal, the square, a factor, the logarithm."""
    return [div(1, answer), power(answer, 2), mul(2, answer), add(answer, 1)]
