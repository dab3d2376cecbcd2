"""Judge by the statistics module of Python on fractions."""

import statistics
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    numbers = sorted(map(Fraction, answer))
    if len(numbers) != instance.size or numbers[0] < 1 or numbers[-1] > instance.high:
        return "another count or size"
    left = list(answer)
    for number in instance.fixed:
        if number not in left:
            return f"{number} is missing"
        left.remove(number)
    half = len(numbers) // 2
    modes = statistics.multimode(numbers)
    values = {
        "mean": statistics.mean(numbers),
        "median": statistics.median(numbers),
        "range": max(numbers) - min(numbers),
        "mode": modes[0] if len(modes) == 1 else None,
        "lower quartile": statistics.median(numbers[:half]),
        "upper quartile": statistics.median(numbers[half + len(numbers) % 2 :]),
        "variance": statistics.pvariance(numbers),
    }
    return ", ".join(kind for kind, value in instance.statistics if values[kind] != value)


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The numbers in other orders."""
    return [tuple(sorted(answer)), tuple(sorted(answer, reverse=True))]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Lists that are too short, or with one number changed where the mean is stated."""
    moved = tuple(n + 1 if i == 0 else n for i, n in enumerate(answer))
    return [answer[:-1], *([moved] if instance.statistics[0][0] == "mean" else [])]
