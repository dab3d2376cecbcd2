"""Power series as tuples of coefficients, constant term first, cut off after as many terms as they have.

Coefficients are rationals, or members of any ring that contains these and has the operators ``+ - *`` with them; where
a constant term is said to be 1 or 0, only that is divided by or raised to a power.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from bootcamp.lib.numbers import integer_root
from bootcamp.verifiers.symbolic.exact import exact
from bootcamp.verifiers.symbolic.tree import Node, fold

Series = tuple[Any, ...]


class Irrational(Exception):
    """A coefficient is no rational number, or the function has no power series here."""


def multiply(a: Series, b: Series) -> Series:
    """Give the product.

    >>> multiply((1, 1, 0), (1, -1, 0))
    (1, 0, -1)
    """
    size = min(len(a), len(b))
    return tuple(sum((a[i] * b[n - i] for i in range(1, n + 1)), a[0] * b[n]) for n in range(size))


def derivative(a: Series) -> Series:
    """Give the derivative, one term shorter.

    >>> derivative((5, 3, 1))
    (3, 2)
    """
    return tuple(n * a[n] for n in range(1, len(a)))


def integral(a: Series) -> Series:
    """Give the antiderivative without constant term, one term longer.

    >>> [str(c) for c in integral((1, 1, 1))]
    ['0', '1', '1/2', '1/3']
    """
    return (Fraction(0), *(Fraction(1, n) * c for n, c in enumerate(a, 1)))


def power(a: Series, exponent: Any) -> Series:
    """Raise to a power; the constant term is 1, or a rational whose power is rational, or the exponent a natural.

    >>> [str(c) for c in power((1, 1, 0, 0), Fraction(1, 2))]
    ['1', '1/2', '-1/8', '1/16']
    """
    if isinstance(exponent, int | Fraction) and exponent >= 0 and Fraction(exponent).denominator == 1:
        result: Series = (Fraction(1), *[Fraction(0)] * (len(a) - 1))
        for _ in range(int(exponent)):
            result = multiply(result, a)
        return result
    lead = Fraction(1) if a[0] == 1 else _rational_power(a[0], exponent)
    unit = Fraction(1) if a[0] == 1 else 1 / Fraction(a[0])
    found: list[Any] = [lead]
    for n in range(1, len(a)):
        terms = ((k * exponent - (n - k)) * a[k] * found[n - k] for k in range(1, n + 1))
        found.append(sum(terms, Fraction(0)) * (unit * Fraction(1, n)))
    return tuple(found)


def _rational_power(base: Any, exponent: Any) -> Fraction:
    if not isinstance(base, int | Fraction) or not isinstance(exponent, int | Fraction) or not base:
        raise Irrational
    base, exponent = Fraction(base), Fraction(exponent)
    k = exponent.denominator
    if base < 0 and k % 2 == 0:
        raise Irrational
    over, under = integer_root(abs(base.numerator), k), integer_root(base.denominator, k)
    if Fraction(over, under) ** k != abs(base):
        raise Irrational
    root: Fraction = Fraction(over if base > 0 else -over, under) ** exponent.numerator
    return root


def divide(a: Series, b: Series) -> Series:
    """Give the quotient; the constant term of `b` is 1 or a rational other than 0.

    >>> [str(c) for c in divide((1, 0, 0), (2, 1, 0))]
    ['1/2', '-1/4', '1/8']
    """
    return multiply(a, power(b, -1))


def exp(a: Series) -> Series:
    """Give the exponential; the constant term is 0.

    >>> [str(c) for c in exp((0, 1, 0, 0))]
    ['1', '1', '1/2', '1/6']
    """
    _require(a, 0)
    found: list[Any] = [Fraction(1)]
    for n in range(1, len(a)):
        found.append(sum((k * a[k] * found[n - k] for k in range(1, n + 1)), Fraction(0)) * Fraction(1, n))
    return tuple(found)


def log(a: Series) -> Series:
    """Give the natural logarithm; the constant term is 1.

    >>> [str(c) for c in log((1, 1, 0, 0))]
    ['0', '1', '-1/2', '1/3']
    """
    _require(a, 1)
    return integral(multiply(derivative(a), power(a[:-1], -1))) if len(a) > 1 else (Fraction(0),)


def circular(a: Series, sign: int) -> tuple[Series, Series]:
    """Give sine and cosine for the sign -1, hyperbolic sine and cosine for 1; the constant term is 0.

    >>> [[str(c) for c in part] for part in circular((0, 1, 0, 0), -1)]
    [['0', '1', '0', '-1/6'], ['1', '0', '-1/2', '0']]
    """
    _require(a, 0)
    sine: list[Any] = [Fraction(0)]
    cosine: list[Any] = [Fraction(1)]
    for n in range(1, len(a)):
        slopes = [k * a[k] for k in range(1, n + 1)]
        more = sum((s * cosine[n - k] for k, s in enumerate(slopes, 1)), Fraction(0)) * Fraction(1, n)
        less = sum((s * sine[n - k] for k, s in enumerate(slopes, 1)), Fraction(0)) * Fraction(sign, n)
        sine.append(more)
        cosine.append(less)
    return tuple(sine), tuple(cosine)


def _inverse_function(a: Series, sign: int, exponent: Fraction) -> Series:
    """Integrate a' (1 + sign a^2)^exponent."""
    _require(a, 0)
    square = multiply(a, a)
    under = (Fraction(1), *(sign * c for c in square[1:]))
    return integral(multiply(derivative(a), power(under[:-1], exponent))) if len(a) > 1 else (Fraction(0),)


def _require(a: Series, constant: int) -> None:
    if a[0] != constant:
        raise Irrational


def _quotient(a: Series, sign: int) -> Series:
    sine, cosine = circular(a, sign)
    return divide(sine, cosine)


_HALF = Fraction(-1, 2)
_FUNCTIONS: dict[str, Callable[[Series], Series]] = {
    "exp": exp,
    "ln": log,
    "sqrt": lambda a: power(a, Fraction(1, 2)),
    "sin": lambda a: circular(a, -1)[0],
    "cos": lambda a: circular(a, -1)[1],
    "tan": lambda a: _quotient(a, -1),
    "sec": lambda a: power(circular(a, -1)[1], -1),
    "sinh": lambda a: circular(a, 1)[0],
    "cosh": lambda a: circular(a, 1)[1],
    "tanh": lambda a: _quotient(a, 1),
    "arctan": lambda a: _inverse_function(a, 1, Fraction(-1)),
    "artanh": lambda a: _inverse_function(a, -1, Fraction(-1)),
    "arcsin": lambda a: _inverse_function(a, -1, _HALF),
    "arsinh": lambda a: _inverse_function(a, 1, _HALF),
}


def expand(tree: Node, size: int, variable: str = "x", letters: Mapping[str, Any] | None = None) -> Series:
    """Give the first `size` coefficients of a function at 0.

    `letters` gives a series or a ring's member for each other symbol. Raises Irrational where a coefficient is not
    rational (not in the ring) or where it divides by what vanishes at 0.

    >>> from bootcamp.verifiers.symbolic.syntax import parse
    >>> [str(c) for c in expand(parse("exp(sin(x))/(1-x)"), 5)]
    ['1', '2', '5/2', '5/2', '19/8']
    """

    def constant(value: Any) -> Series:
        return (value, *[Fraction(0)] * (size - 1))

    def visit(node: Node, args: tuple[Series, ...]) -> Series:
        head, leaf = node.head, node.leaf
        if isinstance(leaf, Fraction):
            return constant(leaf)
        if head == "symbol" and leaf == variable:
            return (Fraction(0), Fraction(1), *[Fraction(0)] * size)[:size]
        if head == "symbol" and letters and leaf in letters:
            member = letters[str(leaf)]
            return member if isinstance(member, tuple) else constant(member)
        if head == "constant":
            return (None,) * size  # can only be the base of an exponential
        if head == "add":
            return tuple(sum(column[1:], column[0]) for column in zip(*args, strict=True))
        if head == "neg":
            return tuple(-1 * c for c in args[0])
        if head == "mul":
            product = args[0]
            for factor in args[1:]:
                product = multiply(product, factor)
            return product
        if head == "div":
            return divide(*args)
        if head == "pow":
            return _powered(node, args)
        if head == "apply" and leaf == "root":
            return power(args[1], 1 / args[0][0])
        if head == "apply" and leaf in _FUNCTIONS:
            return _FUNCTIONS[str(leaf)](args[0])
        raise Irrational

    try:
        return fold(tree, visit)
    except TypeError:
        raise Irrational from None


def _powered(node: Node, args: tuple[Series, ...]) -> Series:
    base, exponent = args
    if node.args[0].head == "constant" and node.args[0].leaf == "e":
        return exp(exponent)
    rational = exact(node.args[1])
    if rational is not None:
        return power(base, rational)
    if all(c == 0 for c in exponent[1:]):
        return power(base, exponent[0])
    return exp(multiply(exponent, log(base)))
