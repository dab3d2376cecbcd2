"""Judge by counting letters: each is in one of the sets, or in all; small families are searched through."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != instance.petals or any(not 1 <= one <= len(instance.family) for one in answer):
        return "another number of sets"
    return "" if _alike([instance.family[one - 1] for one in answer]) else "a letter in some of the sets only"


def others(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """All choices, where there are few sets."""
    if len(instance.family) > 26:
        return []
    found = [
        frozenset(some)
        for some in combinations(range(1, len(instance.family) + 1), instance.petals)
        if _alike([instance.family[one - 1] for one in some])
    ]
    assert answer in found
    return found


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """A set exchanged for another, the first sets, the last sets."""
    every = range(1, len(instance.family) + 1)
    rest = [one for one in every if one not in answer]
    wrong = [answer - {min(answer)} | {one} for one in rest[:6]]
    wrong += [frozenset(every[: instance.petals]), frozenset(every[-instance.petals :])]
    return [one for one in wrong if confirm(instance, one)]


def _alike(sets: list[Any]) -> bool:
    counts = {letter: sum(letter in one for one in sets) for one in sets for letter in one}
    return set(counts.values()) <= {1, len(sets)}
