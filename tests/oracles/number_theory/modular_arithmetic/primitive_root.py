"""Judge by sympy's is_primitive_root, and by counting the powers of each candidate where n is small."""

from math import gcd
from typing import Any

from sympy import totient
from sympy.ntheory import is_primitive_root

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, g = instance.n, instance.low
    while not _is_root(g, n):
        g += 1
    if n <= 2000:
        assert g == next(x for x in range(instance.low, n + instance.low) if _reaches(x, n) == totient(n))
    return "" if answer == g else f"the smallest one is {g}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The next primitive root, the same one modulo n, numbers next to it."""
    larger = answer + 1
    while not _is_root(larger, instance.n):
        larger += 1
    return [larger, answer + instance.n, answer - 1]


def _is_root(g: int, n: int) -> bool:
    return gcd(g, n) == 1 and bool(is_primitive_root(g, n))


def _reaches(g: int, n: int) -> int:
    """Count the different powers of g that are coprime to n; 0 if g itself is not."""
    power, seen = g % n, set()
    while power and power not in seen:
        seen.add(power)
        power = power * g % n
    return len(seen) if 1 in seen else 0
