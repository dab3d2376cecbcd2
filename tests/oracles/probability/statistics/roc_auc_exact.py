"""Judge by comparing pairs of items, by costs of all thresholds, and by integrating the curve piece by piece."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    up = [score for score, good in instance.items if good]
    down = [score for score, good in instance.items if not good]
    if instance.kind == "area":
        wins = sum(Fraction((a > b) * 2 + (a == b), 2) for a in up for b in down)
        right = wins / (len(up) * len(down))
    elif instance.kind == "cost":
        scores = sorted(set(up + down))
        a, b = instance.costs
        totals = {t: a * sum(s >= t for s in down) + b * sum(s < t for s in up) for t in scores}
        right = Fraction(min(scores, key=lambda t: (totals[t], t)))
    else:
        right = _part(up, down, instance.limit)
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One more, and a fraction a little off."""
    return [answer + 1, answer / 2]


def _part(up: Any, down: Any, limit: Fraction) -> Fraction:
    """Integrate sympy's piecewise linear curve from 0 to the limit."""
    x = sympy.Symbol("x")
    end = sympy.Rational(limit.numerator, limit.denominator)
    total, left, below = sympy.Integer(0), sympy.Integer(0), sympy.Integer(0)
    for t in sorted(set(up + down), reverse=True):
        right = sympy.Rational(sum(s >= t for s in down), len(down))
        above = sympy.Rational(sum(s >= t for s in up), len(up))
        if right > left and left < end:
            line = below + (above - below) * (x - left) / (right - left)
            total += sympy.integrate(line, (x, left, min(right, end)))
        left, below = right, above
    return Fraction(int(total.p), int(total.q))
