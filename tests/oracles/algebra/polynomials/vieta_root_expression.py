"""Judge by the roots to 120 digits, which the shown expression, written out for each kind, is evaluated at."""

from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

import mpmath

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, b = instance.a, instance.b
    with mpmath.workdps(120):
        r = mpmath.polyroots(instance.polynomial[::-1], maxsteps=1000, extraprec=1000)
        value = {
            "powers": lambda: sum(x**a for x in r),
            "reciprocals": lambda: sum(1 / (x + a) for x in r),
            "quotients": lambda: sum((x + b) / (x + a) for x in r),
            "product": lambda: mpmath.fprod(x * x + a * x + b for x in r),
            "mixed": lambda: sum(x * x * y for x, y in permutations(r, 2)),
            "hyperbolic": lambda: sum((x + b) / (x * x + abs(a)) for x in r),
            "differences": lambda: sum((x - y) ** 2 for x, y in combinations(r, 2)),
            "cubes": lambda: sum(x * x / (x**3 + a) for x in r),
            "pairs": lambda: sum(1 / (x + y + a) for x, y in combinations(r, 2)),
        }[instance.kind]()
        close = abs(value - mpmath.mpf(answer.numerator) / answer.denominator) < mpmath.mpf(10) ** -60
    return "" if close else "the roots give another value"
