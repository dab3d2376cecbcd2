"""Judge by integrating the length of the slices, a piecewise linear function whose breaks are where lines meet."""

from fractions import Fraction
from itertools import combinations, pairwise
from typing import Any

LEVELS = range(1, 11)
Half = tuple[Fraction, Fraction, Fraction]


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    both = _area(instance, instance.lines)
    known = _area(instance, instance.lines[-1:] if instance.given else ())
    return "" if answer == both / known else f"the probability is {both / known}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator + 1, answer.denominator + 1)]


def _area(instance: Any, lines: Any) -> Fraction:
    a, b, c, d = map(Fraction, instance.box)
    halves: list[Half] = [(Fraction(0), Fraction(1), d), (Fraction(0), Fraction(-1), -c)]
    for p, q, r, bars in lines:
        halves.append((Fraction(p), Fraction(q), Fraction(r)))
        if bars:
            halves.append((Fraction(-p), Fraction(-q), Fraction(r)))
    breaks = {a, b}
    for (p, q, r), (s, t, u) in combinations(halves, 2):
        if p * t != q * s:
            x = (r * t - q * u) / (p * t - q * s)
            if a < x < b:
                breaks.add(x)
    total = Fraction(0)
    for low, high in pairwise(sorted(breaks)):
        total += (high - low) * _length(halves, (low + high) / 2)  # linear between breaks, so the middle is the mean
    return total


def _length(halves: list[Half], x: Fraction) -> Fraction:
    above = min((r - p * x) / q for p, q, r in halves if q > 0)
    below = max((r - p * x) / q for p, q, r in halves if q < 0)
    return max(Fraction(0), above - below)
