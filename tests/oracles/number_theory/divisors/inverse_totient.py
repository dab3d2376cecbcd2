"""Judge by a sieve of totients up to a bound that no number with the totient exceeds."""

from functools import cache
from typing import Any

import numpy as np

LEVELS = range(1, 11)
LARGEST = 100_000


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    numbers = np.nonzero(_totients() == instance.totient)[0].tolist()
    return "" if list(answer) == numbers else f"the numbers are {numbers}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A number missing, a number too many, the order changed."""
    wrong = [answer[:-1], (*answer, answer[-1] + 1)]
    return [*wrong, answer[::-1]] if len(answer) > 1 else wrong


@cache
def _totients() -> Any:
    """Sieve up to six times the largest totient: n / phi(n) is below 6 unless n has nine different prime factors."""
    phi = np.arange(6 * LARGEST)
    for p in range(2, len(phi)):
        if phi[p] == p:
            phi[p::p] -= phi[p::p] // p
    return phi
