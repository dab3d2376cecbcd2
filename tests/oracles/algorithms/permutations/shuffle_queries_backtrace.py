"""Judge by slices of numpy over the whole list, forwards."""

from typing import Any

import numpy

LEVELS = range(1, 10)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _ends(instance, 1)
    return "" if list(answer) == right else "other numbers stand there"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Shifts to the left, the places themselves, one place further."""
    wrong = [tuple(_ends(instance, -1)), instance.asked, tuple(one % instance.size + 1 for one in answer)]
    return [one for one in wrong if one != answer]


def _ends(instance: Any, direction: int) -> list[int]:
    numbers = numpy.arange(1, instance.size + 1)
    for first, last, shift in instance.operations:
        part = numbers[first - 1 : last]
        numbers[first - 1 : last] = numpy.roll(part, direction * shift) if shift else part[::-1].copy()
    return [int(numbers[place - 1]) for place in instance.asked]
