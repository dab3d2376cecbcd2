"""Judge by the quadratic table of longest ends, and by all subsets where the list is short."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not _rises(answer) or not _within(instance.numbers, answer):
        return "no rising part of the list"
    return "" if len(answer) == _longest(instance.numbers) else "not the longest"


def others(instance: Any, answer: Any) -> list[Any]:
    """The longest choice that comes from the end of the list."""
    best: list[tuple[int, ...]] = []
    for place in range(len(instance.numbers) - 1, -1, -1):
        number = instance.numbers[place]
        best.append(max(((number, *chain) for chain in [(), *best] if not chain or chain[0] > number), key=len))
    found = max(best, key=len)
    return [found] if found != answer else []


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A number left out, another one added in its order, the list sorted, every number that is a new maximum."""
    numbers = instance.numbers
    records = tuple(number for place, number in enumerate(numbers) if number > max(numbers[:place], default=0))
    added = tuple(sorted((*answer, max(set(numbers) - set(answer), default=0))))
    wrong = [answer[1:], answer[::-1], records, added, tuple(sorted(set(numbers)))]
    return [one for one in wrong if confirm(instance, one)]


def _rises(numbers: Any) -> bool:
    return list(numbers) == sorted(set(numbers))


def _within(numbers: Any, part: Any) -> bool:
    start = 0
    for number in part:
        if number not in numbers[start:]:
            return False
        start = numbers.index(number, start) + 1
    return True


def _longest(numbers: Any) -> int:
    table: list[int] = []
    for place, number in enumerate(numbers):
        table.append(1 + max((table[one] for one in range(place) if numbers[one] < number), default=0))
    if len(numbers) <= 12:
        sizes = range(1, len(numbers) + 1)
        assert max(table) == max(size for size in sizes if any(map(_rises, combinations(numbers, size))))
    return max(table)
