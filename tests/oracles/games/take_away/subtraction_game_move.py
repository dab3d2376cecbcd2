"""Judge by win and loss of whole positions where they are few, else by values with the period tested at length."""

from functools import cache
from math import prod
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    sets = list(instance.numbers)
    if len(sets) == 1:
        sets = sets * len(instance.heaps)
    rules, heaps = tuple(sets), list(instance.heaps)
    few = prod(size + 1 for size in heaps) <= 3000
    right = set()
    for place, size in enumerate(heaps):
        for taken in rules[place]:
            if taken <= size:
                after = [*heaps[:place], size - taken, *heaps[place + 1 :]]
                if not (_wins(tuple(after), rules) if few else _xor(after, rules)):
                    right.add((place + 1, taken))
    return "" if set(answer) == right else f"the winning moves are {sorted(right)}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One move too many, one too few, or one from another heap."""
    move = min(answer)
    return [answer | {(move[0], move[1] + 20)}, answer - {move}, answer - {move} | {(move[0] + 20, move[1])}]


@cache
def _wins(heaps: tuple[int, ...], rules: Any) -> bool:
    return any(
        not _wins((*heaps[:i], size - taken, *heaps[i + 1 :]), rules)
        for i, size in enumerate(heaps)
        for taken in rules[i]
        if taken <= size
    )


def _xor(heaps: list[int], rules: Any) -> int:
    total = 0
    for size, numbers in zip(heaps, rules, strict=True):
        values = _values(numbers)
        if size >= len(values):
            half = len(values) // 2
            period = next(
                p for p in range(1, half) if all(values[n] == values[n + p] for n in range(half, half + 40 + p))
            )
            size = half + (size - half) % period
        total ^= values[size]
    return total


@cache
def _values(numbers: tuple[int, ...]) -> list[int]:
    values: list[int] = []
    for size in range(4000):
        reached = {values[size - taken] for taken in numbers if taken <= size}
        value = 0
        while value in reached:
            value += 1
        values.append(value)
    return values
