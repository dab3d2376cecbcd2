"""Judge by writing down short sequences, and by the nearest fractions of every denominator for long ones."""

from fractions import Fraction
from math import ceil, floor
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, x = instance.order, instance.member
    if n <= 200:
        row = sorted({Fraction(a, b) for b in range(1, n + 1) for a in range(b + 1)})
        place = row.index(x)
        right = (row[place - 1], row[place + 1])
    elif n <= 2000:
        below = max(Fraction(ceil(x * b) - 1, b) for b in range(1, n + 1))
        right = (below, min(Fraction(floor(x * b) + 1, b) for b in range(1, n + 1)))
    else:
        right = answer[0], answer[1]
        before, after = answer
        # neighbours have determinant 1, and no further fraction fits between them
        if not 0 <= before < x < after <= 1 or max(before.denominator, after.denominator) > n:
            return "not around the fraction"
        for low, high in ((before, x), (x, after)):
            if high.numerator * low.denominator - low.numerator * high.denominator != 1:
                return "the determinant is not 1"
            if low.denominator + high.denominator <= n:
                return "the mediant lies between"
    return "" if answer == right else f"the neighbours are {right}"


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """The two exchanged, and a fraction between, and the fraction itself."""
    before, after = answer
    x = instance.member
    mediant = Fraction(before.numerator + x.numerator, before.denominator + x.denominator)
    return [(after, before), (mediant, after), (before, x)]
