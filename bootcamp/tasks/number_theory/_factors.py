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
