"""Judge by adding up: the values at more integers than the degree, by loops over all indices."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    degree = max((n for (n,), _ in answer), default=0)
    for n in range(1, max(degree, len(instance.polynomial) + instance.nesting) + 3):
        if sum((c * Fraction(n) ** e for (e,), c in answer), Fraction()) != _sum(instance, n, instance.nesting):
            return f"at n = {n} the values differ"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The sum up to n - 1 differs in one term; one coefficient changed, one term more."""
    (exponent, c), *rest = answer
    return [((exponent, -c), *rest), (*answer[:-1], (answer[-1][0], answer[-1][1] + 1)), tuple(rest)]


def _sum(instance: Any, n: int, nesting: int) -> int:
    if nesting == 0:
        t = instance.step * n - instance.offset
        return sum(c * t**e for e, c in enumerate(instance.polynomial))
    return sum(_sum(instance, k, nesting - 1) for k in range(1, n + 1))
