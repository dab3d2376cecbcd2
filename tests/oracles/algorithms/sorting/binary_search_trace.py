"""Judge by the end that bisect finds in the written-out list, and by the only way of halves that leads there."""

from bisect import bisect_left
from math import floor
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    numbers = _numbers(instance)
    assert numbers == sorted(numbers)
    right = tuple(_trace(len(numbers), bisect_left(numbers, x)) for x in instance.searched)
    return "" if answer == right else "another trace"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A look missing, the end left out, places from 1, the middle rounded up, the first number that is greater."""
    numbers, size = _numbers(instance), instance.size
    (*looks, end), *rest = answer
    beyond = [_trace(size, bisect_left(numbers, x + 1)) for x in instance.searched]
    wrong = [
        ((*looks[:-1], end), *rest),
        (tuple(looks), *rest),
        (tuple(look + 1 for look in (*looks, end)), *rest),
        ((*looks, looks[-1]), *rest),
        ((*looks, end + 1), *rest),
        tuple(beyond),
    ]
    return [one for one in wrong if all(max(trace, default=0) <= size for trace in one) and confirm(instance, one)]


def _numbers(instance: Any) -> list[int]:
    if instance.numbers:
        return list(instance.numbers)
    p, q, r, s = instance.formula
    return [p * i + q * floor(i / r) + (floor(i * i / s) if s else 0) for i in range(instance.size)]


def _trace(size: int, end: int) -> tuple[int, ...]:
    """What is looked at on the way to an end: the middle of what is left, which halves each time."""
    looks, part = [], range(size + 1)  # the places at which it may still end
    while len(part) > 1:
        middle = part[(len(part) - 1) // 2]
        looks.append(middle)
        part = range(part[0], middle + 1) if end <= middle else range(middle + 1, part[-1] + 1)
    return (*looks, end)
