"""Exact calculus with sums of c x^m e^(k x + j), and operations on such functions for invented operators."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb, factorial

from bootcamp.lib.prompts import linear
from bootcamp.tasks.operators._invented import BINARY, PREFIX, Operation

Function = dict[tuple[int, int, int], Fraction]
"""The coefficients c by m, k, j; none of them zero."""


def text(f: Function) -> str:
    """Write a function, terms with the highest k, then m, first."""
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
    """Give f + scale g."""
    result = {key: f.get(key, Fraction(0)) + scale * g.get(key, Fraction(0)) for key in {**f, **g}}
    return {key: c for key, c in result.items() if c}


def multiply(f: Function, g: Function) -> Function:
    """Give the product."""
    result: Function = {}
    for (m, k, j), c in f.items():
        for (n, l, i), d in g.items():
            result = add(result, {(m + n, k + l, j + i): c * d})
    return result


def derivative(f: Function) -> Function:
    """Give the derivative."""
    result: Function = {}
    for (m, k, j), c in f.items():
        result = add(result, {key: d for key, d in (((m - 1, k, j), m * c), ((m, k, j), k * c)) if d})
    return result


def shift(f: Function) -> Function:
    """Give f(x + 1)."""
    result: Function = {}
    for (m, k, j), c in f.items():
        result = add(result, {(i, k, j + k): comb(m, i) * c for i in range(m + 1)})
    return result


def integral(f: Function) -> Function:
    """Give the integral from 0 to x."""
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
    """Give the value at 0 or 1, a constant function."""
    result: Function = {}
    for (m, k, j), c in f.items():
        if x or m == 0:
            result = add(result, {(0, 0, j + k * x): c})
    return result


_FORMULAS: tuple[tuple[str, str, Callable[..., Function]], ...] = (
    ("a'(x) + b(x)", BINARY, lambda a, b: add(derivative(a), b)),
    ("a(x) b(x)", BINARY, multiply),
    ("x a'(x) - b(x)", BINARY, lambda a, b: add(multiply(_X, derivative(a)), b, -1)),
    ("a(x) + b''(x)", BINARY, lambda a, b: add(a, derivative(derivative(b)))),
    ("∫_0^x a(t) dt", PREFIX, integral),
    ("a(x + 1) - a(x)", PREFIX, lambda a: add(shift(a), a, -1)),
    ("a'(x) b(x) - a(x) b'(x)", BINARY, lambda a, b: add(multiply(derivative(a), b), multiply(a, derivative(b)), -1)),
    ("a(x) ∫_0^1 b(t) dt", BINARY, lambda a, b: multiply(a, value(integral(b), 1))),
    ("a'(x) + a(0)", PREFIX, lambda a: add(derivative(a), value(a, 0))),
    ("∫_0^x (a(t) - b'(t)) dt", BINARY, lambda a, b: integral(add(a, derivative(b), -1))),
)
_X: Function = {(1, 0, 0): Fraction(1)}

OPERATIONS: dict[str, Operation[Function]] = {
    formula: Operation(form, formula, formula, apply) for formula, form, apply in _FORMULAS
}
"""Operations on functions a and b, by the value of the result at x."""
