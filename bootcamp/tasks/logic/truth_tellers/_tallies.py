"""Sets of worlds as the bits of a number: how many of some statements are true in each."""

from __future__ import annotations

from collections.abc import Iterable


def tallies(columns: Iterable[int], full: int) -> list[int]:
    """Give for k = 0, 1, 2, ... the worlds of `full` in which exactly k of the columns have their bit set.

    >>> [f"{worlds:04b}" for worlds in tallies([0b1100, 0b1010], 0b1111)]
    ['0001', '0110', '1000']
    """
    exactly = [full]
    for column in columns:
        exactly.append(0)
        for k in reversed(range(1, len(exactly))):
            exactly[k] = (exactly[k] & ~column) | (exactly[k - 1] & column)
        exactly[0] &= ~column
    return exactly
