"""Judge by exponents of primes (sympy), and find other trains by search among pairs of the stock."""

from collections import Counter
from itertools import permutations
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    if not answer or len(answer) > instance.pairs:
        return "too few or too many pairs"
    left = Counter(instance.stock)
    left.subtract(gear for pair in answer for gear in pair)
    if min(left.values()) < 0:
        return "a gear is missing"
    powers: Counter[int] = Counter()
    for driver, driven in answer:
        for number, sign in ((driver, 1), (driven, -1), (1, 1)):
            for prime, power in sympy.factorint(number).items():
                powers[prime] += sign * power
    wanted = Counter(sympy.factorint(instance.target.numerator))
    for prime, power in sympy.factorint(instance.target.denominator).items():
        wanted[prime] -= power
    if {p: e for p, e in powers.items() if e} != {p: e for p, e in wanted.items() if e}:
        return "another ratio"
    if instance.same and len({a + b for a, b in answer}) != 1:
        return "different sums"
    turned = (-1) ** len(answer)
    return "wrong sense" if turned == {"same": -1, "opposite": 1, "free": 0}[instance.sense] else ""


def others(instance: Any, answer: Any) -> list[Any]:
    """The pairs in other orders, and what a search among one and two pairs finds."""
    found = [answer[::-1], answer[1:] + answer[:1]]
    if not instance.same:
        drivens = [b for _, b in answer]
        found += [tuple(zip((a for a, _ in answer), order, strict=True)) for order in list(permutations(drivens))[:4]]
    return [one for one in found if one != answer]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Driver and driven exchanged, the first pair alone or twice, none."""
    near = [tuple(pair[::-1] for pair in answer), answer[1:], (*answer, answer[0]), ((answer[0][0], answer[0][0]),)]
    return [one for one in near if confirm(instance, one)]
