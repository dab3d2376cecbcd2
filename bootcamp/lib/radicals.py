"""Numbers x + y√2 + z√3 + w√6 with rational coefficients."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from bootcamp.lib.numbers import square_part

Radical = tuple[Fraction, Fraction, Fraction, Fraction]
"""The coefficients of 1, √2, √3 and √6."""

_SQUARES = (1, 2, 3, 6)


def root(n: int) -> Radical:
    """Return the square root of a positive integer whose square-free part divides 6.

    >>> list(map(str, root(12)))
    ['0', '0', '2', '0']
    """
    outside, inside = square_part(n)
    return _made({_SQUARES.index(inside): Fraction(outside)})


def rational(x: Fraction | int) -> Radical:
    """Return a rational number.

    >>> list(map(str, rational(3)))
    ['3', '0', '0', '0']
    """
    return _made({0: Fraction(x)})


def add(x: Radical, y: Radical, scale: Fraction | int = 1) -> Radical:
    """Return x + scale y.

    >>> list(map(str, add(root(2), root(3), -1)))
    ['0', '1', '-1', '0']
    """
    return _made({i: x[i] + scale * y[i] for i in range(4)})


def multiply(x: Radical, y: Radical) -> Radical:
    """Return the product.

    >>> list(map(str, multiply(root(2), root(3))))
    ['0', '0', '0', '1']
    """
    result: dict[int, Fraction] = {}
    for i, j in product(range(4), repeat=2):
        # bit 0 of a place stands for √2, bit 1 for √3
        result[i ^ j] = result.get(i ^ j, Fraction(0)) + x[i] * y[j] * _SQUARES[i & j]
    return _made(result)


def divide(x: Radical, y: Radical) -> Radical:
    """Return the quotient; raise ZeroDivisionError if y is 0.

    >>> list(map(str, divide(rational(1), add(root(2), rational(1)))))
    ['-1', '1', '0', '0']
    """
    for bit in (1, 2):  # change the sign of √2, then of √3, so that they vanish below
        other = _made({i: -y[i] if i & bit else y[i] for i in range(4)})
        x, y = multiply(x, other), multiply(y, other)
    return _made({i: x[i] / y[0] for i in range(4)})


def _made(coefficients: dict[int, Fraction]) -> Radical:
    a, b, c, d = (coefficients.get(i, Fraction(0)) for i in range(4))
    return a, b, c, d
