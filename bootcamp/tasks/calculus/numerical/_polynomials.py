"""Polynomials in several variables as tuples of exponents and coefficients, as instances hold them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from bootcamp import task
from bootcamp.lib.multivariate import Poly, evaluate
from bootcamp.lib.prompts import bracketed
from bootcamp.tasks.calculus._formulas import polynomial_text

Terms = tuple[tuple[tuple[int, ...], Fraction], ...]


def shown(terms: Terms, names: Sequence[str]) -> str:
    """Write a polynomial, terms of high degree first.

    >>> shown((((0, 0), Fraction(-1)), ((2, 1), Fraction(3))), "xy")
    '3x^2 y - 1'
    """
    return polynomial_text(_ordered(dict(terms)), names)


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


def put_in(p: Poly, point: Sequence[Fraction]) -> str:
    """Write how numbers are put into a polynomial: each term, the values of the terms, and their sum.

    >>> put_in({(2,): 3, (0,): -1}, [Fraction(-2)])
    '3·(-2)^2 + (-1) = 12 + (-1) = 11'
    """
    parts: list[str] = []
    values = []
    for exponents, c in _ordered(p).items():
        shown = [f"({x})" if x < 0 or x.denominator > 1 else str(x) for x in point]
        powers = [x if n == 1 else f"{x}^{n}" for x, n in zip(shown, exponents, strict=True) if n]
        parts.append("·".join([*([bracketed(c) if parts else str(c)] if c != 1 or not powers else []), *powers]))
        values.append(evaluate({exponents: c}, point))
    middle = f"{' + '.join([str(values[0]), *map(bracketed, values[1:])])} = " if len(values) > 1 else ""
    text, total = " + ".join(parts) or "0", sum(values)
    return text if text == str(total) else f"{text} = {middle}{total}"


def _ordered(p: Mapping[tuple[int, ...], Fraction | int]) -> Poly:
    return dict(sorted(p.items(), key=lambda term: (-sum(term[0]), [-n for n in term[0]])))
