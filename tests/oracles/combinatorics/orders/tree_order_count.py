"""Judge by taking the last vertices off the rows from the end, and by all orders of few vertices."""

from functools import cache
from itertools import permutations
from math import factorial
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.parents)
    rules = {(parent, vertex) for vertex, parent in enumerate(instance.parents, start=1) if parent}
    rules |= {tuple(instance.first)} if instance.first else set()
    vertex, place = instance.place or (0, 0)

    @cache
    def rows(left: frozenset[int]) -> int:
        if not left:
            return 1
        lasts = [v for v in left if not any(a == v and b in left for a, b in rules)]
        return sum(rows(left - {v}) for v in lasts if (v == vertex) == (len(left) == place) or not vertex)

    right = rows(frozenset(range(1, n + 1)))
    if n <= 7:
        lines = permutations(range(1, n + 1))
        assert right == sum(
            all(line.index(a) < line.index(b) for a, b in rules) and (not vertex or line[place - 1] == vertex)
            for line in lines
        )
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """All orders, and one more."""
    return [factorial(len(instance.parents)), answer + 1]
