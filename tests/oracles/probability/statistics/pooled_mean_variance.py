"""Judge by sums of values and of squares that follow from the summaries, changed step by step."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    sums = [[n, n * mean, n * (variance + mean**2)] for n, mean, variance in instance.groups]
    for kind, group, b, c in instance.changes:
        n, first, second = sums[group]
        sums[group] = {
            "add": [n + 1, first + b, second + b * b],
            "remove": [n - 1, first - b, second - b * b],
            "replace": [n, first - b + c, second - b * b + c * c],
            "shift": [n, first + n * b, second + 2 * b * first + n * b * b],
            "scale": [n, first * b, second * b * b],
        }[kind]
    n, first, second = (sum(column) for column in zip(*sums, strict=True))
    mean = Fraction(first) / n
    right = (mean, Fraction(second) / n - mean**2)
    return "" if tuple(answer) == right else f"they are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The mean of squares instead of the variance, and the variance of a sample."""
    mean, variance = answer
    return [(mean, variance + mean**2) if mean else (mean, variance + 1), (mean + 1, variance)]
