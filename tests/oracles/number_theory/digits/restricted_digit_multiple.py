"""Judge by going through the multiples, or through all numbers with the digits in increasing order."""

from functools import cache
from itertools import product
from typing import Any

LEVELS = range(1, 6)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _least(instance.n, instance.digits, instance.total)
    return "" if answer == right else f"the least multiple is {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The number itself, the multiples around the answer, zero."""
    return [0, -answer, answer + instance.n, answer - instance.n, 10 * answer]


@cache
def _least(n: int, digits: tuple[int, ...], total: int) -> int:
    if not digits:
        return next(m for m in range(n, 10**9, n) if sum(map(int, str(m))) == total)
    for length in range(1, 12):
        for places in product(digits, repeat=length):
            m = int("".join(map(str, places)))
            if places[0] and m % n == 0 and (not total or sum(places) == total):
                return m
    raise AssertionError
