"""Judge by numpy: all rolls of a few dice, or convolutions of counts with the largest number bounded."""

from fractions import Fraction
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    totals = {h: _totals(instance.sides, h) for h in range(max(instance.sides) + 1)}
    asked = instance.conditions if instance.relation == "and" else instance.conditions[:1]
    right = Fraction(
        _count(totals, instance.conditions), _count(totals, [c for c in instance.conditions if c not in asked])
    )
    return "" if answer == right else f"the probability is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator + 1, answer.denominator + 1)]


def _totals(sides: Any, bound: int) -> Any:
    """Count the rolls with all numbers at most `bound` by their total."""
    counts = np.array([1], dtype=object)
    for side in sides:
        counts = np.convolve(
            counts, np.array([0, *[1] * min(side, bound), *[0] * (side - min(side, bound))], dtype=object)
        )
    return counts


def _count(totals: Any, conditions: Any) -> int:
    top = max(totals)
    counts = totals[top]
    for kind, a, _ in conditions:
        if kind == "largest":
            counts = totals[a] - totals[a - 1]
    tests: dict[str, Any] = {
        "equal": lambda total, a, b: total == a,
        "least": lambda total, a, b: total >= a,
        "between": lambda total, a, b: total in range(a, b + 1),
        "divisible": lambda total, a, b: not total % a,
        "largest": lambda total, a, b: True,
    }
    return int(sum(n for total, n in enumerate(counts) if all(tests[kind](total, a, b) for kind, a, b in conditions)))
