"""Numbers that are shown by their prime factors."""

from __future__ import annotations

from collections.abc import Mapping

from bootcamp.lib.numbers import factorize


def product_text(powers: Mapping[int, int]) -> str:
    """Write ``{prime: exponent}`` as a product, primes in the order given."""
    return " × ".join(f"{p}^{e}" if e > 1 else str(p) for p, e in powers.items()) or "1"


def factored(n: int) -> str:
    """Write a positive integer as the product of its prime powers, primes increasing."""
    return product_text(factorize(n))


def splits(n: int) -> str:
    """Write how the primes of a number are divided out one by one.

    >>> splits(12), splits(7)
    ('12 = 2 × 6, 6 = 2 × 3', '7 = 7 × 1')
    """
    parts, left = [], n
    for p, e in factorize(n).items():
        for _ in range(e):
            parts.append(f"{left} = {p} × {left // p}")
            left //= p
    return ", ".join(parts[:-1] or parts)
