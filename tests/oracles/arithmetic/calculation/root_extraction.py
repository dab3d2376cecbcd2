"""Judge by powers: the number's own is not above the radicand, that of the next number is."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    unit = Fraction(1, 10**instance.places)
    if answer % unit:
        return "there are more decimal places than asked"
    fits = answer >= 0 and answer**instance.degree <= instance.radicand < (answer + unit) ** instance.degree
    return "" if fits else "the number is not the root cut off"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The last place one up or down, and one more place."""
    unit = Fraction(1, 10**instance.places)
    return [answer + unit, answer - unit, answer + unit / 10]
