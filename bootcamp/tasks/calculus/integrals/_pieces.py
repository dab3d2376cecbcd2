"""Piecewise polynomials with rational breaks, and exact calculus with them."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import ceil, floor

from bootcamp import task
from bootcamp.lib.polynomial import (
    Polynomial,
    add,
    degree,
    evaluate,
    integral as over,
    multiply,
    rational_roots,
    scale,
    trim,
)

Piece = tuple[Fraction, Fraction, Polynomial]
"""Two ends and the polynomial between them."""
Pieces = tuple[Piece, ...]


def whole(p: Polynomial, low: Fraction, high: Fraction) -> Pieces:
    """Give a polynomial on one interval."""
    return ((low, high, trim(p)),)


def merged(f: Pieces, g: Pieces) -> list[tuple[Fraction, Fraction, Polynomial, Polynomial]]:
    """Cut two functions on one interval at the breaks of both."""
    ends = sorted({end for low, high, _ in f + g for end in (low, high)})
    return [
        (low, high, next(p for a, b, p in f if a <= low < b), next(p for a, b, p in g if a <= low < b))
        for low, high in pairwise(ends)
    ]


def plus(f: Pieces, g: Pieces, factor: Fraction = Fraction(1)) -> Pieces:
    """Give f + factor g."""
    return tuple((low, high, add(p, scale(q, factor))) for low, high, p, q in merged(f, g))


def times(f: Pieces, g: Pieces) -> Pieces:
    """Give the product."""
    return tuple((low, high, multiply(p, q)) for low, high, p, q in merged(f, g))


def absolute(f: Pieces) -> Pieces:
    """Give the absolute value; raise Retry where the sign changes at an irrational number."""
    found: list[Piece] = []
    for low, high, p in f:
        for a, b in cut(p, low, high):
            sign = 1 if evaluate(p, (a + b) / 2) >= 0 else -1
            found.append((a, b, scale(p, sign)))
    return tuple(found)


def cut(p: Polynomial, low: Fraction, high: Fraction) -> list[tuple[Fraction, Fraction]]:
    """Cut an interval at the roots of a polynomial; raise Retry where one may be irrational."""
    if not p:
        return [(low, high)]
    roots = [root for root in rational_roots(p) if low < root < high]
    rest = p
    for root in rational_roots(p):
        while not evaluate(rest, root):
            rest = _without(rest, root)
    if degree(rest) > 2 or (degree(rest) == 2 and rest[1] * rest[1] > 4 * rest[0] * rest[2]):
        raise task.Retry
    ends = [low, *roots, high]
    return list(pairwise(ends))


def _without(p: Polynomial, root: Fraction) -> Polynomial:
    """Divide by x - root, of which p is a multiple (Horner)."""
    values: list[int | Fraction] = []
    for c in reversed(p):
        values.append(c + root * values[-1] if values else c)
    return tuple(reversed(values[:-1]))


def rounded_down(f: Pieces) -> Pieces:
    """Give the floor of a piecewise linear function; raise Retry for any other."""
    found: list[Piece] = []
    for low, high, p in f:
        if degree(p) > 1:
            raise task.Retry
        one, other = sorted((evaluate(p, low), evaluate(p, high)))
        steps = [Fraction(n - p[0]) / p[1] for n in range(ceil(one), floor(other) + 1)] if degree(p) == 1 else []
        ends = sorted({low, high, *steps})
        for a, b in pairwise(ends):
            found.append((a, b, trim((floor(evaluate(p, (a + b) / 2)),))))
    return tuple(found)


def integral(f: Pieces) -> Fraction:
    """Integrate over the whole interval."""
    return sum((over(p, low, high) for low, high, p in f), Fraction(0))
