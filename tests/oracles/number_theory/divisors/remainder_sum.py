"""Judge by adding up term by term."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, b = instance.numbers[0], instance.numbers[-1]
    divisors = range(1, instance.last + 1)
    if instance.kind == "square":
        right = sum((a // i) ** 2 for i in divisors)
    elif instance.kind == "remainder":
        right = sum(a % i for i in divisors)
    else:
        right = sum((a % i) * (b % i) for i in divisors)
    return "" if answer == right else f"the sum is {right}"
