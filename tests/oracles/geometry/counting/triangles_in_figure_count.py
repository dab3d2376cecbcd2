"""Judge by trying all triples of points."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = [set(row) for row in instance.lines]
    points = sorted(set().union(*rows))
    joined = {frozenset(pair) for row in rows for pair in combinations(row, 2)}
    found = sum(
        all(frozenset(pair) in joined for pair in combinations(three, 2)) and not any(set(three) <= row for row in rows)
        for three in combinations(points, 3)
    )
    return "" if found == answer else f"there are {found}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One more and one fewer."""
    return [answer + 1, answer - 1]


def greedy(instance: Any) -> int:
    """All triples of segments."""
    n = len(instance.lines)
    return n * (n - 1) * (n - 2) // 6
