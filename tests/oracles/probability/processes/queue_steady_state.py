"""Judge by the balance equations of the generator matrix in sympy."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.room + 1
    joins = [_exact(p) for p in instance.joins] or [sympy.Integer(1)] * instance.room
    generator = sympy.zeros(n, n)
    for k in range(n):
        if k + 1 < n:
            generator[k, k + 1] = instance.arrival * joins[k]
        if k:
            generator[k, k - 1] = instance.service * min(k, instance.servers)
        generator[k, k] = -sum(generator.row(k))
    (vector,) = generator.T.nullspace()
    share = vector / sum(vector)
    accepted = sum(share[k] * joins[k] for k in range(n - 1))
    number = sum(k * share[k] for k in range(n))
    waiting = sum(max(0, k - instance.servers) * share[k] for k in range(n))
    right = {
        "state": share[instance.asked],
        "number": number,
        "lost": 1 - accepted,
        "busy": number - waiting,
        "queue": waiting,
        "time": number / (instance.arrival * accepted),
    }[instance.kind]
    return "" if right == _exact(answer) else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One more, and a fraction a little off."""
    return [answer + 1, Fraction(answer.numerator + 1, answer.denominator + 1)]


def _exact(value: Fraction) -> Any:
    return sympy.Rational(value.numerator, value.denominator)
