"""Cages of numbers that give a result by an operator."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import prod

SIGNS = "+-×÷"
HIDDEN = "?"


def results_of(sign: str, numbers: Sequence[int]) -> list[int]:
    """List what an operator, or any of the four if it is hidden, makes of the numbers of a cage."""
    if sign == HIDDEN:
        return [result for each in SIGNS for result in results_of(each, numbers)]
    if sign in "+×":
        return [sum(numbers) if sign == "+" else prod(numbers)]
    low, high = min(numbers), max(numbers)
    if len(numbers) != 2 or (sign == "÷" and high % low):
        return []
    return [high - low if sign == "-" else high // low]


@lru_cache(maxsize=4096)
def fitting(n: int, size: int, result: int, sign: str) -> list[tuple[int, ...]]:
    """List the numbers with which a cage gives a result."""
    return [numbers for numbers in product(range(1, n + 1), repeat=size) if result in results_of(sign, numbers)]
