"""Judge by sympy's normal equations on the sums after each correction."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    sums = [sympy.Integer(0)] * 6
    for point, sign in [(p, 1) for p in instance.points] + [(old, -1) for old, _ in instance.changes]:
        sums = [s + sign * part for s, part in zip(sums, _parts(instance, point), strict=True)]
    for _, new in instance.changes:
        if new is not None:
            sums = [s + part for s, part in zip(sums, _parts(instance, new), strict=True)]
    n, sx, sy, sxx, syy, sxy = sums
    matrix = sympy.Matrix([[n, sx], [sx, sxx]])
    a, b = matrix.LUsolve(sympy.Matrix([sy, sxy]))
    squares = syy - 2 * (a * sy + b * sxy) + a**2 * n + 2 * a * b * sx + b**2 * sxx
    right = {
        "slope": b,
        "intercept": a,
        "prediction": a + b * instance.at,
        "squares": squares,
        "share": 1 - squares / (syy - sy**2 / n),
    }
    expected = [sympy.simplify(right[item]) for item in instance.items]
    found = [sympy.Rational(value.numerator, value.denominator) for value in answer]
    return "" if found == expected else f"they are {expected}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The first item with another sign, and a little more."""
    first, *rest = answer
    return [(-first, *rest), (first + Fraction(1, 3), *rest)]


def _parts(instance: Any, point: Any) -> list[int]:
    x, y = point[::-1] if instance.turned else point
    return [1, x, y, x * x, y * y, x * y]
