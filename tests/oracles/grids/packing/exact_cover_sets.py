"""Judge by counting; find other covers with a SAT solver."""

from collections import Counter
from typing import Any

from tests.oracles.grids._cuts import covers

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    counts = Counter(number for name in answer for number in instance.sets[int(name[1:]) - 1])
    return "" if counts == Counter(range(1, instance.universe + 1)) else "some number is not covered once"


def others(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """Up to three covers that a solver finds."""
    name = {frozenset(members): f"S{index}" for index, members in enumerate(instance.sets, 1)}
    found = covers(name, range(1, instance.universe + 1), 3)
    return [frozenset(name[members] for members in cover) for cover in found]


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """A set left out, all sets, one set more."""
    everything = frozenset(f"S{index}" for index in range(1, len(instance.sets) + 1))
    return [answer - {min(answer)}, everything, answer | {min(everything - answer)}]
