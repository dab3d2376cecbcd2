"""Judge by choosing places one after the other, or, where these are few, by all sets of places."""

from functools import cache
from itertools import combinations, pairwise
from math import comb
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _count(instance, instance.least, instance.most or len(instance.text))
    return "" if answer == right else f"there are {right} ways"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Neighbours, the count without the rule, and that of blocks."""
    wrong = [answer - 1, answer + 1, 2 * answer, _count(instance, 1, len(instance.text)), _count(instance, 1, 1)]
    return [count for count in wrong if count != answer]


def _count(instance: Any, least: int, most: int) -> int:
    text, pattern = instance.text, instance.pattern
    if comb(len(text), len(pattern)) < 3000:
        chosen = combinations(range(len(text)), len(pattern))
        spelt = [places for places in chosen if "".join(text[place] for place in places) == pattern]
        return sum(all(least <= b - a <= most for a, b in pairwise(places)) for places in spelt)

    @cache
    def ways(done: int, last: int) -> int:
        if done == len(pattern):
            return 1
        low, high = (0, len(text)) if last < 0 else (last + least, min(len(text), last + most + 1))
        return sum(ways(done + 1, place) for place in range(low, high) if text[place] == pattern[done])

    return ways(0, -1)
