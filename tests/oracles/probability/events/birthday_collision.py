"""Judge by partitions of the people into those of equal birthdays, by power sums; rings by listing days."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise
from math import factorial
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.people)
    if instance.kind == "ring":
        days = instance.days[0][0]
        apart = sum(
            all(b - a > 1 for a, b in pairwise(chosen)) and chosen[0] + days - chosen[-1] > 1
            for chosen in combinations(range(days), n)
        )
        right = 1 - Fraction(apart * factorial(n), days**n)
    else:
        whole = sum(count * weight for count, weight in instance.days)
        powers = [sum(count * Fraction(weight, whole) ** k for count, weight in instance.days) for k in range(n + 1)]
        hits = (blocks for blocks in _partitions(n) if _fits(instance, blocks))
        right = sum((_apart(tuple(sorted(map(len, blocks))), tuple(powers)) for blocks in hits), Fraction(0))
    return "" if answer == right else f"the probability is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator + 1, answer.denominator + 1)]


def _fits(instance: Any, blocks: list[list[int]]) -> bool:
    sizes = sorted(map(len, blocks), reverse=True)
    if instance.kind == "pairs":
        return max(sizes) == 2 and sizes.count(2) == instance.number
    if instance.kind == "named":
        return max(sizes) == 2 and sizes.count(2) == 1 and [0, 1] in blocks
    if instance.kind == "groups":
        return all(len({person < instance.number for person in block}) == 1 for block in blocks)
    return max(sizes) > 1


def _partitions(n: int) -> Iterator[list[list[int]]]:
    if not n:
        yield []
        return
    for blocks in _partitions(n - 1):
        yield [*blocks, [n - 1]]
        for i, block in enumerate(blocks):
            yield [*blocks[:i], [*block, n - 1], *blocks[i + 1 :]]


@cache
def _apart(sizes: tuple[int, ...], powers: tuple[Fraction, ...]) -> Fraction:
    """Give the chance that the members of each block meet, and blocks have different days."""
    if not sizes:
        return Fraction(1)
    first, *rest = sizes
    merged = (_apart((*rest[:i], size + first, *rest[i + 1 :]), powers) for i, size in enumerate(rest))
    return powers[first] * _apart(tuple(rest), powers) - sum(merged, Fraction(0))
