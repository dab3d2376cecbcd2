"""Judge by sympy's list of all partitions, filtered."""

from itertools import pairwise
from typing import Any

from sympy.functions.combinatorial.numbers import nT
from sympy.utilities.iterables import partitions

LEVELS = range(1, 7)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = sum(_fits(instance, parts) for parts in partitions(instance.total, k=instance.largest))
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """All partitions, and one more."""
    return [int(nT(instance.total)), answer + 1]


def _fits(instance: Any, parts: dict[int, int]) -> bool:
    values = sorted(parts)
    gaps = [b - a for a, b in pairwise(values)]
    repeated = max(parts.values()) > 1
    return (
        instance.number in (None, sum(parts.values()))
        and (instance.smallest is None or values[0] >= instance.smallest)
        and (instance.gap is None or not (repeated or min(gaps, default=99) < instance.gap))
        and (instance.odd is None or all(value % 2 for value in values))
        and (instance.avoided is None or all(value % instance.avoided for value in values))
    )
