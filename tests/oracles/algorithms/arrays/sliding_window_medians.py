"""Judge with a sorted list that gains and loses a number at each step, and with the standard library."""

from bisect import insort
from fractions import Fraction
from statistics import median
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    width = instance.width
    window = sorted(instance.numbers[:width])
    found = []
    for place in range(width, len(instance.numbers) + 1):
        found.append(Fraction(window[(width - 1) // 2] + window[width // 2], 2))
        assert found[-1] == median(map(Fraction, instance.numbers[place - width : place]))
        if place < len(instance.numbers):
            insort(window, instance.numbers[place])
            window.remove(instance.numbers[place - width])
    return "" if list(answer) == found else "other medians"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One window missing, the means, the number in the middle place, the lower or upper middle, backwards."""
    width, numbers = instance.width, instance.numbers
    windows = [numbers[start : start + width] for start in range(len(numbers) - width + 1)]
    wrong = [
        answer[:-1],
        tuple(Fraction(sum(window), width) for window in windows),
        tuple(Fraction(window[width // 2]) for window in windows),
        tuple(Fraction(sorted(window)[width // 2]) for window in windows),
        tuple(Fraction(sorted(window)[width // 2 - 1]) for window in windows),
        answer[::-1],
    ]
    return [one for one in wrong if confirm(instance, one)]
