"""Exact calculus with sums of c x^m e^(k x + j)."""

from __future__ import annotations

from fractions import Fraction
from math import comb, factorial

from bootcamp.lib.prompts import linear

Function = dict[tuple[int, int, int], Fraction]
"""The coefficients c by m, k, j; none of them zero."""


def text(f: Function) -> str:
    """Write a function, terms with the highest k, then m, first.

    >>> text({(1, 0, 0): Fraction(3), (2, 1, 0): Fraction(1)})
    'x^2 e^x + 3x'
    """
    return linear((c, _factor(*exponents)) for exponents, c in sorted(f.items(), key=lambda item: _order(*item[0])))


def _order(m: int, k: int, j: int) -> tuple[int, ...]:
    return -k, -m, -j


def _factor(m: int, k: int, j: int) -> str:
    exponent = linear([(k, "x"), (j, "")])
    power = (
        "" if exponent == "0" else "e" if exponent == "1" else f"e^{exponent}" if exponent == "x" else f"e^({exponent})"
    )
    return " ".join(part for part in ("" if m == 0 else "x" if m == 1 else f"x^{m}", power) if part)


def add(f: Function, g: Function, scale: Fraction | int = 1) -> Function:
    """Return f + scale g.

    >>> text(add({(1, 0, 0): Fraction(3)}, {(0, 0, 0): Fraction(1)}, -2))
    '3x - 2'
    """
    result = {key: f.get(key, Fraction(0)) + scale * g.get(key, Fraction(0)) for key in {**f, **g}}
    return {key: c for key, c in result.items() if c}


def multiply(f: Function, g: Function) -> Function:
    """Return the product.

    >>> text(multiply({(1, 0, 0): Fraction(1)}, {(0, 1, 0): Fraction(2)}))
    '2x e^x'
    """
    result: Function = {}
    for (m, k, j), c in f.items():
        for (n, l, i), d in g.items():
            result = add(result, {(m + n, k + l, j + i): c * d})
    return result


def derivative(f: Function) -> Function:
    """Return the derivative.

    >>> text(derivative({(1, 1, 0): Fraction(1)}))
    'x e^x + e^x'
    """
    result: Function = {}
    for (m, k, j), c in f.items():
        result = add(result, {key: d for key, d in (((m - 1, k, j), m * c), ((m, k, j), k * c)) if d})
    return result


def shift(f: Function) -> Function:
    """Return f(x + 1).

    >>> text(shift({(2, 0, 0): Fraction(1)}))
    'x^2 + 2x + 1'
    """
    result: Function = {}
    for (m, k, j), c in f.items():
        result = add(result, {(i, k, j + k): comb(m, i) * c for i in range(m + 1)})
    return result


def integral(f: Function) -> Function:
    """Return the integral from 0 to x.

    >>> text(integral({(1, 1, 0): Fraction(1)}))
    'x e^x - e^x + 1'
    """
    result: Function = {}
    for (m, k, j), c in f.items():
        if k == 0:
            result = add(result, {(m + 1, 0, j): c / (m + 1)})
            continue
        for i in range(m + 1):  # x^i e^(k x) and its coefficient, by repeated integration by parts
            result = add(
                result, {(i, k, j): c * (-1) ** (m - i) * Fraction(factorial(m), factorial(i)) / k ** (m - i + 1)}
            )
        result = add(result, {(0, 0, j): -c * (-1) ** m * Fraction(factorial(m)) / k ** (m + 1)})
    return result


def value(f: Function, x: int) -> Function:
    """Return the value at 0 or 1, a constant function.

    >>> text(value({(1, 1, 0): Fraction(1)}, 1))
    'e'
    """
    result: Function = {}
    for (m, k, j), c in f.items():
        if x or m == 0:
            result = add(result, {(0, 0, j + k * x): c})
    return result
