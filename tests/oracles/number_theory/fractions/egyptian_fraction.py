"""Judge by whole numbers over a common denominator; find other sums by a depth-first search."""

from fractions import Fraction
from math import lcm
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not answer or len(answer) > instance.most or min(answer) < 1 or max(answer) > instance.bound:
        return "too many denominators, or one out of range"
    if instance.odd and any(d % 2 == 0 for d in answer):
        return "an even denominator"
    whole = lcm(*answer, instance.target.denominator)
    total = sum(whole // d for d in answer)
    return "" if total == instance.target * whole else f"the sum is {total}/{whole}"


def others(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """Other sums, where three unit fractions are enough."""
    if instance.most > 3 or instance.bound > 1000:
        return []
    found = [frozenset(sum_) for sum_ in _sums(instance, instance.target, 1, instance.most)]
    return [x for x in found if x != answer][:4]


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """One denominator left out, one more, one replaced; one split in two where that makes too many."""
    least, last = min(answer), max(answer)
    wrong = [answer - {least}, answer | {last + 1}, (answer - {last}) | {last + 1}]
    split = (answer - {last}) | {last + 1, last * (last + 1)}
    return [*wrong, split]


def _sums(instance: Any, rest: Fraction, low: int, most: int) -> list[tuple[int, ...]]:
    if rest == 0:
        return [()]
    if most == 0 or rest < 0:
        return []
    first = max(low, -(-rest.denominator // rest.numerator))
    last = min(instance.bound, int(most / rest))
    step = [d for d in range(first, last + 1) if not (instance.odd and d % 2 == 0)]
    return [(d, *tail) for d in step for tail in _sums(instance, rest - Fraction(1, d), d + 1, most - 1)]
