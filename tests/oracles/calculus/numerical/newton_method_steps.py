"""Judge by sympy: its derivatives and its solver of linear systems, step by step."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    unknowns = sympy.symbols(list(instance.names))
    functions = sympy.Matrix(
        [
            sum(
                sympy.Rational(c.numerator, c.denominator) * sympy.prod(x**n for x, n in zip(unknowns, e, strict=True))
                for e, c in f
            )
            for f in instance.functions
        ]
    )
    point = sympy.Matrix(instance.start)
    for _ in range(instance.steps):
        place = dict(zip(unknowns, point, strict=True))
        point -= functions.jacobian(unknowns).subs(place).LUsolve(functions.subs(place))
    wanted = [Fraction(int(v.p), int(v.q)) for v in point]
    return "" if tuple(wanted) == answer else f"the point is {point}"


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """The wrong sign of a step in the last coordinate, and a coordinate off by one."""
    start = instance.start[-1]
    return [(*answer[:-1], 2 * start - answer[-1] + 7), (answer[0] + 1, *answer[1:])]
