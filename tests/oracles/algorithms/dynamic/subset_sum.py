"""Judge by adding up; choices are also found by meeting in the middle."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left = instance.target
    for number in instance.numbers:
        left -= number * (number in answer)
    return "" if left == 0 and answer <= set(instance.numbers) else "another sum or other numbers"


def others(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """The choices that meet in the middle, a few of them."""
    half = len(instance.numbers) // 2
    low = {sum(one): one for one in _subsets(instance.numbers[:half])}
    found = []
    for two in _subsets(instance.numbers[half:]):
        one = low.get(instance.target - sum(two))
        if one is not None:
            found.append(frozenset((*one, *two)))
    assert found
    return found[:5]


def greedy(instance: Any) -> frozenset[int]:
    """Take the largest number that still fits."""
    left, chosen = instance.target, set()
    for number in sorted(instance.numbers, reverse=True):
        if number <= left:
            left -= number
            chosen.add(number)
    return frozenset(chosen)


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """A number missing, one too many, the sum itself, a number that is not there, the greedy choice."""
    rest = sorted(set(instance.numbers) - answer)
    made = frozenset({instance.target - instance.numbers[0], instance.numbers[0]})
    wrong = [answer - {min(answer)}, frozenset({instance.target}), made, greedy(instance)]
    wrong += [answer | {number} for number in rest[:1]]
    return [one for one in wrong if min(one, default=0) > 0 and confirm(instance, one)]


def _subsets(numbers: Any) -> list[tuple[int, ...]]:
    return [one for size in range(len(numbers) + 1) for one in combinations(numbers, size)]
