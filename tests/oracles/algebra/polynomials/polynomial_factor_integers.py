"""Judge by sympy's factorisation."""

from fractions import Fraction
from typing import Any

from sympy import Poly, factor_list, symbols

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    _, factors = factor_list(_poly(instance, instance.terms))
    wanted = sorted(_monic(dict(factor.terms())) for factor, times in factors for _ in range(times))
    if any(c.denominator != 1 for factor in answer for _, c in factor):
        return "not all coefficients are integers"
    content = 1
    for factor in answer:
        content *= abs(int(_poly(instance, factor).content())) if factor else 0
    if content != 1:
        return "the factors have a common divisor"
    return (
        "" if sorted(_monic(dict(factor)) for factor in answer) == wanted else "these are not the irreducible factors"
    )


def others(instance: Any, answer: Any) -> list[Any]:
    """The factors in reverse order, and two of them with the other sign."""
    flipped = tuple(tuple((e, -c) for e, c in factor) for factor in answer[:2]) + answer[2:]
    return [answer[::-1], flipped]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One factor left out, one doubled, two multiplied, one changed, the polynomial itself."""
    a, b, *rest = answer
    product = _terms(_poly(instance, a) * _poly(instance, b))
    whole = _terms(_poly(instance, instance.terms))
    changed = tuple((e, c + (1 if i == 0 else 0)) for i, (e, c) in enumerate(a))
    return [answer[1:], (*answer, a), (product, *rest), (changed, b, *rest), (whole,)]


def _poly(instance: Any, terms: Any) -> Poly:
    return Poly.from_dict({e: int(c) for e, c in terms}, *symbols("x y")[: len(instance.terms[0][0])])


def _terms(poly: Poly) -> Any:
    terms = ((tuple(map(int, e)), Fraction(int(c))) for e, c in poly.terms())
    return tuple(sorted(terms, key=lambda term: (sum(term[0]), term[0]), reverse=True))


def _monic(terms: Any) -> list[tuple[tuple[int, ...], Fraction]]:
    lead = max(terms)
    return sorted((tuple(map(int, e)), Fraction(int(c), int(terms[lead]))) for e, c in terms.items())
