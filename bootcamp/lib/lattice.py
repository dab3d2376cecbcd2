"""Lattices of integer vectors: Hermite and Smith normal forms, kernels, LLL reduction, shortest vectors."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

IntRows = Sequence[Sequence[int]]
IntMatrix = tuple[tuple[int, ...], ...]


def hermite(rows: IntRows) -> IntMatrix:
    """Give the Hermite normal form of the lattice of rows: pivots positive, entries above them reduced, no zero rows.

    >>> hermite(((2, 4), (3, 1))), hermite(((1, 2), (2, 4)))
    (((1, 7), (0, 10)), ((1, 2),))
    """
    left = [list(row) for row in rows if any(row)]
    found: list[list[int]] = []
    for column in range(len(rows[0]) if rows else 0):
        while sum(bool(row[column]) for row in left) > 1:
            pivot = min((row for row in left if row[column]), key=lambda row: abs(row[column]))
            for row in left:
                if row is not pivot:
                    _reduce(row, row[column] // pivot[column], pivot)
        for row in left:
            if row[column]:
                left.remove(row)
                row = row if row[column] > 0 else [-x for x in row]
                for above in found:
                    _reduce(above, above[column] // row[column], row)
                found.append(row)
                break
    return tuple(map(tuple, found))


def smith(rows: IntRows) -> tuple[int, ...]:
    """Give the diagonal of the Smith normal form: non-negative, each number divides the next, zeros last.

    >>> smith(((2, 4), (6, 8))), smith(((1, 2, 3), (2, 4, 6)))
    ((2, 4), (1, 0))
    """
    a = [list(row) for row in rows]
    size = min(len(a), len(a[0]))
    diagonal: list[int] = []
    while len(diagonal) < size and any(map(any, a)):
        value, i, j = min((abs(x), i, j) for i, row in enumerate(a) for j, x in enumerate(row) if x)
        for k, row in enumerate(a):
            if k != i:
                _reduce(row, row[j] // a[i][j], a[i])
        for k in range(len(a[0])):
            if k != j:
                factor = a[i][k] // a[i][j]
                for row in a:
                    row[k] -= factor * row[j]
        if any(row[j] for k, row in enumerate(a) if k != i) or any(x for k, x in enumerate(a[i]) if k != j):
            continue
        odd = next((row for row in a if any(x % value for x in row)), None)
        if odd is not None:
            a[i] = [x + y for x, y in zip(a[i], odd, strict=True)]
            continue
        diagonal.append(value)
        a = [row[:j] + row[j + 1 :] for k, row in enumerate(a) if k != i]
    return (*diagonal, *(0,) * (size - len(diagonal)))


def kernel(rows: IntRows) -> IntMatrix:
    """Give a basis of the lattice of all integer x with ``rows x = 0``.

    >>> kernel(((2, 3, 5),))
    ((1, 1, -1), (0, 5, -3))
    """
    width = len(rows[0])
    columns = [[row[j] for row in rows] + [int(i == j) for i in range(width)] for j in range(width)]
    return hermite([row[len(rows) :] for row in hermite(columns) if not any(row[: len(rows)])])


def same_lattice(a: IntRows, b: IntRows) -> bool:
    """Tell whether the rows of both span the same lattice.

    >>> same_lattice(((1, 0), (0, 2)), ((1, 2), (1, 0))), same_lattice(((1, 0), (0, 2)), ((1, 0), (0, 1)))
    (True, False)
    """
    return hermite(a) == hermite(b)


def orthogonal(rows: Sequence[Sequence[int | Fraction]]) -> tuple[list[list[Fraction]], list[list[Fraction]]]:
    """Give what Gram and Schmidt make of independent rows, not normalised, and the coefficients that they take away.

    >>> [[str(x) for x in row] for row in orthogonal(((1, 1), (1, 0)))[0]]
    [['1', '1'], ['1/2', '-1/2']]
    """
    made: list[list[Fraction]] = []
    taken: list[list[Fraction]] = []
    for row in rows:
        rest = [Fraction(x) for x in row]
        factors = [_dot(row, other) / _dot(other, other) for other in made]
        for factor, other in zip(factors, made, strict=True):
            rest = [x - factor * y for x, y in zip(rest, other, strict=True)]
        made.append(rest)
        taken.append(factors)
    return made, taken


def lll(rows: IntRows) -> IntMatrix:
    """Reduce independent rows by the algorithm of Lenstra, Lenstra and Lovász with delta = 3/4.

    >>> lll(((1, 1, 1), (-1, 0, 2), (3, 5, 6)))
    ((0, 1, 0), (1, 0, 1), (-1, 0, 2))

    Source: Lenstra, Lenstra, Lovász, "Factoring polynomials with rational coefficients", Math. Ann. 261 (1982).
    """
    basis = [list(row) for row in rows]
    k = 1
    while k < len(basis):
        taken = orthogonal(basis[: k + 1])[1]
        for j in reversed(range(k)):
            factor = round(taken[k][j])
            _reduce(basis[k], factor, basis[j])
            for i, x in enumerate(taken[j]):
                taken[k][i] -= factor * x
        if reduction_fault(basis[: k + 1], of_last=True):
            basis[k - 1], basis[k] = basis[k], basis[k - 1]
            k = max(k - 1, 1)
        else:
            k += 1
    return tuple(map(tuple, basis))


def reduction_fault(rows: IntRows, of_last: bool = False) -> str:
    """Say why independent rows are not LLL-reduced with delta = 3/4, or "" if they are; of the last row alone if asked.

    >>> reduction_fault(((1, 0), (0, 1))), reduction_fault(((1, 0), (1, 1)))
    ('', 'row 2 is not size-reduced against row 1')
    """
    made, taken = orthogonal(rows)
    norms = [_dot(row, row) for row in made]
    for i in range(len(rows) - 1 if of_last else 1, len(rows)):
        for j in range(i):
            if abs(taken[i][j]) > Fraction(1, 2):
                return f"row {i + 1} is not size-reduced against row {j + 1}"
        if norms[i] < (Fraction(3, 4) - taken[i][i - 1] ** 2) * norms[i - 1]:
            return f"the Lovász condition fails between rows {i} and {i + 1}"
    return ""


def shortest(rows: IntRows) -> tuple[tuple[int, ...], ...]:
    """Give all shortest non-zero vectors of the lattice of independent rows, one of each pair of opposite ones.

    >>> shortest(((5, 1), (3, 2)))
    ((-2, 1),)
    """
    basis = lll(rows)
    made, taken = orthogonal(basis)
    norms = [_dot(row, row) for row in made]
    best = min(sum(x * x for x in row) for row in basis)
    found: list[tuple[int, ...]] = []
    stack: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(0))]  # coefficients from the last row on
    while stack:
        chosen, length = stack.pop()
        if length > best:
            continue
        k = len(basis) - 1 - len(chosen)
        if k < 0:
            vector = tuple(sum(c * row[j] for c, row in zip(chosen, basis, strict=True)) for j in range(len(basis[0])))
            size = sum(x * x for x in vector)
            if not any(chosen) or next(c for c in reversed(chosen) if c) < 0 or size > best:
                continue
            if size < best:
                best, found = size, []
            found.append(vector)
            continue
        centre = -sum((c * taken[k + 1 + place][k] for place, c in enumerate(chosen)), Fraction(0))
        reach = math.isqrt(math.floor((best - length) / norms[k])) + 1
        for value in range(math.ceil(centre - reach), math.floor(centre + reach) + 1):
            longer = length + (value - centre) ** 2 * norms[k]
            if longer <= best:
                stack.append(((value, *chosen), longer))
    return tuple(sorted(found))


def _dot(a: Sequence[int | Fraction], b: Sequence[int | Fraction]) -> Fraction:
    return sum((Fraction(x) * y for x, y in zip(a, b, strict=True)), Fraction(0))


def _reduce(row: list[int], factor: int, other: Sequence[int]) -> None:
    if factor:
        row[:] = [x - factor * y for x, y in zip(row, other, strict=True)]
