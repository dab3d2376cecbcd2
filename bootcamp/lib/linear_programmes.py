"""Exact linear programmes, their dual prices, and small programmes in whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from bootcamp.lib.solver import BudgetError


class Optimum(NamedTuple):
    """The greatest value, a point that has it, and the dual price of each limit.

    Prices are nonnegative, cover the objective (``prices . column >= coefficient`` for every variable), and
    ``prices . limits`` is the value.
    """

    value: Fraction
    point: tuple[Fraction, ...]
    prices: tuple[Fraction, ...]


def maximise(
    objective: Sequence[int], rows: Sequence[Sequence[int]], limits: Sequence[int]
) -> tuple[Fraction, tuple[Fraction, ...]] | None:
    """Find the greatest value of `objective` at x >= 0 with ``row . x <= limit`` for all rows, and one such x.

    None stands for no solution; the programme must be bounded. Two phases of the simplex method by Bland's rule.

    >>> maximise([1, 1], [[1, 2], [3, 1]], [4, 6])
    (Fraction(14, 5), (Fraction(8, 5), Fraction(6, 5)))
    >>> maximise([1], [[1], [-1]], [1, -2])
    """
    found = optimum(objective, rows, limits)
    return None if found is None else (found.value, found.point)


def optimum(objective: Sequence[int], rows: Sequence[Sequence[int]], limits: Sequence[int]) -> Optimum | None:
    """Find what :func:`maximise` finds, and dual prices, all exact; None if there is no solution.

    >>> found = optimum([1, 1], [[1, 2], [3, 1]], [4, 6])
    >>> [str(price) for price in found.prices]
    ['2/5', '1/5']

    A game of nonnegative payoffs a has the value ``1 / optimum(ones, a, ones).value``; point and prices, times the
    value, are best mixtures of the columns and of the rows:

    >>> found = optimum([1, 1], [[3, 1], [0, 2]], [1, 1])
    >>> [str(x / found.value) for x in (1, *found.point, *found.prices)]
    ['3/2', '1/4', '3/4', '1/2', '1/2']
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
    prices = [Fraction(0)] * m
    for variable, price in zip(free, table[-1][:-1], strict=True):
        if variable > n:
            prices[variable - n - 1] = price
    return Optimum(table[-1][-1], tuple(values[:n]), tuple(prices))


def maximise_whole(
    objective: Sequence[int], rows: Sequence[Sequence[int]], limits: Sequence[int], budget: int = 2000
) -> tuple[int, tuple[int, ...]] | None:
    """Find what :func:`maximise` finds among whole numbers x >= 0; the programme in real numbers must be bounded.

    >>> maximise_whole([1, 1], [[1, 2], [3, 1]], [4, 6])
    (2, (1, 1))
    >>> maximise_whole([1], [[2], [-2]], [1, -1]) is None
    True

    Raises:
        BudgetError: more than `budget` linear programmes were solved.
    """
    best: tuple[int, tuple[int, ...]] | None = None
    todo: list[list[tuple[list[int], int]]] = [[]]
    solved = 0
    while todo:
        cuts = todo.pop()
        solved += 1
        if solved > budget:
            raise BudgetError(f"more than budget={budget} programmes: raise the budget or make the programme smaller")
        found = maximise(objective, [*rows, *(row for row, _ in cuts)], [*limits, *(limit for _, limit in cuts)])
        if found is None or (best is not None and found[0] // 1 <= best[0]):
            continue
        broken = [i for i, x in enumerate(found[1]) if x.denominator > 1]
        if not broken:
            best = int(found[0]), tuple(map(int, found[1]))
            continue
        low = found[1][broken[0]] // 1
        unit = [int(i == broken[0]) for i in range(len(objective))]
        todo += [[*cuts, ([-x for x in unit], -low - 1)], [*cuts, (unit, low)]]
    return best


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
