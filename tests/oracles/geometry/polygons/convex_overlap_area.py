"""Judge by integration: the common interval of each vertical line is linear between neighbouring special places."""

from fractions import Fraction
from itertools import combinations, pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    sides = [(a, b) for shape in instance.polygons for a, b in zip(shape, shape[1:] + shape[:1], strict=True)]
    places = {Fraction(x) for shape in instance.polygons for x, _ in shape}
    for (a, b), (c, d) in combinations(sides, 2):
        under = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
        if under:
            t = Fraction((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0]), under)
            places.add(a[0] + t * (b[0] - a[0]))
    total = Fraction(0)
    for left, right in pairwise(sorted(places)):
        low, high = _interval(instance.polygons, (left + right) / 2)
        total += max(Fraction(0), high - low) * (right - left)
    return "" if total == answer else f"the area is {total}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Twice and half the area, one more."""
    return [near for near in (2 * answer, answer / 2, answer + 1) if near != answer]


def _interval(polygons: Any, x: Fraction) -> tuple[Fraction, Fraction]:
    """Give the ends of the common part of a vertical line; the first above the second if there is none."""
    lows, highs = [], []
    for shape in polygons:
        heights = []
        for (a, b), (c, d) in zip(shape, shape[1:] + shape[:1], strict=True):
            if min(a, c) < x < max(a, c):
                heights.append(b + (d - b) * (x - a) / (c - a))
        if not heights:
            return Fraction(1), Fraction(0)
        lows.append(min(heights))
        highs.append(max(heights))
    return max(lows), min(highs)
