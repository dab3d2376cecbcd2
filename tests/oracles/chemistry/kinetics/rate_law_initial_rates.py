"""Judge by trying all orders from -4 to 6 in halves against every pair of runs, by squares of exact ratios."""

from fractions import Fraction
from itertools import product
from typing import Any

LEVELS = range(1, 8)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    first, *others = instance.runs
    ways = []
    for twice in product(range(-4, 9), repeat=len(instance.asked)):
        if all(_squared(run[:-1], first[:-1], twice) == (run[-1] / first[-1]) ** 2 for run in others):
            ways.append(twice)
    if len(ways) != 1:
        return f"{len(ways)} laws fit"
    if tuple(Fraction(x, 2) for x in ways[0]) != tuple(answer["orders"]):
        return f"twice the orders are {ways[0]}"
    square = _squared(instance.asked, first[:-1], ways[0])
    return "" if (answer["rate"] / first[-1]) ** 2 == square and answer["rate"] > 0 else "the rate differs"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """One order larger, twice the rate."""
    first, *rest = answer["orders"]
    return [answer | {"orders": (first + 1, *rest)}, answer | {"rate": 2 * answer["rate"]}]


def _squared(run: Any, base: Any, twice: Any) -> Fraction:
    result = Fraction(1)
    for c, b, order in zip(run, base, twice, strict=True):
        result *= (c / b) ** order
    return result
