"""Judge by sympy's factors of the norm."""

from typing import Any

from sympy import factorint

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[tuple[int, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, b = 1, 0
    norms = []
    for c, d in answer:
        a, b = a * c - b * d, a * d + b * c
        norms.append(c * c + d * d)
    if (a, b) != tuple(instance.number):
        return "the product differs"
    if norms.count(1) > 1:
        return "two units"
    # a Gaussian integer has as many prime factors as its norm, those that are 3 modulo 4 counted for half
    powers = factorint(instance.number[0] ** 2 + instance.number[1] ** 2)
    count = sum(e // 2 if p % 4 == 3 else e for p, e in powers.items())
    return "" if len([norm for norm in norms if norm > 1]) == count and 0 not in norms else "a factor is not prime"


def others(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[tuple[tuple[int, ...], ...]]:
    """Another order, a unit added, units moved between factors."""
    (a, b), (c, d), *rest = answer
    return [answer[::-1], ((1, 0), *answer), ((-b, a), (d, -c), *rest), ((-1, 0), (-a, -b), (c, d), *rest)]


def near_misses(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[tuple[tuple[int, ...], ...]]:
    """Two factors multiplied, two units added, the wrong unit, a conjugate."""
    (a, b), (c, d), *rest = answer
    joined = ((a * c - b * d, a * d + b * c), *rest)
    wrong = [joined, ((1, 0), (1, 0), *answer), ((-a, -b), (c, d), *rest), ((a, -b), (c, d), *rest)]
    return [near for near in wrong if confirm(instance, near)]
