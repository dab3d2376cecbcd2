"""Judge by adding up the powers; other ways come from sums of halves that meet in the middle."""

from itertools import combinations_with_replacement
from math import comb
from typing import Any

from sympy import integer_nthroot

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != instance.k or min(answer) < 1 or (instance.distinct and len(set(answer)) < len(answer)):
        return "not the right number of positive integers"
    return "" if sum(x**instance.power for x in answer) == instance.n else "the powers do not add up to the number"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The same numbers turned round, and other ways where they are quickly found."""
    found = [answer[::-1]]
    most = int(integer_nthroot(instance.n, instance.power)[0])
    half, rest = instance.k // 2, instance.k - instance.k // 2
    if comb(most + rest, rest) > 20_000:
        return found
    left = {_sum(instance, xs): xs for xs in combinations_with_replacement(range(1, most + 1), half)}
    for ys in combinations_with_replacement(range(1, most + 1), rest):
        way = (*left.get(instance.n - _sum(instance, ys), ()), *ys)
        if not confirm(instance, way):
            found.append(way)
    return found[:20]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Zeros, negative numbers and one number too large."""
    return [(-answer[0], *answer[1:]), (0, *answer[1:]), (answer[0] + 1, *answer[1:]), (*answer[:-1], instance.n)]


def _sum(instance: Any, xs: tuple[int, ...]) -> int:
    return int(sum(x**instance.power for x in xs))
