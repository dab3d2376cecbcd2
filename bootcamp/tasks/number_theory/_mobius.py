"""The Möbius function of all small numbers at once."""

from __future__ import annotations

from bootcamp.lib.numbers import primes_below


def mobius_table(n: int) -> list[int]:
    """List the Möbius function of 1..n at the places 1..n; place 0 holds 0."""
    values = [0, *[1] * n]
    for p in primes_below(n + 1):
        values[p::p] = [-value for value in values[p::p]]
        values[p * p :: p * p] = [0] * len(range(p * p, n + 1, p * p))
    return values
