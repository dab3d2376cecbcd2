"""Chomp on one bar of chocolate, given by the lengths of its rows, whose first square is poison."""

from __future__ import annotations

from functools import cache

from bootcamp.lib.games import mex

Bar = tuple[int, ...]


def squares(bar: Bar) -> list[tuple[int, int]]:
    """List the squares that can be bitten, row and column from 1.

    >>> squares((2, 1))
    [(1, 2), (2, 1)]
    """
    return [(row, col) for row, end in enumerate(bar, 1) for col in range(1, end + 1) if row + col > 2]


def bitten(bar: Bar, row: int, col: int) -> Bar:
    """Take away a square and all that lies right of and below it.

    >>> bitten((3, 3, 1), 2, 2)
    (3, 1, 1)
    """
    return tuple(left for place, end in enumerate(bar, 1) if (left := min(end, col - 1) if place >= row else end))


@cache
def value(bar: Bar) -> int:
    """Give the Grundy value.

    >>> value((1,)), value((2, 1))
    (0, 0)
    """
    return mex(value(bitten(bar, *square)) for square in squares(bar))
