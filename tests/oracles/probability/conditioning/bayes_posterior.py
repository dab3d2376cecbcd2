"""Judge by the joint table of the cause and all signs."""

from fractions import Fraction
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    signs = len(instance.chances[0])
    asked = known = Fraction(0)
    for cause, there in product(range(len(instance.prior)), product((True, False), repeat=signs)):
        if cause in instance.excluded or there[: len(instance.seen)] != instance.seen:
            continue
        chance = Fraction(instance.prior[cause], instance.whole)
        for happens, part in zip(there, instance.chances[cause], strict=True):
            chance *= Fraction(part, instance.whole) if happens else 1 - Fraction(part, instance.whole)
        known += chance
        if cause == instance.asked or (instance.asked is None and there[-1]):
            asked += chance
    return "" if answer == asked / known else f"the probability is {asked / known}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator + 1, answer.denominator + 1)]
