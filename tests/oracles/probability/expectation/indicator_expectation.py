"""Judge by listing all orders of few numbers; of many, by all relative orders of what an event looks at."""

from fractions import Fraction
from itertools import permutations
from math import factorial
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.size
    if n <= 7:
        total = sum(_points(instance, order) for order in permutations(range(1, n + 1)))
        right = Fraction(total, factorial(n))
    else:
        right = Fraction(0)
        for kind, points, places in instance.rewards:
            for place in places or range(1, n + 1):
                right += points * _share(kind, place, n)
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One more, and a fraction a little off."""
    return [answer + 1, answer + Fraction(1, 7)]


def _happens(kind: str, row: Any, i: int) -> bool:
    """Read an event at index i (from 0) of a row."""
    x, last = row[i], len(row) - 1
    if kind in ("descent", "near"):
        return i < last and (x > row[i + 1] if kind == "descent" else abs(x - row[i + 1]) == 1)
    if kind == "peak":
        return 0 < i < last and x > row[i - 1] and x > row[i + 1]
    if kind == "fall":
        return i < last - 1 and x > row[i + 1] > row[i + 2]
    if kind in ("fixed", "turned"):
        return bool(row[x - 1] == i + 1) if kind == "turned" else bool(x == i + 1)
    if kind == "least":
        return all(x < y for y in row[i + 1 :])
    return sum(y > x for y in row[:i]) == (kind == "second")


def _points(instance: Any, row: Any) -> int:
    places = range(1, instance.size + 1)
    return sum(
        points * _happens(kind, row, place - 1)
        for kind, points, chosen in instance.rewards
        for place in chosen or places
    )


def _share(kind: str, place: int, n: int) -> Fraction:
    """Give the chance of an event by counting pairs of values, or the orders of a window of at most four."""
    if kind in ("fixed", "turned", "near"):
        if kind == "near" and place == n:
            return Fraction(0)
        pairs = [(x, y) for x in range(1, n + 1) for y in range(1, n + 1) if x != y]
        if kind == "near":
            return Fraction(sum(abs(x - y) == 1 for x, y in pairs), len(pairs))
        swapped = Fraction(sum(x == place for x, _ in pairs), len(pairs))  # the number is the place itself
        other = sum((Fraction(1, n) * Fraction(1, n - 1) for k in range(1, n + 1) if k != place), Fraction(0))
        return swapped + (other if kind == "turned" else 0)
    if kind in ("descent", "peak", "fall"):
        low, high = {"descent": (0, 1), "peak": (1, 1), "fall": (0, 2)}[kind]
        if place - low < 1 or place + high > n:
            return Fraction(0)
        orders = list(permutations(range(low + high + 1)))
        return Fraction(sum(_happens(kind, order, low) for order in orders), len(orders))
    if kind == "second" and place == 1:
        return Fraction(0)
    others = n - place if kind == "least" else place - 1  # the rank among these is uniform
    return Fraction(1, others + 1)
