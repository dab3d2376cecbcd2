"""Polynomials in several variables as tuples of exponents and coefficients, as instances hold them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bootcamp import task
from bootcamp.lib.multivariate import Poly
from bootcamp.tasks.calculus._formulas import polynomial_text

Terms = tuple[tuple[tuple[int, ...], Fraction], ...]


def shown(terms: Terms, names: Sequence[str]) -> str:
    """Write a polynomial, terms of high degree first.

    >>> shown((((0, 0), Fraction(-1)), ((2, 1), Fraction(3))), "xy")
    '3x^2 y - 1'
    """
    ordered = sorted(terms, key=lambda term: (-sum(term[0]), [-n for n in term[0]]))
    return polynomial_text(dict(ordered), names)


def terms(p: Poly) -> Terms:
    """Give a polynomial the form in which instances hold it.

    >>> terms({(1,): 2})
    (((1,), Fraction(2, 1)),)
    """
    return tuple((e, Fraction(c)) for e, c in p.items())


def modest(values: Sequence[Fraction], digits: int) -> tuple[Fraction, ...]:
    """Give the values back, or raise Retry where one has more digits above or below.

    >>> modest([Fraction(1, 3)], 1)
    (Fraction(1, 3),)
    """
    if any(max(abs(v.numerator), v.denominator) >= 10**digits for v in values):
        raise task.Retry
    return tuple(values)
