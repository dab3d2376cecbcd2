"""Judge by trying every y where they are small, else by sympy's continued fraction and by multiplying solutions."""

from math import isqrt
from typing import Any

from sympy.ntheory.continued_fraction import continued_fraction_convergents, continued_fraction_periodic

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x, y = answer
    d, sign = instance.d, instance.sign
    if x < 1 or y < 1 or x * x - d * y * y != sign:
        return "not a solution in positive integers"
    if y <= 5_000:
        earlier = sum(isqrt(d * z * z + sign) ** 2 == d * z * z + sign > 0 for z in range(1, y))
        return "" if earlier == instance.k - 1 else f"it is solution {earlier + 1}"
    right = _solutions(d, sign, instance.k)[-1]
    return "" if (x, y) == right else f"it is not {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The numbers exchanged, the signs changed, the next solution."""
    x, y = answer
    later = _solutions(instance.d, instance.sign, instance.k + 1)[-1]
    return [(y, x), (-x, y), (x, -y), later, (x + 1, y)]


def _solutions(d: int, sign: int, k: int) -> list[tuple[int, int]]:
    """Every positive solution is a convergent of the root of d."""
    root, period = continued_fraction_periodic(0, 1, d)
    found: list[tuple[int, int]] = []
    for c in continued_fraction_convergents(_terms(root, period)):
        x, y = int(c.p), int(c.q)
        if x * x - d * y * y == sign:
            found.append((x, y))
            if len(found) == k:
                return found
    raise AssertionError


def _terms(root: int, period: list[int]) -> Any:
    yield root
    while True:
        yield from period
