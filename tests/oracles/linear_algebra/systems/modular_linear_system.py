"""Judge by a product of numpy matrices; at small sizes try all vectors."""

from itertools import islice, product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not all(0 <= x < instance.modulus for x in answer):
        return "out of range"
    rest = (
        np.array(instance.matrix, dtype=object) @ np.array(answer, dtype=object) - instance.right
    ) % instance.modulus
    return "" if not rest.any() else "a congruence does not hold"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Up to five solutions found by trying all vectors."""
    n, m = len(answer), instance.modulus
    if m**n > 40_000:
        return []
    return list(islice((x for x in product(range(m), repeat=n) if not confirm(instance, x)), 5))


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Zero, and one value changed in a way that some congruence notices."""
    changed = ((answer[0] + 1) % instance.modulus, *answer[1:])
    nears = [(0,) * len(answer)]
    return [*nears, changed] if any(row[0] % instance.modulus for row in instance.matrix) else nears
