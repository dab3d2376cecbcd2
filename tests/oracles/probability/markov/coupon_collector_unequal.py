"""Judge by inclusion and exclusion: the mean is a signed sum of waiting times for any coupon of a set of types."""

from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    types = list(instance.wanted or instance.types)
    missing = len(types) - (len(types) if instance.wanted else instance.need)
    right = Fraction(0)
    for size in range(missing + 1, len(types) + 1):  # the (missing + 1)-th largest of the times of the types
        sign = (-1) ** (size - missing - 1) * comb(size - 1, missing)
        for chosen in combinations(types, size):
            hit = sum((chance for packet, chance in instance.packets if set(packet) & set(chosen)), Fraction(0))
            right += sign / hit
    return "" if answer == right else f"the mean is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One packet more, and a fraction a little off."""
    return [answer + 1, Fraction(answer.numerator + 1, answer.denominator)]
