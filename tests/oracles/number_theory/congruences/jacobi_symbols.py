"""Judge by Euler's criterion for each prime that sympy finds in n."""

from math import prod
from typing import Any

from sympy import factorint, jacobi_symbol

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    values = tuple(prod(_legendre(a, p) ** e for p, e in factorint(n).items()) for a, n in instance.pairs)
    assert values == tuple(jacobi_symbol(a, n) for a, n in instance.pairs)
    return "" if answer == values else f"the values are {values}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One value changed, all signs changed, all values 1."""
    return [(answer[0] - 1 if answer[0] > -1 else 1, *answer[1:]), tuple(-x for x in answer), (1,) * len(answer)]


def _legendre(a: int, p: int) -> int:
    power = pow(a, (p - 1) // 2, p) if a % p else 0
    return -1 if power == p - 1 else power
