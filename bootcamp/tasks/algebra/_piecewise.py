"""Solving equations with functions that are linear between breaks, exactly."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction


def zeros(function: Callable[[Fraction], Fraction], breaks: Iterable[Fraction]) -> frozenset[Fraction] | None:
    """Give all zeros of a function that is linear strictly between its breaks, or None if it is zero on a stretch.

    >>> sorted(map(int, zeros(lambda x: abs(x - 1) - 2, [Fraction(1)])))
    [-1, 3]
    """
    corners = sorted(set(breaks))
    found = {x for x in corners if function(x) == 0}
    ends = [corners[0] - 3, *corners, corners[-1] + 3] if corners else [Fraction(-3), Fraction(3)]
    for place in range(len(ends) - 1):
        low, high = ends[place], ends[place + 1]
        a, b = (2 * low + high) / 3, (low + 2 * high) / 3
        f, g = function(a), function(b)
        if f == g == 0:
            return None
        if f == g:
            continue
        x = a - f * (b - a) / (g - f)
        if (low < x or place == 0) and (x < high or place == len(ends) - 2) and x not in corners:
            found.add(x)
    return frozenset(found)
