"""Judge with sets of values for each attribute, and the largest disjoint choice by trying sizes from the top."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    numbered = dict(enumerate(instance.cards, 1))
    good = {
        frozenset(numbers)
        for numbers in combinations(numbered, 3)
        if all(len(set(values)) != 2 for values in zip(*[numbered[number] for number in numbers], strict=True))
    }
    if not answer <= good:
        return "not all are good"
    if not instance.disjoint:
        return "" if answer == good else "some are missing"
    if any(one & other for one, other in combinations(answer, 2)):
        return "they share a card"
    larger = combinations(good, len(answer) + 1)
    return "more are possible" if any(len(frozenset().union(*some)) == 3 * len(some) for some in larger) else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One triple too few, and one with another card."""
    first = min(answer, key=sorted)
    other = frozenset({*sorted(first)[:2], max(set(range(1, len(instance.cards) + 1)) - first)})
    return [*([answer - {first}] if len(answer) > 1 else []), answer - {first} | {other}]
