"""Numbers x + y√2 + z√3 + w√6 with rational coefficients, and operations that lead to them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import log
from random import Random

from bootcamp.lib.numbers import square_part

Radical = tuple[Fraction, Fraction, Fraction, Fraction]
"""The coefficients of 1, √2, √3 and √6."""

_SQUARES = (1, 2, 3, 6)


def root(n: int) -> Radical:
    """Give the square root of an integer whose square-free part divides 6."""
    outside, inside = square_part(n)
    return _made({_SQUARES.index(inside): Fraction(outside)})


def rational(x: Fraction | int) -> Radical:
    """Give a rational number."""
    return _made({0: Fraction(x)})


def add(x: Radical, y: Radical, scale: Fraction | int = 1) -> Radical:
    """Give x + scale y."""
    return _made({i: x[i] + scale * y[i] for i in range(4)})


def multiply(x: Radical, y: Radical) -> Radical:
    """Give the product: bit 0 of a place stands for √2, bit 1 for √3."""
    result: dict[int, Fraction] = {}
    for i, j in product(range(4), repeat=2):
        result[i ^ j] = result.get(i ^ j, Fraction(0)) + x[i] * y[j] * _SQUARES[i & j]
    return _made(result)


def divide(x: Radical, y: Radical) -> Radical:
    """Give the quotient; raises ZeroDivisionError."""
    for bit in (1, 2):  # change the sign of √2, then of √3, so that they vanish below
        other = _made({i: -y[i] if i & bit else y[i] for i in range(4)})
        x, y = multiply(x, other), multiply(y, other)
    return _made({i: x[i] / y[0] for i in range(4)})


def _made(coefficients: dict[int, Fraction]) -> Radical:
    a, b, c, d = (coefficients.get(i, Fraction(0)) for i in range(4))
    return a, b, c, d


def _exponent(n: int) -> int:
    """Give e for n = 2^e or 3^e."""
    base = 2 if n % 2 == 0 else 3
    return round(log(n, base))


def _draw_root(rng: Random, squares: int) -> int:
    return rng.choice(_SQUARES[1:squares]) * rng.randint(1, 6) ** 2


def _draw_powers(rng: Random) -> tuple[int, int]:
    base = rng.choice((2, 3))
    first, second = rng.sample(range(1, 6 if base == 2 else 4), 2)
    return base**first, base**second


STARTS: dict[str, tuple[Callable[[Random, int], tuple[int, int]], Callable[[int, int], Radical]]] = {
    "√a + b²": (lambda rng, s: (_draw_root(rng, s), rng.randint(1, 5)), lambda a, b: add(root(a), rational(b * b))),
    "√a - √b": (
        lambda rng, s: (_draw_root(rng, s), _draw_root(rng, s)),
        lambda a, b: add(root(a), root(b), -1),
    ),
    "a^b - b^a": (
        lambda rng, s: (rng.randint(2, 5), rng.randint(1, 4)),
        lambda a, b: rational(int(a**b) - int(b**a)),
    ),
    "log_b(a) + log_a(b)": (
        lambda rng, s: _draw_powers(rng),
        lambda a, b: rational(Fraction(_exponent(a), _exponent(b)) + Fraction(_exponent(b), _exponent(a))),
    ),
    "a√b": (lambda rng, s: (rng.randint(2, 9), _draw_root(rng, s)), lambda a, b: multiply(rational(a), root(b))),
}
"""Operations on integers: how to draw the two operands from the first s square roots, and the value."""

JOINS: dict[str, Callable[[Radical, Radical], Radical]] = {
    "a × b - a": lambda a, b: add(multiply(a, b), a, -1),
    "a + 2 × b": lambda a, b: add(a, b, 2),
    "a² - b²": lambda a, b: add(multiply(a, a), multiply(b, b), -1),
    "(a - b)²": lambda a, b: multiply(add(a, b, -1), add(a, b, -1)),
    "a ÷ b": divide,
    "1 ÷ a + b": lambda a, b: add(divide(rational(1), a), b),
}
"""Operations on all such numbers."""
