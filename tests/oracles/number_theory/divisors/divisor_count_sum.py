"""Judge by sympy's divisor functions where the numbers are few, else by jumping over equal quotients."""

from typing import Any

from sympy import divisor_sigma

LEVELS = range(1, 10)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    low, high, power = instance.low, instance.high, instance.power
    if high <= 2000:
        right = int(sum(divisor_sigma(n, power) for n in range(low, high + 1)))
    else:
        right = _blocks(high, power) - _blocks(low - 1, power)
    return "" if answer == right else f"the sum is {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The sum without the first, without the last number, and a neighbour."""
    first, last = (int(divisor_sigma(n, instance.power)) for n in (instance.low, instance.high))
    return [answer - first, answer - last, answer + 1]


def _blocks(n: int, power: int) -> int:
    total, d = 0, 1
    while d <= n:
        quotient = n // d
        last = n // quotient
        total += quotient * (last - d + 1 if power == 0 else (d + last) * (last - d + 1) // 2)
        d = last + 1
    return total
