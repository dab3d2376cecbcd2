"""Judge by convolution of the numbers of values (numpy), and by trying all values where they are few."""

from itertools import product
from math import prod
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    values = [
        [value for value in range(low, high + 1) if parity == "" or value % 2 == ("even", "odd").index(parity)]
        for low, high, parity in instance.variables
    ]
    lowest = min(min(one) for one in values)
    counts = np.array([1], dtype=object)
    for one in values:
        hits = np.zeros(max(one) - lowest + 1, dtype=object)
        for value in one:
            hits[value - lowest] = 1
        counts = np.convolve(counts, hits)
    sums = {index + lowest * len(values): int(count) for index, count in enumerate(counts)}
    right = sum(count for total, count in sums.items() if _fits(instance, total))
    if prod(map(len, values)) < 20_000:
        assert right == sum(_fits(instance, sum(one)) for one in product(*values))
    return "" if answer == right else f"there are {right}"


def _fits(instance: Any, total: int) -> bool:
    return bool(total == instance.total or (total < instance.total and not instance.exact))
