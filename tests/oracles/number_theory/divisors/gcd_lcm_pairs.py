"""Judge by trying divisors: all lists of multiples where they are few, else counts built up value by value."""

from collections import Counter
from functools import cache
from itertools import product
from math import gcd, lcm
from typing import Any

from sympy import divisors, factorint

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    g, m = instance.g, instance.m
    if instance.kind == "count":
        right = _count(m // g, instance.k)
        return "" if answer == right else f"there are {right}"
    x, y = answer
    if not 0 < x < y or gcd(x, y) != g or lcm(x, y) != m:
        return "not a pair with this gcd and lcm"
    if instance.kind == "least":
        best = min(u + v for u, v in _pairs(g, m))
        return "" if x + y == best else f"the least sum is {best}"
    return "" if instance.value == (x + y if instance.kind == "sum" else y - x) else "the sum or difference is wrong"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A count beside it; the pair turned round, and other pairs."""
    if instance.kind == "count":
        return [answer + 1, 2 * answer]
    return [answer[::-1], *(pair for pair in _pairs(instance.g, instance.m)[:3] if pair != answer)]


@cache
def _pairs(g: int, m: int) -> list[tuple[int, int]]:
    sizes = divisors(m // g)
    return [(g * u, m // u) for u in sizes if u * u < m // g and gcd(u, m // g // u) == 1]


@cache
def _count(quotient: int, k: int) -> int:
    """Count lists of divisors with gcd 1 and lcm `quotient`, prime by prime, by the least and greatest exponents."""
    total = 1
    for e in factorint(quotient).values():
        ends = Counter((min(exponents), max(exponents)) for exponents in product(range(e + 1), repeat=k))
        total *= ends[0, e]
    return total
