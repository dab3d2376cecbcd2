"""Judge by sympy's discrete_log, and by listing all powers where the prime is small."""

from typing import Any

from sympy.ntheory import discrete_log

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p, g, h = instance.p, instance.g, instance.h
    x = int(discrete_log(p, h, g))
    if p <= 3000:
        power, count = 1, 0
        while power != h:
            power, count = power * g % p, count + 1
        assert count == x
    return "" if answer == x else f"the logarithm is {x}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """A later exponent, an earlier negative one, a neighbour."""
    return [answer + instance.p - 1, answer - instance.p + 1, answer + 1]
