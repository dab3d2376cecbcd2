"""Judge by inclusion and exclusion of a square (with a rook or without one), and by all sets of squares if few."""

from functools import cache
from itertools import combinations
from math import comb
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    free = frozenset((r, c) for r, row in enumerate(instance.board) for c, sign in enumerate(row) if sign == ".")
    counts = [*_counts(free), *[0] * instance.rooks][: instance.rooks + 1]
    if comb(len(free), instance.rooks) < 3000:
        sets = combinations(free, instance.rooks)
        assert counts[-1] == sum(len({r for r, _ in s}) == len({c for _, c in s}) == len(s) for s in sets)
    return "" if list(answer) == counts else f"the counts are {counts}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Without k = 0, and sets of squares whatever their rows and columns."""
    free = answer[1]
    wrong = [answer[1:], tuple(comb(free, k) for k in range(len(answer)))]
    return [one for one in wrong if one != answer]


@cache
def _counts(free: frozenset[tuple[int, int]]) -> tuple[int, ...]:
    if not free:
        return (1,)
    r, c = square = max(free)
    without = _counts(free - {square})
    having = (0, *_counts(frozenset(one for one in free if one[0] != r and one[1] != c)))
    size = max(len(without), len(having))
    pairs = zip((*without, *[0] * size), (*having, *[0] * size), strict=False)
    return tuple(a + b for a, b in list(pairs)[:size])
