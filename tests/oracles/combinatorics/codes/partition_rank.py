"""Judge by the place in sympy's list of all partitions, sorted."""

from functools import cache
from typing import Any

from sympy.utilities.iterables import ordered_partitions

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    parts, number = (instance.parts, answer) if instance.parts else (answer, instance.number)
    every = _sorted(instance.total)
    if not 1 <= number <= len(every):
        return "no such number"
    return "" if every[number - 1] == tuple(parts) else f"{every[number - 1]} has the number {number}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Counted from 0 or from the other end; the parts increasing or one of them cut."""
    if instance.parts:
        mirrored = len(_sorted(instance.total)) + 1 - answer
        return [one for one in (answer + 1, answer - 1, mirrored) if one != answer and one > 0]
    wrong = [answer[::-1], (*answer[:-1], answer[-1], 1), answer[:-1]]
    return [one for one in wrong if one != answer]


@cache
def _sorted(total: int) -> list[tuple[int, ...]]:
    return sorted((tuple(sorted(one, reverse=True)) for one in ordered_partitions(total)), reverse=True)
