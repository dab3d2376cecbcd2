"""Judge by striking out the classes in a table of one period, or of the numbers after the lower bound."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.low is None:
        return "" if answer == _free(instance, 0, instance.period).sum() else "the count differs"
    free = np.nonzero(_free(instance, instance.low, 30_000))[0]
    least = instance.low + int(free[0])
    return "" if answer == least else f"{least} is free"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One off, and the numbers that are covered."""
    return [answer + 1, answer - 1, *([] if instance.low is None else [instance.low - 1])]


def _free(instance: Any, start: int, size: int) -> Any:
    table = np.ones(size, dtype=bool)
    for r, m in instance.classes:
        table[(r - start) % m :: m] = False
    return table
