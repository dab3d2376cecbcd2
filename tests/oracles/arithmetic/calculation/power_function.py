"""Judge by sympy: the printed formula is read factor by factor, and each power is multiplied out."""

import re
from fractions import Fraction
from typing import Any

from sympy import Integer, Rational

LEVELS = range(1, 11)
FACTOR = re.compile(r"(?:\\left\()?(-?)(?:\\frac\{(\d+)\}\{(\d+)\}|([\d.]+))(?:\\right\))?\^\{(-?\d+)\}")


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    value = Integer(1)
    for factor in instance.formula.split(r" \times "):
        found = FACTOR.fullmatch(factor)
        assert found is not None
        sign, top, bottom, decimal, exponent = found.groups()
        base = Rational(decimal) if decimal else Rational(int(top), int(bottom))
        for _ in range(abs(int(exponent))):
            value = value * (-base if sign else base) if int(exponent) > 0 else value / (-base if sign else base)
    return "" if value == Rational(answer.numerator, answer.denominator) else f"it is {value}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The inverse, the other sign, ten times as much."""
    return [1 / answer, -answer, 10 * answer]
