"""Judge serial_dilution by the amounts of salt and water, not by factors."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    salt, water = Fraction(instance.start), Fraction(1)
    for taken, added in instance.volumes:
        share = taken / water
        salt, water = salt * share, Fraction(taken + added)
    return "" if salt / water == answer else f"{salt} mg in {water} ml are {salt / water} mg in each"
