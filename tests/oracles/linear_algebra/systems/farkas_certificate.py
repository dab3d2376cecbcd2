"""Judge by the definition with sympy's matrices, and by an infeasible linear program of scipy."""

from fractions import Fraction
from typing import Any

import sympy
from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or with the promise that there is no solution."""
    y = sympy.Matrix([[sympy.Rational(x.numerator, x.denominator) for x in answer]])
    if min(y) < 0:
        return "a multiplier is negative"
    if not (y * sympy.Matrix(instance.matrix)).is_zero_matrix:
        return "the left side does not vanish"
    if (y * sympy.Matrix(instance.right))[0] >= 0:
        return "the right side is not negative"
    n = len(instance.matrix[0])
    found = linprog([0] * n, A_ub=instance.matrix, b_ub=instance.right, bounds=[(None, None)] * n)
    return "" if found.status == 2 else "the inequalities have a solution"


def others(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """The multipliers scaled."""
    return [tuple(2 * y for y in answer), tuple(y / 7 for y in answer)]


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """Zero, the signs of the multipliers alone, and one of them doubled."""
    place = next(k for k, y in enumerate(answer) if y)
    doubled = tuple(2 * y if k == place else y for k, y in enumerate(answer))
    return [tuple(0 * y for y in answer), doubled]


def greedy(instance: Any) -> tuple[Fraction, ...]:
    """Add the inequalities as they are."""
    return tuple(Fraction(1) for _ in instance.matrix)
