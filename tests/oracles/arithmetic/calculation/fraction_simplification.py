"""Judge by cross-multiplication of the printed numbers, and by Euclid's algorithm written out."""

import re
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    top, bottom = ([int(n) for n in re.findall(r"\d+", part)] for part in instance.formula.split("}{"))
    left, right = answer.numerator * (-1 if instance.formula.startswith("-") else 1), answer.denominator
    for n in bottom:
        left *= n
    for n in top:
        right *= n
    if left != right:
        return "another value"
    a, b = abs(answer.numerator), answer.denominator
    while b:
        a, b = b, a % b
    return "" if a == 1 else "not in lowest terms"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The inverse, the wrong sign, and one off above the bar."""
    wrong = [1 / answer, -answer, Fraction(answer.numerator + 1, answer.denominator)]
    return [value for value in wrong if value != answer]
