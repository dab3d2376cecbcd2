"""Judge by adding up the terms in high precision, as they fall geometrically at least."""

from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, div, evaluate, mul, neg

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mpmath.workdps(50):
        x = mpmath.mpf(instance.x.numerator) / instance.x.denominator
        total, n, weight = mpmath.mpf(0), 0, mpmath.mpf(1)
        while n < 30 or abs(weight) > mpmath.mpf(10) ** -45:
            term = sum(c * n**k for k, c in enumerate(instance.numerator)) * weight
            for b in instance.below:
                term /= n + b
            total += term / (2 * n + 1 if instance.family == "arctangent" else 1)
            n += 1
            weight *= x
            if instance.family == "exponential":
                weight /= n
            elif instance.family == "double":
                weight /= 2 * n * (2 * n - 1)
            elif instance.family == "binomial":
                weight *= mpmath.mpf(2 * (2 * n - 1)) / n
        value = evaluate(answer, {}, digits=40).real
        return "" if abs(value - total) < mpmath.mpf(10) ** -25 else f"the sum is {mpmath.nstr(total)}"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """A first term left out or counted twice, the wrong sign, a factor."""
    return [add(answer, 1), neg(answer), mul(2, answer), div(answer, 3)]
