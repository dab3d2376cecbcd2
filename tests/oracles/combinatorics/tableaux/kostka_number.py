"""Judge by the Jacobi-Trudi determinant: signed numbers of ways to split the content over rows of any sizes."""

from functools import cache
from itertools import permutations
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = range(len(instance.shape))
    right = 0
    for order in permutations(rows):
        sign = (-1) ** sum(order[i] > order[j] for j in rows for i in range(j))
        sizes = tuple(instance.shape[i] - i + order[i] for i in rows)
        if min(sizes) >= 0:
            right += sign * _matrices(tuple(sorted(sizes)), tuple(sorted(instance.content)))
    return "" if answer == right else f"there are {right}"


@cache
def _matrices(rows: tuple[int, ...], cols: tuple[int, ...]) -> int:
    """Count the matrices of non-negative integers with these sums."""
    if not cols:
        return int(not any(rows))
    total = 0
    for rest in _shares(rows, cols[0]):
        total += _matrices(tuple(sorted(rest)), cols[1:])
    return total


def _shares(rows: tuple[int, ...], total: int) -> list[tuple[int, ...]]:
    if not rows:
        return [()] if total == 0 else []
    first = range(min(rows[0], total) + 1)
    return [(rows[0] - part, *rest) for part in first for rest in _shares(rows[1:], total - part)]
