"""Judge by placing the values from left to right with the used ones as bits, and by all short permutations."""

from collections import Counter
from itertools import pairwise, permutations
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.signs) + 1
    states = Counter({(1 << value, value): 1 for value in range(1, n + 1) if instance.first in (None, value)})
    for sign in instance.signs:
        after: Counter[tuple[int, int]] = Counter()
        for (used, last), ways in states.items():
            low, high = {"U": (last + 1, n), "D": (1, last - 1), "?": (1, n)}[sign]
            for value in range(low, high + 1):
                if not used >> value & 1:
                    after[used | 1 << value, value] += ways
        states = after
    right = sum(ways for (_, last), ways in states.items() if instance.last in (None, last))
    if n <= 6:
        assert right == sum(_fits(instance, p) for p in permutations(range(1, n + 1)))
    return "" if answer == right else f"there are {right}"


def _fits(instance: Any, p: tuple[int, ...]) -> bool:
    rises = "".join("U" if a < b else "D" for a, b in pairwise(p))
    signs = all(sign in ("?", rise) for sign, rise in zip(instance.signs, rises, strict=True))
    return signs and instance.first in (None, p[0]) and instance.last in (None, p[-1])
