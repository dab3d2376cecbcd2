"""Judge by running the generator of an answer, and by trying all constants where there are few.

Cut outputs are matched from the last number backwards through the inverse of a.
"""

from itertools import pairwise
from math import gcd
from typing import Any

import numpy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, c, m = (answer[name] if getattr(instance, name) is None else getattr(instance, name) for name in "acm")
    if not (0 <= a < m and 0 <= c < m) or (instance.m is None and m > instance.bound):
        return "constants out of range"
    last = answer.get("last", instance.shown[-1])
    if max(last, answer["next"]) >= m or answer["next"] != (a * last + c) % m:
        return "not the next number"
    if instance.cut:
        if gcd(a, m) > 1:
            return "a has no inverse"
        back, x, unit = pow(a, -1, m), last, 10**instance.cut
        for wanted in reversed(instance.shown):
            if x // unit != wanted:
                return "another quotient"
            x = (x - c) * back % m
    elif max(instance.shown) >= m or any((a * x + c - y) % m for x, y in pairwise(instance.shown)):
        return "other numbers"
    assert instance.bound > 1000 or instance.cut or _count(instance) == 1
    return ""


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Every number moved by one, and doubled with one more."""
    wrong = [{**answer, name: answer[name] + 1} for name in answer]
    wrong += [{**answer, name: 2 * answer[name] + 1} for name in answer]
    return [one for one in wrong if confirm(instance, one)]


def _count(instance: Any) -> int:
    """Count the constants that fit, one row of all multipliers for each modulus."""
    total = 0
    moduli = [instance.m] if instance.m else range(max(instance.shown) + 1, instance.bound + 1)
    for m in moduli:
        factors = numpy.arange(m) if instance.a is None else numpy.array([instance.a])
        adds = (instance.shown[1] - factors * instance.shown[0]) % m
        fits = numpy.ones(len(factors), bool)
        for x, y in pairwise(instance.shown):
            fits &= (factors * x + adds) % m == y
        total += int(fits.sum())
    return total
