"""Judge by all sequences of lengths that fill the strip, with the colours of each counted apart."""

from collections.abc import Iterator
from itertools import accumulate, groupby
from math import prod
from typing import Any

LEVELS = range(1, 7)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = sum(_colourings(instance, row) for row in _rows(instance, instance.cells))
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Without the colours, and one more."""
    plain = sum(_colourings(instance, row) > 0 for row in _rows(instance, instance.cells))
    return [one for one in (plain, answer + 1) if one != answer]


def _rows(instance: Any, left: int) -> Iterator[tuple[int, ...]]:
    if left == 0:
        yield ()
    for length, _ in instance.tiles:
        if length <= left:
            for rest in _rows(instance, left - length):
                yield (length, *rest)


def _colourings(instance: Any, row: tuple[int, ...]) -> int:
    colours = dict(instance.tiles)
    runs = [(length, len(list(run))) for length, run in groupby(row)]
    if set(accumulate(row)) & set(instance.joints) or (
        instance.most and row.count(instance.most[0]) > instance.most[1]
    ):
        return 0
    if instance.unlike and any(size > 1 for _, size in runs):
        return 0
    return prod(
        colours[length] * ((colours[length] - 1) if instance.twins else colours[length]) ** (size - 1)
        for length, size in runs
    )
