"""Judge by crossing out multiples, or by sympy's factorisations where prime factors are counted."""

from functools import cache
from typing import Any

import numpy as np
from sympy import factorint, primerange

LEVELS = range(1, 10)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _count(instance.low, instance.high, instance.kind)
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Neighbours, and the count of the other kind."""
    other = {"square": "cube", "cube": "square", "even": "odd", "odd": "even"}[instance.kind]
    count = _count(instance.low, instance.high, other)
    return [answer + 1, *([count] if count != answer else [])]


@cache
def _count(low: int, high: int, kind: str) -> int:
    if kind in ("even", "odd"):
        factored = (factorint(n) for n in range(low, high + 1))
        return sum(max(f.values(), default=1) == 1 and len(f) % 2 == (kind == "odd") for f in factored)
    power = 2 if kind == "square" else 3
    free = np.ones(high - low + 1, dtype=bool)
    for p in primerange(round(high ** (1 / power)) + 2):
        free[-low % p**power :: p**power] = False
    return int(free.sum())
