"""Judge by making the table again, and by trying all choices from the table where there are few."""

from itertools import combinations_with_replacement
from math import gcd
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != instance.size or min(answer) < 1 or _table(answer) != sorted(instance.divisors):
        return "the table differs"
    if instance.size <= 4:
        entries = sorted(set(instance.divisors))
        found = [c for c in combinations_with_replacement(entries, instance.size) if _table(c) == _table(answer)]
        assert found == [tuple(sorted(answer))]
    return ""


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The numbers in another order."""
    return [answer[::-1]]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A number replaced by a part or by a multiple of it."""
    return [(*answer[:-1], answer[-1] * 2), (2 * answer[0], *answer[1:])]


def _table(numbers: tuple[int, ...]) -> list[int]:
    return sorted(gcd(a, b) for a in numbers for b in numbers)
