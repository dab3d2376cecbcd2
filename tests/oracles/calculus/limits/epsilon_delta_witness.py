"""Judge by sympy: the exact largest good number from the places where the distance to the limit is the tolerance."""

from fractions import Fraction
from typing import Any

import sympy

from bootcamp.verifiers.symbolic import parse
from bootcamp.verifiers.symbolic.worker import build

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    border = _border(instance)
    stated = sympy.Rational(answer.numerator, answer.denominator)
    margin = 1 + sympy.Rational(instance.margin, 100)
    if instance.kind == "infinity":
        return "" if border <= stated and stated / margin < border else f"the border is {border}"
    return "" if stated <= border and stated * margin > border else f"the border is {border}"


def others(instance: Any, answer: Fraction) -> list[Fraction]:
    """Other numbers on the right side of the border."""
    border = Fraction(str(sympy.N(_border(instance), 30)))
    side = 1 if instance.kind == "infinity" else -1
    return [border * (1 + side * Fraction(instance.margin, k)) for k in (160, 400, 1000)]


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """Numbers on the wrong side of the border, and numbers that are too careful."""
    border = Fraction(str(sympy.N(_border(instance), 30)))
    side = 1 if instance.kind == "infinity" else -1
    factor = 1 + Fraction(instance.margin, 100)
    careful = border * factor if side > 0 else border / factor
    return [border * (1 - side * Fraction(1, 1000)), careful * (1 + side * Fraction(1, 1000)), -answer, Fraction(0)]


def _border(instance: Any) -> Any:
    """Give the largest good δ, or the smallest good N."""
    t = sympy.Symbol("t", real=True)
    positive = sympy.Symbol("x", positive=True)
    f = build(sympy, parse(instance.function, ("x",))).subs(positive, t)
    limit, tolerance = (sympy.Rational(v.numerator, v.denominator) for v in (instance.limit, instance.tolerance))
    inside = sympy.Poly(sum(c * t**k for k, c in enumerate(instance.p)), t)
    points = []
    if instance.kind == "root":
        points = [sympy.solve(inside.as_expr() - side, t)[0] for side in ((limit + tolerance) ** 2,)]
        points += [sympy.solve(inside.as_expr() - max(limit - tolerance, 0) ** 2, t)[0]]
    else:
        for side in (limit - tolerance, limit + tolerance):
            points += sympy.real_roots(sympy.Poly(sympy.numer(sympy.together(f - side)), t))
        if instance.q != (1,):
            points += sympy.real_roots(sympy.Poly(sympy.denom(sympy.together(f)), t))
    if instance.kind == "infinity":
        return max(points, key=lambda point: sympy.N(point, 30))
    return min((abs(point - instance.at) for point in points), key=lambda size: sympy.N(size, 30))
