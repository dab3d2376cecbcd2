"""Judge by sympy: the points satisfy both equations, and there are no other real solutions."""

from typing import Any

import sympy
from sympy import Rational, sqrt, symbols

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x, y = symbols("x y", real=True)
    curves = [_equation(curve, x, y) for curve in instance.curves]
    found = _solutions(curves, x, y)
    if instance.chord:
        (a, b), (c, d) = found
        right = sqrt(sympy.expand((a - c) ** 2 + (b - d) ** 2))
        return "" if sympy.simplify(right - _number(answer)) == 0 else f"the distance is {right}"
    if len(answer) != len(found) or any(len(point) != 2 for point in answer):
        return f"there are {len(found)} points"
    for a, b in answer:
        at = {x: _number(a), y: _number(b)}
        if any(sympy.expand(curve.subs(at)) != 0 for curve in curves):
            return "a point does not satisfy both equations"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Half the distance; a point left out or moved."""
    if instance.chord:
        return [answer / 2, answer * 2]
    a, b = min(answer)
    rest = answer - {(a, b)}
    return [rest | {(a, b + 1)}, *([rest] if rest else [])]


def _number(value: Any) -> Any:
    return sum((Rational(c.numerator, c.denominator) * sqrt(d) for d, c in value.terms), Rational(0))


def _equation(curve: Any, x: Any, y: Any) -> Any:
    if len(curve) == 3:
        return curve[0] * x + curve[1] * y - curve[2]
    if len(curve) == 5:
        return y - curve[2] * x**2 - curve[3] * x - curve[4]
    return x**2 + y**2 + curve[1] * x + curve[2] * y + curve[3]


def _solutions(curves: Any, x: Any, y: Any) -> list[Any]:
    """Eliminate y (or x) with a linear combination of both equations and solve for the other."""
    first, second = (sympy.Poly(curve, x, y) for curve in curves)
    straight = first if first.total_degree() == 1 or first.degree(y) == 1 else first - second
    if sympy.degree(straight.as_expr(), y) == 1:
        height = sympy.solve(straight.as_expr(), y)[0]
        rest = sympy.Poly(second.as_expr().subs(y, height), x)
        return [(root, height.subs(x, root)) for root in sympy.roots(rest) if root.is_real]
    place = sympy.solve(straight.as_expr(), x)[0]
    rest = sympy.Poly(second.as_expr().subs(x, place), y)
    return [(place, root) for root in sympy.roots(rest) if root.is_real]
