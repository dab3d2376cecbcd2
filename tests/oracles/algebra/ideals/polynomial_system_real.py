"""Judge by substitution, and count the real solutions by a resultant after a shear (sympy)."""

from typing import Any

from sympy import Poly, Rational, resultant, symbols

LEVELS = range(1, 11)
_X, _Y = symbols("x y")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    f, g = (_poly(terms) for terms in instance.equations)
    for x, y in answer:
        point = {_X: Rational(x.numerator, x.denominator), _Y: Rational(y.numerator, y.denominator)}
        if f.as_expr().subs(point) != 0 or g.as_expr().subs(point) != 0:
            return f"({x}, {y}) is no solution"
    sheared = [p.as_expr().subs(_X, _X + 1000003 * _Y) for p in (f, g)]
    eliminated = Poly(resultant(*sheared, _Y), _X)
    if eliminated.is_zero:
        return "the curves have a common part"
    count = eliminated.sqf_part().count_roots()
    return "" if count == len(answer) else f"there are at most {count} solutions"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A solution left out, coordinates exchanged, a point too many."""
    first = min(answer)
    found = [frozenset((y, x) for x, y in answer), answer | {(first[0] - 1, first[1])}]
    if len(answer) > 1:
        found.append(answer - {first})
    return [near for near in found if near != answer]


def _poly(terms: Any) -> Poly:
    return Poly.from_dict({e: int(c) for e, c in terms}, _X, _Y)
