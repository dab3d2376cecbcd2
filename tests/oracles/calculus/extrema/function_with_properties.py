"""Judge by sympy: limits, real roots and derivatives of the quotient; multiples of both parts are right as well."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)
_X = sympy.Symbol("x")


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p, q = (_expression(answer[name]) for name in ("numerator", "denominator"))
    f = sympy.cancel(p / q)
    if set(sympy.real_roots(sympy.Poly(q, _X))) != set(instance.gaps):
        return "the denominator has other real zeros"
    for c, left, right in instance.poles:
        if (sympy.limit(f, _X, c, "-"), sympy.limit(f, _X, c, "+")) != (left * sympy.oo, right * sympy.oo):
            return f"the limits at {c} are others"
    if any(sympy.limit(f, _X, c) != _exact(value) for c, value in instance.holes):
        return "a limit at a gap is another"
    top = sympy.Poly(sympy.numer(f), _X)
    zeros = sympy.roots(top, filter="R") if not top.is_ground else {}
    if {int(c): times % 2 == 1 for c, times in zeros.items()} != dict(instance.zeros):
        return "the zeros are others"
    m, b = map(_exact, instance.line)
    if any(sympy.limit(f - m * _X - b, _X, end) != 0 for end in (sympy.oo, -sympy.oo)):
        return "the line is not the asymptote"
    slope = sympy.diff(f, _X)
    if any(f.subs(_X, c) != _exact(value) for c, value in instance.values):
        return "a value is another"
    return "a slope is another" if any(slope.subs(_X, c) != _exact(value) for c, value in instance.slopes) else ""


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Both parts times the same number, or the same polynomial without real zeros."""
    found = []
    for factor in (sympy.Integer(3), _X**2 + 1):
        found.append({name: _terms(_expression(part) * factor) for name, part in answer.items()})
    return found


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The wrong sign, a constant added, a zero too many below, the parts exchanged."""
    p, q = (_expression(answer[name]) for name in ("numerator", "denominator"))
    return [
        {"numerator": _terms(-p), "denominator": _terms(q)},
        {"numerator": _terms(p + q), "denominator": _terms(q)},
        {"numerator": _terms(p * (_X - 77)), "denominator": _terms(q * (_X - 77))},
        {"numerator": _terms(q), "denominator": _terms(p)},
    ]


def _expression(terms: Any) -> Any:
    return sum((_exact(c) * _X ** e[0] for e, c in terms), sympy.Integer(0))


def _terms(expression: Any) -> Any:
    found = sympy.Poly(sympy.expand(expression), _X).terms()
    return tuple((tuple(map(int, e)), Fraction(int(c.p), int(c.q))) for e, c in found)


def _exact(value: Fraction) -> Any:
    return sympy.Integer(value.numerator) / value.denominator
