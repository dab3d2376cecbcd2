"""Judge by listing the different orders of colours, each with its product of Fractions, draw after draw."""

from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from tests.oracles.probability.events._sequences import share

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = share(_orders(instance), instance.relation, instance.events)
    return "" if answer == right else f"the probability is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator, answer.denominator + 1)]


def _orders(instance: Any) -> Any:
    whole = sum(instance.balls)
    for order in product(range(len(instance.balls)), repeat=instance.drawn):
        factors = [
            Fraction(max(instance.balls[colour] - order[:i].count(colour), 0), whole - i)
            for i, colour in enumerate(order)
        ]
        yield order, prod(factors)
