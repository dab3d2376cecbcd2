"""Judge by numpy's gcd of all pairs where they are few, else by counting the multiples of d from the largest d down."""

from functools import cache
from typing import Any

import numpy as np
from sympy import primerange

LEVELS = range(1, 10)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    counts = _table(instance.a, instance.b)
    if instance.g:
        right = counts[instance.g]
    elif instance.condition == "prime":
        right = sum(counts[p] for p in primerange(len(counts)))
    else:
        right = sum(counts[d] for d in _squarefree(len(counts)))
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One more, and the count without the condition."""
    return [answer + 1, instance.a * instance.b]


@cache
def _table(a: int, b: int) -> list[int]:
    """List how many pairs have each greatest common divisor."""
    if a * b <= 10**6:
        pairs = np.gcd.outer(np.arange(1, a + 1), np.arange(1, b + 1))
        return [int(count) for count in np.bincount(pairs.ravel())]
    counts = [0] * (min(a, b) + 1)
    for d in range(min(a, b), 0, -1):
        counts[d] = (a // d) * (b // d) - sum(counts[2 * d :: d])
    return counts


def _squarefree(limit: int) -> list[int]:
    return [d for d in range(1, limit) if all(d % (p * p) for p in primerange(int(d**0.5) + 1))]
