"""Judge by listing all sequences of colours, the urn being counted anew for each."""

from fractions import Fraction
from itertools import product
from typing import Any

from tests.oracles.probability.events._sequences import share

LEVELS = range(1, 10)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    colours = range(len(instance.balls))
    outcomes = ((order, _chance(instance, order)) for order in product(colours, repeat=instance.draws))
    right = share(outcomes, instance.relation, instance.events)
    return "" if answer == right else f"the probability is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator + 1, answer.denominator)]


def _chance(instance: Any, order: Any) -> Fraction:
    chance, urn = Fraction(1), list(instance.balls)
    for colour in order:
        chance *= Fraction(urn[colour], sum(urn))
        for other, more in enumerate(instance.added[colour]):
            urn[other] += more
    return chance
