"""Judge by reflections and closed formulas where there are some, and by all orders of few votes."""

from itertools import combinations
from math import comb
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, b = instance.votes
    right = _formula(instance.rule, a, b, instance.low, instance.high, instance.hole)
    if a + b <= 13:
        assert right == sum(_fits(instance, set(places)) for places in combinations(range(a + b), b))
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """All orders, and one more."""
    return [comb(sum(instance.votes), instance.votes[0]), answer + 1]


def _formula(rule: str, a: int, b: int, low: int, high: int, hole: tuple[int, int]) -> int:
    if rule in ("ahead", "times"):
        return (a - low * b) * comb(a + b, b) // (a + b)
    if rule in ("behind", "least"):
        return (a + 1 - low * b) * comb(a + b, b) // (a + 1)
    x, y = hole
    through = 0
    if any(hole) and x <= a and y <= b and low <= x - y <= high:
        shift = x - y
        through = _banded(x + y, shift, low, high) * _banded(a + b - x - y, a - b - shift, low - shift, high - shift)
    return _banded(a + b, a - b, low, high) - through


def _banded(steps: int, lead: int, low: int, high: int) -> int:
    """Add up the images of the end under reflections in the walls just outside the band."""
    total, width = 0, high - low + 2
    for k in range(-steps - 1, steps + 2):
        total += _ended(steps, lead + 2 * k * width) - _ended(steps, 2 * (high + 1) - lead - 2 * k * width)
    return total


def _ended(steps: int, lead: int) -> int:
    return comb(steps, (steps + lead) // 2) if (steps + lead) % 2 == 0 and abs(lead) <= steps else 0


def _fits(instance: Any, places: set[int]) -> bool:
    a = b = 0
    for place in range(sum(instance.votes)):
        a, b = (a, b + 1) if place in places else (a + 1, b)
        holds = {
            "ahead": a > b,
            "behind": a >= b,
            "times": a > instance.low * b,
            "least": a >= instance.low * b,
            "band": instance.low <= a - b <= instance.high and (a, b) != tuple(instance.hole),
        }
        if not holds[instance.rule]:
            return False
    return True
