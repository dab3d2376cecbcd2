"""Judge by finding the elements one by one, with all subsets listed where they are few."""

from itertools import combinations, islice
from math import comb
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, k = instance.size, instance.chosen
    subset, index = (tuple(instance.subset), answer) if instance.subset else (tuple(answer), instance.index)
    if not 0 <= index < comb(n, k) or len(subset) != k:
        return "no such subset or number"
    found = _colex(n, k, index) if instance.colex else _lex(n, k, index)
    if comb(n, k) < 2000:
        every = list(combinations(range(1, n + 1), k))
        if instance.colex:
            every.sort(key=lambda one: one[::-1])
        assert next(islice(every, index, None)) == found
    return "" if found == subset else "the subset and the number do not fit"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other order, and a number off by one."""
    n, k = instance.size, instance.chosen
    if instance.subset:
        return [answer + 1, *([answer - 1] if answer else [])]
    other = (_lex if instance.colex else _colex)(n, k, instance.index)
    return [one for one in (other, answer[::-1]) if one != tuple(answer)]


def _lex(n: int, k: int, index: int) -> tuple[int, ...]:
    found: list[int] = []
    for element in range(1, n + 1):
        having = comb(n - element, k - len(found) - 1) if len(found) < k else 0
        if index < having:
            found.append(element)
        else:
            index -= having
    return tuple(found)


def _colex(n: int, k: int, index: int) -> tuple[int, ...]:
    """Take the greatest binomial coefficient that fits, for k, k - 1, ..."""
    found: list[int] = []
    for place in range(k, 0, -1):
        element = max(one for one in range(n) if comb(one, place) <= index)
        index -= comb(element, place)
        found.append(element + 1)
    return tuple(reversed(found))
