"""Judge by sympy: the stationary vector as a null space, and the time of return by first-step equations."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    chain = sympy.Matrix([[sympy.Rational(p.numerator, p.denominator) for p in row] for row in instance.chain])
    n = chain.rows
    right: Any
    if instance.kind == "return":
        home = instance.asked[1]
        others = [state for state in range(n) if state != home]
        away = chain.extract(others, others)
        times = (sympy.eye(n - 1) - away).LUsolve(sympy.ones(n - 1, 1))
        right = 1 + sum(chain[home, state] * time for state, time in zip(others, times, strict=True))
    else:
        (vector,) = (chain.T - sympy.eye(n)).nullspace()
        share = vector / sum(vector)
        if instance.kind == "share":
            a, b = instance.asked
            right = share[a] * chain[a, b]
        else:
            earned = sympy.zeros(n, n)
            for a, b, value in instance.rewards:
                for origin in range(n) if a < 0 else [a]:
                    earned[origin, b] += value
            right = sum(share[a] * chain[a, b] * earned[a, b] for a in range(n) for b in range(n))
    return "" if right == sympy.Rational(answer.numerator, answer.denominator) else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One more, and half."""
    return [answer + 1, answer / 2]
