"""Judge by sympy's Miller-Rabin test."""

from typing import Any

from sympy import isprime
from sympy.ntheory.primetest import mr

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    assert not isprime(instance.n)
    if not 2 <= answer <= instance.n - 2:
        return "out of range"
    return "" if mr(instance.n, [answer]) else "not a strong liar"


def others(instance: Any, answer: int) -> list[int]:
    """The negative of a liar, and its inverse, are liars too."""
    return [instance.n - answer, pow(answer, -1, instance.n)]


def near_misses(instance: Any, answer: int) -> list[int]:
    """The two bases that always pass, and the liar moved by a period."""
    return [1, instance.n - 1, answer + instance.n]
