"""Judge by cutting into strips: between neighbouring levels of corners the width is linear in y."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rings = [_corners(instance), *(list(hole) for hole in instance.holes)]
    levels = sorted({y for ring in rings for _, y in ring})
    total = Fraction(0)
    for low, high in pairwise(levels):
        middle = (low + high) / 2
        crossings = sorted(x for ring in rings for x in _crossings(ring, middle))
        width = sum((b - a for a, b in zip(crossings[::2], crossings[1::2], strict=True)), Fraction(0))
        total += width * (high - low)  # the width in the middle is the mean width
    return "" if total == answer else f"the area is {total}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Twice and half the area, and one more."""
    return [2 * answer, answer / 2, answer + 1]


def _corners(instance: Any) -> list[tuple[Fraction, Fraction]]:
    if instance.kind == "walk":
        place = instance.corners[0]
        found = [place]
        for dx, dy in instance.corners[1:]:
            place = (place[0] + dx, place[1] + dy)
            found.append(place)
        return found
    if instance.kind == "corners":
        return list(instance.corners)
    found = []
    for first, second in zip(instance.lines, instance.lines[1:] + instance.lines[:1], strict=True):
        matrix = sympy.Matrix([first[:2], second[:2]])
        x, y = matrix.inv() * sympy.Matrix([first[2], second[2]])
        found.append((Fraction(int(x.p), int(x.q)), Fraction(int(y.p), int(y.q))))
    return found


def _crossings(ring: list[tuple[Fraction, Fraction]], y: Fraction) -> list[Fraction]:
    found = []
    for (a, b), (c, d) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (b < y) != (d < y):
            found.append(a + (c - a) * (y - b) / (d - b))
    return found
