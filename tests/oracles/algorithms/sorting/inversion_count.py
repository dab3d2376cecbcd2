"""Judge by inserting from the right into a sorted list, in which bisect counts the smaller numbers."""

from bisect import bisect_left, insort
from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if answer["inversions"] != _count(instance.numbers, 0):
        return "another number of inversions"
    return "" if answer["wide"] == _count(instance.numbers, instance.distance) else "another number of wide ones"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Equal numbers counted, differences of just the distance counted, neighbours only, pairs in order, off by one."""
    numbers = instance.numbers
    wrong = [
        {**answer, "inversions": _count(numbers, -1)},
        {**answer, "wide": _count(numbers, instance.distance - 1)},
        {**answer, "inversions": sum(one > two for one, two in pairwise(numbers))},
        {**answer, "inversions": _count(numbers[::-1], 0)},
        {**answer, "inversions": answer["inversions"] + 1},
        {**answer, "wide": answer["wide"] - 1},
        {"inversions": answer["wide"], "wide": answer["inversions"]},
    ]
    return [one for one in wrong if confirm(instance, one)]


def _count(numbers: Any, distance: int) -> int:
    """Pairs in which the left number is greater by more than a distance."""
    seen: list[int] = []
    count = 0
    for number in reversed(numbers):
        count += bisect_left(seen, number - distance)
        insort(seen, number)
    return count
