"""Judge by listing all sequences of flips with Fractions."""

from fractions import Fraction
from itertools import product
from typing import Any

from tests.oracles.probability.events._sequences import share

LEVELS = range(1, 10)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p = instance.heads
    outcomes = (
        (flips, p ** flips.count(0) * (1 - p) ** flips.count(1)) for flips in product((0, 1), repeat=instance.flips)
    )
    right = share(outcomes, instance.relation, instance.events)
    return "" if answer == right else f"the probability is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator + 1, answer.denominator + 1)]
