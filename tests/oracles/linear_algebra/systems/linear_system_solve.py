"""Judge by substitution into both sides, and by sympy's linsolve."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    values = (1, *answer)
    for left, right in instance.equations:
        sides = [sum(c * values[k] for c, k in side) for side in (left, right)]
        if sides[0] != sides[1]:
            return f"an equation gives {sides[0]} = {sides[1]}"
    symbols = sympy.symbols(f"x1:{instance.unknowns + 1}")
    named = (sympy.Integer(1), *symbols)
    zero = [
        sum(sympy.Rational(c.numerator, c.denominator) * named[k] for c, k in left)
        - sum(sympy.Rational(c.numerator, c.denominator) * named[k] for c, k in right)
        for left, right in instance.equations
    ]
    return "" if not sympy.linsolve(zero, symbols).free_symbols else "the solution is not unique"


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """The solution negated, backwards, and with one value off by one."""
    nears = [tuple(-x for x in answer), answer[::-1], (answer[0] + 1, *answer[1:])]
    return [near for near in nears if near != answer]
