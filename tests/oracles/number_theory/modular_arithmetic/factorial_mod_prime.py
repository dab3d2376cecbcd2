"""Judge by multiplying out modulo p."""

from functools import cache
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p, a, b = instance.p, instance.a, instance.b
    right = _product(a, b, p) if instance.form == "interval" else _product(1, a, p) * _product(1, b, p) % p
    return "" if answer == right else f"the remainder is {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The opposite residue, and representatives out of range."""
    return [(-answer) % instance.p, answer + instance.p, answer - instance.p]


@cache
def _product(low: int, high: int, p: int) -> int:
    """Multiply all integers from low to high, from which every factor p is taken out."""
    product = 1
    for i in range(low, high + 1):
        while i % p == 0:
            i //= p
        product = product * i % p
    return product
