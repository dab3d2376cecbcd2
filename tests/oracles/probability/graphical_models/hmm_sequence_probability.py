"""Judge by adding up all hidden paths with Fractions."""

from fractions import Fraction
from itertools import pairwise, product
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = max(len(instance.seen), instance.asked[1] if instance.asked else 0)
    asked = whole = Fraction(0)
    for path in product(range(len(instance.start)), repeat=n):
        chance = Fraction(instance.start[path[0]], instance.whole)
        for before, after in pairwise(path):
            chance *= Fraction(instance.moves[before][after], instance.whole)
        for state, sign in zip(path, instance.seen, strict=False):
            chance *= Fraction(instance.emissions[state][sign], instance.whole)
        whole += chance
        if instance.asked and path[instance.asked[1] - 1] == instance.asked[0]:
            asked += chance
    right = asked / whole if instance.asked else whole
    return "" if answer == right else f"the probability is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator, answer.denominator + 1)]
