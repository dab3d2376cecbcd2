"""Min-plus and max-plus algebra: powers of matrices and roots of polynomials."""

from __future__ import annotations

from fractions import Fraction
from operator import add

Board = tuple[tuple[int, ...], ...]


def matrix_power(matrix: Board, n: int, minimum: bool) -> Board:
    """Multiply n >= 1 copies of a square matrix."""
    plus = min if minimum else max
    result = matrix
    for _ in range(n - 1):
        columns = list(zip(*matrix, strict=True))
        result = tuple(tuple(plus(map(add, row, column)) for column in columns) for row in result)
    return result


def roots(coefficients: tuple[int, ...], minimum: bool) -> tuple[Fraction, ...]:
    """List the roots of a polynomial, constant term first, each as often as its multiplicity, in increasing order.

    They are the negated slopes of the hull of the points (exponent, coefficient), once for each unit of width.
    """
    i, found = 0, []
    while i < len(coefficients) - 1:
        slopes = {j: Fraction(coefficients[j] - coefficients[i], j - i) for j in range(i + 1, len(coefficients))}
        best = min(slopes.values()) if minimum else max(slopes.values())
        j = max(j for j, slope in slopes.items() if slope == best)
        found += [-best] * (j - i)
        i = j
    return tuple(sorted(found))
