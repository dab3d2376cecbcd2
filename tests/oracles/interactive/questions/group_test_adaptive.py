"""Evaluate pools by bit masks; at few samples search for the best player over the sets that are left."""

from functools import cache
from itertools import combinations
from math import ceil, comb, log2
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[tuple[str, frozenset[int]]]) -> tuple[list[tuple[str, bool]], str]:
    """Test the pools, up to the end."""
    assert len(instance.positives) == instance.number
    infected = sum(1 << sample for sample in instance.positives)
    seen = []
    for verb, chosen in moves:
        pool = sum(1 << sample for sample in chosen)
        yes = pool == infected if verb == "answer" else bool(pool & infected)
        seen.append((verb, yes))
        if verb == "answer":
            return seen, "won" if yes else "lost"
    return seen, ""


def least(instance: Any) -> int:
    """Return the bound of information, one move for the answer; the policy's method is compared with the best at 6."""
    for positives in (1, 2):
        sets = frozenset(sum(1 << s for s in one) for one in combinations(range(6), positives))
        assert _fewest(sets) <= ceil(log2(comb(6, positives))) + positives - 1
    return ceil(log2(comb(instance.samples, instance.number))) + 1


@cache
def _fewest(sets: frozenset[int]) -> int:
    if len(sets) == 1:
        return 0
    best = 99
    for pool in range(1, 64):
        yes = frozenset(one for one in sets if one & pool)
        if yes and len(yes) < len(sets) and ceil(log2(max(len(yes), len(sets) - len(yes)))) + 1 < best:
            best = min(best, 1 + max(_fewest(yes), _fewest(sets - yes)))
    return best
