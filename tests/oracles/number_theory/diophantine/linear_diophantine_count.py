"""Judge by walking along x, and by counting the ways to pay a sum with three coins."""

from functools import cache
from itertools import islice
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _pairs(instance) if instance.ranges else _ways(instance.coefficients, instance.total)
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One more, one less."""
    return [answer + 1, answer - 1]


def _pairs(instance: Any) -> int:
    (a, b), ((x0, x1), (y0, y1)) = instance.coefficients, instance.ranges
    hits = islice((x for x in range(x0, x1 + 1) if (instance.total - a * x) % b == 0), 2)
    first, second = [*hits, x1 + 1, x1 + 1][:2]
    return sum(y0 <= (instance.total - a * x) // b <= y1 for x in range(first, x1 + 1, max(second - first, 1)))


@cache
def _ways(coins: tuple[int, ...], total: int) -> int:
    ways = [1] + [0] * total
    for coin in coins:
        for amount in range(coin, total + 1):
            ways[amount] += ways[amount - coin]
    return ways[total]
