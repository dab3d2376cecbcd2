"""Judge by sympy: solve for the critical points and look at the eigenvalues of the Hessian."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, frozenset[tuple[Fraction, ...]]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x, y = sympy.symbols("x y")
    total = sum(sympy.Rational(c.numerator, c.denominator) * x**i * y**j for i, j, c in instance.terms)
    p, q = sympy.diff(total, x), sympy.diff(total, y)
    if instance.decay is not None:
        a, b = instance.decay
        p, q = p - a * x * total, q - b * y * total
        total *= sympy.exp(-(a * x**2 + b * y**2) / 2)
    found = _common_zeros(p, q, x, y)
    stated = {point: kind for kind, points in answer.items() for point in points}
    if {tuple(sympy.Rational(v.numerator, v.denominator) for v in point) for point in stated} != found:
        return f"the critical points are {found}"
    hessian = sympy.hessian(total, (x, y))
    for point, kind in stated.items():
        place = {name: sympy.Rational(v.numerator, v.denominator) for name, v in zip((x, y), point, strict=True)}
        low, high = sorted(int(sympy.sign(v.evalf(30))) for v in hessian.subs(place).eigenvals(multiple=True))
        if kind != {(1, 1): "minima", (-1, -1): "maxima", (-1, 1): "saddles"}[low, high]:
            return f"{point} is none of the {kind}"
    return ""


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Minima and maxima exchanged, a point left out, one moved among the saddle points."""
    swapped = {**answer, "minima": answer["maxima"], "maxima": answer["minima"]}
    dropped = [{**answer, kind: frozenset(sorted(points)[1:])} for kind, points in answer.items() if points]
    return [near for near in (swapped, *dropped) if near != answer]


def _common_zeros(p: Any, q: Any, x: Any, y: Any) -> set[tuple[Any, Any]]:
    """Take the real roots of the resultant as x, and the common real roots in y."""
    found = set()
    basis = sympy.groebner([p, q], y, x, order="lex")
    (alone,) = [g for g in basis.exprs if not g.has(y)]
    for at in set(sympy.real_roots(sympy.Poly(alone, x))):
        sides = [sympy.Poly(g.subs(x, at), y) for g in (p, q)]
        common = sympy.gcd(*sides)
        for value in set(sympy.real_roots(common)) if common.degree() > 0 else ():
            found.add((at, value))
    return found
