"""Judge by sympy: each method written out by itself on symbolic right sides."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    t = sympy.Symbol("t")
    names = sympy.symbols(list(instance.names))
    right = sympy.Matrix(
        [
            sum(_exact(c) * t ** e[0] * sympy.prod(x**n for x, n in zip(names, e[1:], strict=True)) for e, c in f)
            for f in instance.right
        ]
    )

    def f(time: Any, u: Any) -> Any:
        return right.subs({t: time, **dict(zip(names, u, strict=True))}, simultaneous=True)

    h, u, before, time = _exact(instance.step), sympy.Matrix(instance.start), None, sympy.Integer(0)
    a, b = map(_exact, instance.tableau)
    for _ in range(instance.steps):
        k = f(time, u)
        if instance.method == "Euler" or (instance.method == "Adams" and before is None):
            new = u + h * k
        elif instance.method == "Adams":
            new = u + h * (3 * k - f(time - h, before)) / 2
        elif instance.method == "midpoint":
            new = u + h * f(time + h / 2, u + h / 2 * k)
        elif instance.method == "Heun":
            new = u + h / 2 * (k + f(time + h, u + h * k))
        elif instance.method == "tableau":
            new = u + h * ((1 - b) * k + b * f(time + a * h, u + a * h * k))
        elif instance.method == "implicit":
            unknown = sympy.Matrix(names)
            solved = sympy.solve(list(unknown - u - h * f(time + h, unknown)), names, dict=True)[0]
            new = sympy.Matrix([solved[name] for name in names])
        else:
            second = f(time + h / 2, u + h / 2 * k)
            third = f(time + h / 2, u + h / 2 * second)
            new = u + h / 6 * (k + 2 * second + 2 * third + f(time + h, u + h * third))
        before, u, time = u, new, time + h
    return "" if all(v == _exact(c) for v, c in zip(u, answer, strict=True)) else f"the values are {list(u)}"


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """A value off by the step, and the signs turned round."""
    return [near for near in ((answer[0] + instance.step, *answer[1:]), tuple(-c for c in answer)) if near != answer]


def _exact(value: Fraction) -> Any:
    return sympy.Rational(value.numerator, value.denominator)
