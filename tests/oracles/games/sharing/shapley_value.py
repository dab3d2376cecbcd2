"""Judge by all orders of the players, or by Harsanyi dividends where the orders are many."""

from fractions import Fraction
from itertools import combinations, permutations
from math import factorial
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    people = range(instance.players)
    right = [Fraction(0)] * len(people)
    if len(people) <= 5:
        for order in permutations(people):
            for place, one in enumerate(order):
                right[one] += _value(instance, set(order[: place + 1])) - _value(instance, set(order[:place]))
        right = [total / factorial(len(people)) for total in right]
    else:
        dividends: dict[frozenset[int], int] = {}
        for size in range(1, len(people) + 1):
            for group in map(frozenset, combinations(people, size)):
                smaller = sum(amount for part, amount in dividends.items() if part < group)
                dividends[group] = _value(instance, group) - smaller
                for one in group:
                    right[one] += Fraction(dividends[group], size)
    return "" if list(answer) == right else f"the values are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The mean for everybody, and the values turned round."""
    mean = sum(answer) / len(answer)
    return [(mean,) * len(answer), *([answer[::-1]] if answer != answer[::-1] else [])]


def _value(instance: Any, group: Any) -> int:
    total = 0
    for kind, amount, numbers in instance.rules:
        if kind == "all":
            total += amount if all(i in group for i in range(instance.players) if numbers[i]) else 0
        elif kind == "any":
            total += amount if any(i in group for i in range(instance.players) if numbers[i]) else 0
        elif kind == "gloves":
            left = sum(1 for i in group if numbers[i] == 1)
            total += amount * min(left, len(group) - left)
        elif kind == "cost":
            total -= amount * max((numbers[i] for i in group), default=0)
        else:
            total += amount if sum(numbers[i] for i in group) >= numbers[instance.players] else 0
    return total
