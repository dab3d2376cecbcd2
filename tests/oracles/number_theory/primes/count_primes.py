"""Judge by a sieve of the interval, or by sympy's primes where the numbers are large."""

from math import isqrt
from typing import Any

from sympy import primerange

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    low, high = instance.low, instance.high
    primes = list(primerange(low, high + 1)) if high > 10**5 else _sieved(low, high)
    right = sum((p - instance.residue) % instance.modulus == 0 for p in primes)
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One more and one less."""
    return [answer + 1, answer - 1]


def _sieved(low: int, high: int) -> list[int]:
    composite = {m for d in range(2, isqrt(high) + 1) for m in range(max(d * d, -(-low // d) * d), high + 1, d)}
    return [n for n in range(max(low, 2), high + 1) if n not in composite]
