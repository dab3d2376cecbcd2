"""Judge by sympy's dot product and factorised numbers; offer other combinations found by search or by shifting."""

from itertools import combinations
from typing import Any

from sympy import Matrix, igcd

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.numbers):
        return "a wrong number of coefficients"
    if instance.bound and any(not -instance.bound <= x <= instance.bound for x in answer):
        return "a coefficient leaves the bound"
    total = (Matrix([instance.numbers]) * Matrix(answer))[0, 0]
    return "" if total == igcd(*instance.numbers) else f"the sum is {total}"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Answers shifted along two numbers, and for small bounds a search of some more."""
    found = []
    for i, j in combinations(range(len(answer)), 2):
        common = igcd(instance.numbers[i], instance.numbers[j])
        for sign in (1, -1):
            shifted = list(answer)
            shifted[i] += sign * int(instance.numbers[j] // common)
            shifted[j] -= sign * int(instance.numbers[i] // common)
            found.append(tuple(shifted))
    if len(answer) == 2 and not instance.bound:
        a, b = instance.numbers
        rest = ((x, igcd(a, b) - a * x) for x in range(-60, 61))
        found += [(x, int(side // b)) for x, side in rest if side % b == 0 and (x, side // b) != answer]
    return [x for x in found if not confirm(instance, x)][:6]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All signs changed, one coefficient one off, zeros, a shift beyond the bound."""
    a, b = instance.numbers[:2]
    far = (answer[0] + 10**7 * b, answer[1] - 10**7 * a, *answer[2:])
    wrong = [tuple(-x for x in answer), (answer[0] + 1, *answer[1:]), (0,) * len(answer)]
    return [*wrong, far] if instance.bound else wrong
