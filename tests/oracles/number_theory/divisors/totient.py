"""Judge by sympy's totient, by gcds of all candidates where they are few, and by a sum over squarefree divisors."""

from itertools import combinations
from math import gcd, prod
from typing import Any

from sympy import primefactors, totient

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, limit = instance.n, instance.limit or instance.n
    primes = primefactors(n)
    count = sum(
        (-1) ** size * (limit // prod(chosen))
        for size in range(len(primes) + 1)
        for chosen in combinations(primes, size)
    )
    if limit <= 20_000:
        assert count == sum(gcd(k, n) == 1 for k in range(1, limit + 1))
    if instance.limit is None:
        assert count == totient(n)
    return "" if answer == count else f"the count is {count}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One off, and the integers that are not coprime."""
    limit = instance.limit or instance.n
    return [answer + 1, answer - 1, *([limit - answer] if limit != 2 * answer else [])]
