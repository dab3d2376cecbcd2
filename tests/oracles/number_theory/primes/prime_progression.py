"""Judge by sympy's primes; other progressions come from a scan over first primes and differences."""

from itertools import islice
from typing import Any

from sympy import isprime, primerange

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    d = answer[1] - answer[0]
    if answer != tuple(answer[0] + i * d for i in range(instance.length)):
        return "not a progression of this length"
    if not (instance.least <= d <= instance.most and instance.low <= answer[0] and answer[-1] <= instance.high):
        return "out of range"
    return "" if all(isprime(n) for n in answer) else "not all are primes"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """More progressions with the same difference."""
    return list(islice(_with(instance, answer[1] - answer[0]), 3))


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The order turned round, all moved by one, and progressions whose difference is out of range."""
    wrong = [answer[::-1], tuple(n + 1 for n in answer)]
    for d in range(instance.most + 1, instance.most + 60):
        wrong += islice(_with(instance, d), 1)
    return wrong


def _with(instance: Any, d: int) -> Any:
    last = instance.high - (instance.length - 1) * d
    for first in primerange(instance.low, last + 1):
        if all(isprime(first + i * d) for i in range(1, instance.length)):
            yield tuple(first + i * d for i in range(instance.length))
