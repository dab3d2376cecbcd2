"""Exact linear programmes."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction


def maximise(
    objective: Sequence[int], rows: Sequence[Sequence[int]], limits: Sequence[int]
) -> tuple[Fraction, tuple[Fraction, ...]] | None:
    """Find the greatest value of `objective` at x >= 0 with ``row . x <= limit`` for all rows, and one such x.

    None stands for no solution; the programme must be bounded. Two phases of the simplex method by Bland's rule.

    >>> maximise([1, 1], [[1, 2], [3, 1]], [4, 6])
    (Fraction(14, 5), (Fraction(8, 5), Fraction(6, 5)))
    >>> maximise([1], [[1], [-1]], [1, -2])
    """
    n, m = len(objective), len(rows)
    # A row a of the table says: the basic variable is a[-1] minus a . (the other variables); column n is the helper.
    table = [[*map(Fraction, row), Fraction(-1), Fraction(limit)] for row, limit in zip(rows, limits, strict=True)]
    table.append([*(Fraction(-c) for c in objective), Fraction(0), Fraction(0)])
    table.append([*(Fraction(0) for _ in objective), Fraction(1), Fraction(0)])
    basic, free = [*range(n + 1, n + 1 + m)], [*range(n + 1)]
    if min(limits, default=0) < 0:
        _pivot(table, basic, free, min(range(m), key=lambda i: table[i][-1]), n)
        _optimise(table, basic, free, -1)
        if table[-1][-1] != 0:
            return None
        if n in basic:
            place = basic.index(n)
            _pivot(table, basic, free, place, next(k for k, x in enumerate(table[place][:-1]) if x))
    helper = free.index(n)
    for row in table:
        del row[helper]
    del free[helper], table[-1]
    _optimise(table, basic, free, -1)
    values = [Fraction(0)] * (n + 1 + m)
    for variable, row in zip(basic, table, strict=False):
        values[variable] = row[-1]
    return table[-1][-1], tuple(values[:n])


def _optimise(table: list[list[Fraction]], basic: list[int], free: list[int], goal: int) -> None:
    """Pivot until row `goal` has no negative number, the lowest variables first."""
    while entering := [(free[k], k) for k, x in enumerate(table[goal][:-1]) if x < 0]:
        k = min(entering)[1]
        ratios = [(row[-1] / row[k], v, i) for i, (v, row) in enumerate(zip(basic, table, strict=False)) if row[k] > 0]
        _pivot(table, basic, free, min(ratios)[2], k)


def _pivot(table: list[list[Fraction]], basic: list[int], free: list[int], place: int, k: int) -> None:
    """Exchange the basic variable of a row with the free variable of a column."""
    row, scale = table[place], table[place][k]
    row[k] = Fraction(1)
    row[:] = [x / scale for x in row]
    for i, other in enumerate(table):
        factor = other[k]
        if i != place and factor:
            other[k] = Fraction(0)
            table[i] = [x - factor * y if y else x for x, y in zip(other, row, strict=True)]
    basic[place], free[k] = free[k], basic[place]
