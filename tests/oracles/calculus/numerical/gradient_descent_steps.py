"""Judge by sympy: symbolic gradients, and for exact line search the minimum of a parabola in the step size."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = sympy.symbols(list(instance.names))
    f = sympy.Integer(0)
    for e, c in instance.function:
        f += _exact(c) * sympy.prod(x**n for x, n in zip(names, e, strict=True))
    gradient = sympy.Matrix([sympy.diff(f, x) for x in names])
    point, velocity, s = sympy.Matrix(instance.start), sympy.zeros(len(names), 1), sympy.Symbol("s")
    for _ in range(instance.steps):
        slope = gradient.subs(dict(zip(names, point, strict=True)))
        rate = _exact(instance.rate)
        if instance.rule == "exact":
            along = sympy.expand(f.subs(dict(zip(names, point - s * slope, strict=True)), simultaneous=True))
            if along.coeff(s, 2) <= 0:
                return "the function has no least value along the line"
            (rate,) = sympy.solve(sympy.diff(along, s), s)
        velocity = _exact(instance.momentum) * velocity - rate * slope
        point += velocity
    return "" if all(v == _exact(c) for v, c in zip(point, answer, strict=True)) else f"the point is {list(point)}"


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """Signs turned round, a coordinate off by one, the start."""
    return [
        near for near in (tuple(-c for c in answer), (answer[0] + 1, *answer[1:]), instance.start) if near != answer
    ]


def _exact(value: Fraction) -> Any:
    return sympy.nsimplify(sympy.S(value.numerator) / value.denominator, rational=True)
