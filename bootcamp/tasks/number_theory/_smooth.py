"""Numbers with small prime factors only."""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import factorize


def smooth_number(rng: Random, low: int, high: int, largest_prime: int) -> int:
    """Draw an integer from `low` to `high` without prime factors above `largest_prime`; raise Retry after 20 tries."""
    for _ in range(20):
        n = rng.randint(low, high)
        if max(factorize(n), default=1) <= largest_prime:
            return n
    raise task.Retry
