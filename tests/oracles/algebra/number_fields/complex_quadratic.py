"""Judge by exact substitution, and by sympy's solution of the two real equations for the number of solutions."""

from typing import Any

from sympy import QQ, I, Poly, Rational, expand, groebner, im, re, roots, symbols

LEVELS = range(1, 11)
_X, _Y, _Z = symbols("x y z", real=True)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for a, b in answer:
        z = Rational(a.numerator, a.denominator) + I * Rational(b.numerator, b.denominator)
        if expand(_value(instance, z, z.conjugate())) != 0:
            return f"{z} is no solution"
    if not any(map(any, instance.coefficients[5:])):
        c = [a + b * I for a, b in instance.coefficients[:5]]
        while c[-1] == 0:
            c.pop()
        count = len(roots(Poly(c[::-1], symbols("w"), extension=I)))
        return "" if count == len(answer) else f"there are {count} solutions"
    value = expand(_value(instance, _X + I * _Y, _X - I * _Y))
    basis = groebner([re(value), im(value), _Z - _X - Rational(1, 7919) * _Y], _X, _Y, _Z, order="lex", domain=QQ)
    last = Poly(basis.exprs[-1], _Z)
    real = set(last.real_roots())
    return "" if len(real) == len(answer) else f"there are {len(real)} solutions"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Conjugates, parts exchanged, a solution left out."""
    first = sorted(answer)[0]
    found = [frozenset((a, -b) for a, b in answer), frozenset((b, a) for a, b in answer)]
    if len(answer) > 1:
        found.append(answer - {first})
    return [near for near in found if near != answer]


def _value(instance: Any, z: Any, bar: Any) -> Any:
    powers = (1, z, z**2, z**3, z**4, bar, z * bar)
    return sum((a + b * I) * p for (a, b), p in zip(instance.coefficients, powers, strict=True))
