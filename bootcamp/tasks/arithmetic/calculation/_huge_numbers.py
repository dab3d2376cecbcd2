"""Expressions for numbers that are too large to be written out, and their logarithms."""

from __future__ import annotations

from decimal import Context, Decimal, localcontext
from math import factorial

Expression = tuple[str, tuple[int, ...]]
"""The kind of an expression and its numbers, in the order in which they are written."""

_LATEX = {
    "power": "{}^{{{}}}",
    "product": r"{}^{{{}}} \cdot {}^{{{}}}",
    "factorial": "{}!",
    "binomial": r"\binom{{{}}}{{{}}}",
    "tower": "{}^{{{}^{{{}}}}}",
    "high tower": "{}^{{{}^{{{}^{{{}}}}}}}",
}
KINDS = tuple(_LATEX)
ROUND = Context(prec=40)
_HALF_LOG_OF_TWO_PI = Decimal("0.918938533204672741780329736405617639861")


def latex(expression: Expression) -> str:
    """Write an expression."""
    kind, numbers = expression
    return _LATEX[kind].format(*numbers)


def log(expression: Expression) -> Decimal:
    """Give the natural logarithm of an expression, to more than 12 digits."""
    kind, numbers = expression
    with localcontext(ROUND):
        if kind == "factorial":
            return _log_factorial(numbers[0])
        if kind == "binomial":
            n, k = numbers
            return _log_factorial(n) - _log_factorial(k) - _log_factorial(n - k)
        if kind == "product":
            a, m, b, n = numbers
            return m * ln(a) + n * ln(b)
        exponent = 1
        for number in numbers[:0:-1]:
            exponent = int(number**exponent)
        return exponent * ln(numbers[0])


def ln(x: int | Decimal) -> Decimal:
    """Give a natural logarithm to 40 digits."""
    return Decimal(x).ln(ROUND)


def _log_factorial(n: int) -> Decimal:
    """Give ln(n!): exactly for small n, then by Stirling's series."""
    if n < 100:
        return ln(factorial(n))
    series = Decimal(1) / (12 * n) - Decimal(1) / (360 * n**3) + Decimal(1) / (1260 * n**5)
    return (n + Decimal("0.5")) * ln(n) - n + _HALF_LOG_OF_TWO_PI + series
