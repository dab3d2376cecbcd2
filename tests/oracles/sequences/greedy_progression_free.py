"""Judge by testing every small group of kept numbers for the patterns, candidate after candidate."""

from itertools import combinations, combinations_with_replacement
from typing import Any

LEVELS = range(1, 7)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    kept: list[int] = []
    x = instance.start
    while len(kept) < max(instance.indices):
        if not any(_arises(name, [*kept, x]) for name in instance.patterns):
            kept.append(x)
        x += 1
    right = [kept[i - 1] for i in instance.indices]
    return "" if list(answer) == right else f"expected {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The last term one more, and the terms backwards."""
    return [terms for terms in [(*answer[:-1], answer[-1] + 1), answer[::-1]] if terms != answer]


def _arises(name: str, kept: list[int]) -> bool:
    """Tell whether the last number is part of the pattern; it is the largest."""
    *old, x = kept
    if name in ("double", "triple"):
        return any(x == (2 if name == "double" else 3) * a for a in old)
    if name == "gaps":
        gaps = {(a, b - a) for a, b in combinations(old, 2)}
        return any((a, x - c) in gaps and a + x - c <= c for a, c in combinations(old, 2))
    tests = {
        "arithmetic": lambda a, b: x + a == 2 * b,
        "sum": lambda a, b: a + b == x,
        "geometric": lambda a, b: x * a == b**2,
        "weighted": lambda a, b: x + 2 * a == 3 * b,
    }
    return any(tests[name](a, b) for a, b in combinations_with_replacement(old, 2) if a != b)
