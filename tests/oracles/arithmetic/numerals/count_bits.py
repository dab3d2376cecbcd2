"""Judge by writing numbers in binary; large ranges are cut into blocks of numbers with free low bits."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    low, high = instance.low, instance.high
    total = sum(bin(n).count("1") for n in range(low, high + 1)) if high - low < 10**4 else _blocks(low, high + 1)
    return "" if total == answer else f"there are {total}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One off, and the count without an end of the range."""
    return [answer + 1, answer - 1]


def _blocks(low: int, end: int) -> int:
    """Split low..end-1 into blocks p * 2^k .. (p + 1) * 2^k - 1, the largest that fit."""
    total = 0
    while low < end:
        k = 0
        while low % (2 << k) == 0 and low + (2 << k) <= end:
            k += 1
        total += bin(low >> k).count("1") * (1 << k) + (k << k >> 1)
        low += 1 << k
    return total
