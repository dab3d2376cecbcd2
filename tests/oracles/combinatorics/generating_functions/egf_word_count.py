"""Judge by the product of truncated exponential series (rationals), and by all words if they are few."""

from fractions import Fraction
from itertools import product
from math import factorial
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, rules = instance.length, instance.rules
    series = [Fraction(1)] + [Fraction(0)] * n
    for rule in rules:
        factor = [Fraction(number in _numbers(rule, n), factorial(number)) for number in range(n + 1)]
        series = [sum((series[i] * factor[k - i] for i in range(k + 1)), Fraction(0)) for k in range(n + 1)]
    right = series[n] * factorial(n)
    if len(rules) ** n < 5000:
        words = product(range(len(rules)), repeat=n)
        assert right == sum(all(word.count(i) in _numbers(rule, n) for i, rule in enumerate(rules)) for word in words)
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """All words, and one more."""
    return [len(instance.rules) ** instance.length, answer + 1]


def _numbers(rule: tuple[str, int], n: int) -> set[int]:
    kind, bound = rule
    spans = {
        "even": range(0, n + 1, 2),
        "odd": range(1, n + 1, 2),
        "least": range(bound, n + 1),
        "most": range(bound + 1),
        "exactly": range(bound, bound + 1),
        "free": range(n + 1),
    }
    return set(spans[kind])
