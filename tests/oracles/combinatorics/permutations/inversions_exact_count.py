"""Judge by placing the values from left to right, with the free values kept as bits."""

from collections import Counter
from itertools import permutations
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.length
    given = {place if place > 0 else n + 1 + place: value for place, value in instance.entries}
    states = Counter({(0, 0): 1})
    for place in range(1, n + 1):
        after: Counter[tuple[int, int]] = Counter()
        for (used, found), ways in states.items():
            for value in [given[place]] if place in given else range(1, n + 1):
                more = found + (used >> value).bit_count()
                if not used >> value & 1 and more <= instance.inversions:
                    after[used | 1 << value, more] += ways
        states = after
    right = sum(ways for (_, found), ways in states.items() if found == instance.inversions)
    if n <= 7:
        assert right == sum(_fits(given, instance.inversions, p) for p in permutations(range(1, n + 1)))
    return "" if answer == right else f"there are {right}"


def _fits(given: dict[int, int], number: int, p: tuple[int, ...]) -> bool:
    pairs = sum(p[i] > p[j] for j in range(len(p)) for i in range(j))
    return pairs == number and all(p[place - 1] == value for place, value in given.items())
