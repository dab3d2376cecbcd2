"""Judge by running the printed recurrence from its initial values and comparing thirty terms."""

from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, mul, neg, parse, symbol
from tests.oracles.calculus._values import value_of

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    forcing = parse(instance.forcing, ("n",))
    with mpmath.workdps(60):
        terms = [mpmath.mpf(value) for value in instance.start]
        order = len(terms)
        for n in range(30):
            known = mpmath.fsum(c * terms[n + k] for k, c in enumerate(instance.coefficients[:-1]))
            terms.append((value_of(forcing, n=mpmath.mpf(n)) - known) / instance.coefficients[order])
        for n, term in enumerate(terms):
            if abs(value_of(answer, n=mpmath.mpf(n)) - term) > 1e-20 * (1 + abs(term)):
                return f"a({n}) is {mpmath.nstr(term)}"
    return ""


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The sign, twice the formula, one more, n more."""
    return [neg(answer), mul(2, answer), add(answer, 1), add(answer, symbol("n"))]
