"""Judge by trying every choice."""

from itertools import combinations
from math import gcd
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != instance.chosen or not answer <= set(instance.numbers):
        return "not a choice of the numbers"
    best = max(map(_multiple, combinations(instance.numbers, instance.chosen)))
    return "" if _multiple(tuple(answer)) == best else f"{best} is possible"


def others(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """All best choices."""
    best = _multiple(tuple(answer))
    return [frozenset(c) for c in combinations(instance.numbers, instance.chosen) if _multiple(c) == best][:20]


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """The largest numbers, and numbers that are not among those given."""
    return [frozenset(instance.numbers[-instance.chosen :]), answer - {min(answer)} | {max(instance.numbers) + 1}]


def _multiple(numbers: tuple[int, ...]) -> int:
    multiple = 1
    for n in numbers:
        multiple = multiple // gcd(multiple, n) * n
    return multiple
