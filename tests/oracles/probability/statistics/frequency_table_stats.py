"""Judge by the statistics module on the data, the missing counts being tried one after the other."""

from fractions import Fraction
from itertools import product
from statistics import mean, median, mode, pvariance
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    unknown = [value for value, count in instance.counts if count is None]
    found = []
    for guess in product(range(instance.size + 1), repeat=len(unknown)):
        filled = dict(zip(unknown, guess, strict=True))
        sizes = [(value, filled.get(value, 0) if count is None else count) for value, count in instance.counts]
        if instance.size and sum(count for _, count in sizes) != instance.size:
            continue
        data = [Fraction(value) for value, count in sizes for _ in range(count)]
        if instance.average is None or mean(data) == instance.average:
            found.append(data)
    assert len(found) == 1, len(found)
    data = found[0]
    middle = median(data)
    values = {
        "mean": mean(data),
        "median": middle,
        "mode": mode(data),
        "range": max(data) - min(data),
        "variance": pvariance(data),
        "deviation": mean(abs(x - middle) for x in data),
    }
    right = tuple(values[item] for item in instance.items)
    return "" if tuple(answer) == right else f"they are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The first item a little more, and the last one less."""
    return [(answer[0] + Fraction(1, 2), *answer[1:]), (*answer[:-1], answer[-1] - Fraction(1, 3))]
