"""Judge by dealing every hand."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    deck = [(r, s) for r in range(1, instance.ranks + 1) for s in instance.suits if (r, s) not in instance.missing]
    hits = known = 0
    for hand in combinations(deck, instance.hand):
        suits = not instance.exact or len({suit for _, suit in hand}) == instance.exact
        hits += suits and _ranks_fit(instance, [rank for rank, _ in hand])
        known += suits or instance.relation == "and"
    right = Fraction(hits, known)
    return "" if answer == right else f"the probability is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator, answer.denominator + 1)]


def _ranks_fit(instance: Any, ranks: list[int]) -> bool:
    if instance.free:
        return True
    if not instance.pattern:
        return sorted(ranks) == list(range(min(ranks), min(ranks) + len(ranks)))
    return sorted(Counter(ranks).values(), reverse=True) == list(instance.pattern)
