"""Judge by sympy: differentiate the equation with y as a function of x and solve for each derivative in turn."""

from fractions import Fraction
from typing import Any

import sympy

from bootcamp.verifiers.symbolic import parse
from bootcamp.verifiers.symbolic.worker import build

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x, t = sympy.Symbol("x"), sympy.Symbol("t")
    a, b = instance.point
    positive = build(sympy, parse(instance.left, ("x", "y")))
    tree = positive.subs({symbol: sympy.Symbol(symbol.name) for symbol in positive.free_symbols})
    function = sympy.Function("y")(x)
    equation = tree.subs(sympy.Symbol("y"), function)
    if tree.subs({x: a, sympy.Symbol("y"): b}) != instance.right:
        return "the point is not on the curve"
    known: dict[Any, Any] = {}
    for n, wanted in enumerate(answer, 1):
        equation = sympy.diff(equation, x)
        at_point = equation.subs(sympy.Derivative(function, (x, n)) if n > 1 else sympy.diff(function, x), t)
        for derivative, value in sorted(known.items(), key=lambda item: -item[0].derivative_count):
            at_point = at_point.subs(derivative, value)
        at_point = at_point.subs(function, b).subs(x, a)
        (found,) = sympy.solve(at_point, t)
        if found != sympy.Rational(wanted.numerator, wanted.denominator):
            return f"derivative {n} is {found}"
        known[sympy.diff(function, x, n)] = found
    return ""


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """The sign and the quotient turned round, which are the usual slips."""
    first, *rest = answer
    return [(-first, *rest), *([(1 / first, *rest)] if first * first != 1 else [])]
