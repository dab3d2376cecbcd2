"""Judge by counting the ones at each binary place."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != instance.count or any(number < 0 or number >= 1 << instance.bits for number in answer):
        return "not so many numbers of this size"
    ones = [sum(number >> place & 1 for number in answer) for place in range(instance.bits)]
    if sum(count << place for place, count in enumerate(ones)) != instance.total:
        return "another sum"
    parity = sum(count % 2 << place for place, count in enumerate(ones))
    return "" if parity == instance.xor else "another exclusive or"


def others(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """Two bits moved from one number to another, at a place where one has a 1 and the other a 0."""
    found = []
    for one, two in combinations(sorted(answer), 2):
        for place in range(instance.bits):
            bit = 1 << place
            if (one ^ two) & bit:
                found.append((answer - {one, two}) | {one ^ bit, two ^ bit})
    return [some for some in found if not confirm(instance, some)][:3]


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """One number greater, two numbers drawn apart, one missing."""
    low, *_, high = sorted(answer)
    wrong = [
        (answer - {high}) | {high - 1},
        (answer - {low, high}) | {low + 1, high - 1},
        (answer - {low}) | {low + 2},
    ]
    return [one for one in wrong if len(one) == instance.count and confirm(instance, one)]
