"""Judge by the residues of one common period, counted with numpy, and by every number of a short range."""

from math import lcm
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    period = lcm(*instance.divisors)
    if min(period, instance.high) > 3_000_000:
        return "" if answer == _sieved(instance) else "the count is another one"
    hits = np.zeros(min(period, instance.high) + 1, dtype=np.int8)
    for divisor in instance.divisors:
        hits[::divisor] += 1
    fits = hits >= instance.number if instance.least else hits == instance.number

    def upto(top: int) -> int:
        whole, rest = divmod(top, period)
        return whole * int(fits[1 : period + 1].sum()) * (whole > 0) + int(fits[1 : rest + 1].sum())

    right = upto(instance.high) - upto(instance.low - 1)
    return "" if answer == right else f"there are {right}"


def _sieved(instance: Any) -> int:
    """Keep the least common multiples of chosen divisors apart by how many there are, one divisor after the other."""
    sets = {(1, 0): 1}
    for divisor in instance.divisors:
        after = dict(sets)
        for (multiple, size), many in sets.items():
            new = lcm(multiple, divisor), size + 1
            after[new] = after.get(new, 0) + many
        sets = after
    exactly = [0] * (len(instance.divisors) + 1)
    for size in range(len(instance.divisors), -1, -1):
        shared = sum(
            many * (instance.high // m - (instance.low - 1) // m) for (m, j), many in sets.items() if j == size
        )
        exactly[size] = shared - sum(_choose(j, size) * exactly[j] for j in range(size + 1, len(exactly)))
    return sum(exactly[instance.number :]) if instance.least else exactly[instance.number]


def _choose(n: int, k: int) -> int:
    return 1 if k in (0, n) else _choose(n - 1, k - 1) + _choose(n - 1, k)
