"""Judge by sympy's n_order, and by multiplying again and again where the modulus is small."""

from typing import Any

from sympy import divisors, n_order

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    order = int(n_order(instance.a, instance.modulus))
    if instance.modulus <= 10**4:
        power, count = instance.a % instance.modulus, 1
        while power != 1:
            power, count = power * instance.a % instance.modulus, count + 1
        assert count == order
    return "" if answer == order else f"the order is {order}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Another exponent that gives 1, a divisor of the order, exponents that give 1 trivially."""
    return [2 * answer, int(divisors(answer)[-2]), 0, -answer]
