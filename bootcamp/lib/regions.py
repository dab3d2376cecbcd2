"""Exact integrals of polynomials in several variables over plane and solid regions."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import factorial, prod

from bootcamp.lib.multivariate import Poly, product
from bootcamp.lib.polynomial import Polynomial, add, compose, integral, multiply, scale


def over_box(p: Poly, ends: Sequence[tuple[int, int]]) -> Fraction:
    """Integrate over a box, given by the ends of its sides.

    >>> over_box({(1, 0): 2, (0, 1): 1}, [(0, 1), (0, 2)])
    Fraction(4, 1)
    """
    total = Fraction(0)
    for e, c in p.items():
        sides = (Fraction(high ** (n + 1) - low ** (n + 1), n + 1) for (low, high), n in zip(ends, e, strict=True))
        total += c * prod(sides, start=Fraction(1))
    return total


def over_curves(p: Poly, low: int, high: int, lower: Polynomial, upper: Polynomial) -> Fraction:
    """Integrate over the points with low <= x <= high and lower(x) <= y <= upper(x).

    >>> over_curves({(0, 0): 1}, 0, 1, (), (0, 1))
    Fraction(1, 2)
    """
    total = Fraction(0)
    for (i, j), c in p.items():
        top, bottom = (compose((0,) * (j + 1) + (1,), curve) for curve in (upper, lower))
        between = multiply((0,) * i + (1,), add(top, scale(bottom, -1)))
        total += Fraction(c) / (j + 1) * integral(between, low, high)
    return total


def over_polygon(p: Poly, corners: Sequence[tuple[int, int]]) -> Fraction:
    """Integrate over a polygon; the sign is that of its orientation, positive if counter-clockwise.

    >>> over_polygon({(0, 0): 1, (1, 0): 6}, [(0, 0), (2, 0), (2, 1), (0, 1)])
    Fraction(14, 1)
    """
    (x0, y0), total = corners[0], Fraction(0)
    for (x1, y1), (x2, y2) in pairwise(corners[1:]):
        size = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
        x: Poly = {(0, 0): x0, (1, 0): x1 - x0, (0, 1): x2 - x0}
        y: Poly = {(0, 0): y0, (1, 0): y1 - y0, (0, 1): y2 - y0}
        for (i, j), c in p.items():
            for (a, b), d in product([x] * i + [y] * j, 2).items():
                total += size * c * d * Fraction(factorial(a) * factorial(b), factorial(a + b + 2))
    return total


def over_ring(p: Poly, inner: int, outer: int, right: bool = False, above: bool = False) -> tuple[Fraction, Fraction]:
    """Integrate over the points between two circles about the origin, if asked with x >= 0 or y >= 0 only.

    Gives a rational number and the coefficient of pi that is added to it.

    >>> over_ring({(0, 0): 1, (1, 0): 1}, 0, 2), over_ring({(1, 0): 3}, 0, 1, right=True)
    ((Fraction(0, 1), Fraction(4, 1)), (Fraction(2, 1), Fraction(0, 1)))
    """
    rational, circular = Fraction(0), Fraction(0)
    for (i, j), c in p.items():
        if (i % 2 and not right) or (j % 2 and not above):
            continue
        n = i + j
        quarter = Fraction(_double_factorial(i - 1) * _double_factorial(j - 1), _double_factorial(n))
        part = c * Fraction(outer ** (n + 2) - inner ** (n + 2), n + 2) * quarter * (4 >> (right + above))
        if i % 2 or j % 2:
            rational += part
        else:
            circular += part / 2
    return rational, circular


def over_ball(p: Poly, radius: int) -> Fraction:
    """Integrate over the ball about the origin in space, and give the coefficient of pi.

    >>> over_ball({(0, 0, 0): 1, (1, 0, 0): 5}, 1), over_ball({(2, 0, 0): 1}, 1)
    (Fraction(4, 3), Fraction(4, 15))
    """
    total = Fraction(0)
    for e, c in p.items():
        if not any(n % 2 for n in e):
            top = prod(_double_factorial(n - 1) for n in e)
            total += c * Fraction(4 * top * radius ** (sum(e) + 3), _double_factorial(sum(e) + 1) * (sum(e) + 3))
    return total


def moved(p: Poly, shift: Sequence[int]) -> Poly:
    """Give p(x + shift), so that a region about another centre can be moved to the origin.

    >>> moved({(2, 0): 1}, (1, 5))
    {(2, 0): 1, (1, 0): 2, (0, 0): 1}
    """
    size = len(shift)
    lines: list[Poly] = []
    for place, by in enumerate(shift):
        unit = tuple(int(other == place) for other in range(size))
        lines.append({unit: 1, (0,) * size: by} if by else {unit: 1})
    total: Poly = {}
    for e, c in p.items():
        for f, d in product([line for line, n in zip(lines, e, strict=True) for _ in range(n)], size).items():
            total[f] = total.get(f, 0) + c * d
    return {e: c for e, c in sorted(total.items(), reverse=True) if c}


def _double_factorial(n: int) -> int:
    """Give n (n - 2) (n - 4) ..."""
    return prod(range(n, 0, -2))
