"""Travellers that move at piecewise constant speeds along a line, a ring or to and fro, and when they meet."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, pairwise
from math import ceil, floor

from bootcamp.errors import Retry

Leg = tuple[int, Fraction | None]
"""A speed, negative backwards, and how long it is kept (None: for ever)."""
Path = tuple[int, tuple[Leg, ...]]
"""The place at time 0, and the legs."""


def corners(path: Path) -> list[tuple[Fraction, Fraction, int]]:
    """Give the time and the place at which every leg begins, and its speed, as if the track went on straight.

    >>> corners((5, ((2, Fraction(3)), (-1, None))))
    [(Fraction(0, 1), Fraction(5, 1), 2), (Fraction(3, 1), Fraction(11, 1), -1)]
    """
    time, at, found = Fraction(0), Fraction(path[0]), []
    for speed, duration in path[1]:
        found.append((time, at, speed))
        time, at = time + (duration or 0), at + speed * (duration or 0)
    return found


def place(path: Path, time: Fraction, track: str = "line", length: int = 1) -> Fraction:
    """Give the place at a time; from 0 up to `length` on a ``ring`` or, to and fro between two ends, a ``shuttle``.

    >>> [int(place((5, ((2, None),)), Fraction(4), track, 10)) for track in ("line", "ring", "shuttle")]
    [13, 3, 7]
    """
    begin, start, speed = max(corner for corner in corners(path) if corner[0] <= time)
    at = start + speed * (time - begin)
    if track == "line":
        return at
    return at % length if track == "ring" else min(at % (2 * length), -at % (2 * length))


def meetings(paths: tuple[Path, ...], track: str, length: int, horizon: int) -> list[Fraction]:
    """List the times from 0 on, up to `horizon` at least, when two are at one place; Retry if they stay together.

    >>> meetings(((0, ((2, None),)), (12, ((-1, None),))), "line", 0, 40)
    [Fraction(4, 1)]
    """
    found: set[Fraction] = set()
    period = {"line": 0, "ring": length, "shuttle": 2 * length}[track]
    for one, other in combinations(paths, 2):
        times = sorted({time for path in (one, other) for time, _, _ in corners(path)} | {Fraction(horizon)})
        for begin, end in pairwise(times):
            (a, b), (c, d) = ((place(path, begin), place(path, end)) for path in (one, other))
            found.update(_crossings(begin, end, a - c, b - d, period))
            if track == "shuttle":  # x and -x are the same place
                found.update(_crossings(begin, end, a + c, b + d, period))
    return sorted(found)


def _crossings(begin: Fraction, end: Fraction, low: Fraction, high: Fraction, period: int) -> Iterator[Fraction]:
    """Yield when a quantity that goes steadily from `low` to `high` is a multiple of `period`."""
    if low == high:
        if low % period == 0 if period else low == 0:
            raise Retry
        return
    least, most = sorted((low, high))
    for n in range(ceil(least / period), floor(most / period) + 1) if period else range(least <= 0 <= most):
        yield begin + (n * period - low) * (end - begin) / (high - low)
