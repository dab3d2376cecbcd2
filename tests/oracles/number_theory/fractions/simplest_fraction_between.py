"""Judge by trying one denominator after another, or by the continued fractions of the bounds where that takes long."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    low, high = instance.low, instance.high
    if answer.denominator > 5000:
        best = _between(low.numerator, low.denominator, high.numerator, high.denominator)
    else:
        q = next(q for q in range(1, 10**6) if Fraction(low.numerator * q // low.denominator + 1, q) < high)
        best = Fraction(low.numerator * q // low.denominator + 1, q)
    return "" if answer == best else f"the fraction is {best}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The bounds, their mediant or middle."""
    low, high = instance.low, instance.high
    mediant = Fraction(low.numerator + high.numerator, low.denominator + high.denominator)
    return [x for x in (low, high, (low + high) / 2, mediant) if x != answer]


def _between(a: int, b: int, c: int, d: int) -> Fraction:
    """The simplest fraction strictly between a/b and c/d, where c/d may be infinite (d = 0)."""
    whole = a // b
    if d == 0 or (whole + 1) * d < c:
        return Fraction(whole + 1)
    inner = _between(d, c - whole * d, b, a - whole * b)
    return whole + 1 / inner
