"""Judge by merging the families with heapq as far as place k, where that is not too far."""

import heapq
from collections.abc import Iterator
from itertools import count, groupby, islice
from typing import Any

LEVELS = range(1, 7)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    families = [_members(*family) for family in instance.families]
    merged = heapq.merge(*families)
    values = (value for value, _ in groupby(merged)) if instance.once else merged
    right = next(islice(values, instance.k - 1, None))
    return "" if answer == right else f"the number is {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One off."""
    return [answer + 1, answer - 1]


def _members(kind: str, r: int, m: int) -> Iterator[int]:
    return (n**m for n in count(1)) if kind == "power" else count(r or m, m)
