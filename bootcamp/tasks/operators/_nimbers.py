"""Nim addition and multiplication of nonnegative integers below 2^16."""

from __future__ import annotations

from functools import cache


@cache
def nim_product(a: int, b: int) -> int:
    """Multiply by the rules for Fermat powers of two (Conway, On Numbers and Games, chapter 6)."""
    if a < 2 or b < 2:
        return a * b
    half = 8
    while max(a, b) < 1 << half:
        half //= 2
    high, low = divmod(a, 1 << half)
    other_high, other_low = divmod(b, 1 << half)
    lows, highs = nim_product(low, other_low), nim_product(high, other_high)
    crossed = nim_product(high ^ low, other_high ^ other_low)
    return (crossed ^ lows) << half ^ lows ^ nim_product(highs, 1 << (half - 1))


def nim_power(a: int, n: int) -> int:
    """Raise to a power n >= 0."""
    result = 1
    for bit in bin(n)[2:]:
        result = nim_product(result, result)
        result = nim_product(result, a) if bit == "1" else result
    return result


def nim_inverse(a: int) -> int:
    """Invert a nonzero number: the numbers below 2^16 form a field."""
    return nim_power(a, 2**16 - 2)
