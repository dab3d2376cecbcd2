"""Judge by trying all choices where there are not too many."""

from itertools import combinations
from math import comb
from typing import Any

LEVELS = range(1, 7)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    people = [name for names, _, _ in instance.groups for name in names]
    right = sum(_allowed(instance, set(chosen)) for chosen in combinations(people, instance.chosen))
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """All choices of so many people, and one choice less."""
    wrong = [comb(sum(len(names) for names, _, _ in instance.groups), instance.chosen), answer - 1]
    return [one for one in wrong if one != answer]


def _allowed(instance: Any, chosen: set[str]) -> bool:
    if not all(low <= len(chosen.intersection(names)) <= high for names, low, high in instance.groups):
        return False
    for kind, a, b in instance.rules:
        number = len({a, b} & chosen)
        allowed = {"both": {0, 1}, "one": {1}, "some": {1, 2}, "same": {0, 2}, "only": {0, 2} | {int(b in chosen)}}
        if number not in allowed[kind]:
            return False
    return True
