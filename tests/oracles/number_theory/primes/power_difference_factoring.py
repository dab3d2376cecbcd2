"""Judge by sympy: every factor is prime and their product is the number."""

from math import prod
from typing import Any

from sympy import isprime

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not all(p > 1 and isprime(p) for p in answer):
        return "a factor is not prime"
    number = instance.a**instance.n + instance.sign * instance.b**instance.n
    if set(instance.hints) != {p for p in answer if p > 10**6}:
        return "the hints are not the prime factors above a million"
    return "" if prod(answer) == number else "the product differs from the number"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The factors in decreasing order."""
    return [answer[::-1]]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A factor left out, one too many, two multiplied."""
    wrong = [(*answer, answer[-1]), (1, *answer)]
    return [*wrong, answer[1:], (answer[0] * answer[1], *answer[2:])] if len(answer) > 1 else wrong
