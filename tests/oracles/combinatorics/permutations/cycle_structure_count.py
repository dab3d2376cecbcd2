"""Judge by the cycle of the smallest object that is left, and by all permutations of few objects."""

from functools import cache
from itertools import permutations
from math import factorial, lcm, perm
from typing import Any

from sympy.combinatorics import Permutation

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.objects

    @cache
    def ways(left: int, number: int, order: int) -> int:
        """Count the ways to finish after some cycles."""
        if left == 0:
            return int(instance.number in (None, number) and instance.order in (None, order))
        total = 0
        for length in instance.lengths or range(1, n + 1):
            if length <= left and (left < n or instance.own in (None, length)):
                others = left - 2 if left == n and instance.apart else left - 1
                total += perm(others, length - 1) * ways(left - length, number + 1, lcm(order, length))
        return total

    right = ways(n, 0, 1)
    if n <= 5:
        assert right == sum(_fits(instance, Permutation(images)) for images in permutations(range(n)))
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """All permutations, and one more."""
    return [factorial(instance.objects), answer + 1]


def _fits(instance: Any, permutation: Permutation) -> bool:
    parts = permutation.full_cyclic_form
    own = next(part for part in parts if 0 in part)
    return (
        (not instance.lengths or {len(part) for part in parts} <= set(instance.lengths))
        and (not instance.number or len(parts) == instance.number)
        and (not instance.order or permutation.order() == instance.order)
        and (not instance.own or len(own) == instance.own)
        and not (instance.apart and 1 in own)
    )
