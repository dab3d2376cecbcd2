"""Judge by all permutations without a blocking pair."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

LEVELS = range(1, 6)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.names)
    stable = [match for match in permutations(range(1, n + 1)) if not _blocked(instance, match)]
    ranks = [[instance.proposers[v].index(receiver) for v, receiver in enumerate(match)] for match in stable]
    best = [min(column) for column in zip(*ranks, strict=True)]
    right = dict(zip(instance.names, stable[ranks.index(best)], strict=True))
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Two receivers exchanged, and the favourites of all in turn."""
    one, two = instance.names[0], instance.names[-1]
    yield answer | {one: answer[two], two: answer[one]}
    yield greedy(instance)


def greedy(instance: Any) -> Any:
    """Each proposer in turn takes the favourite that is left."""
    found: dict[str, int] = {}
    for name, ranked in zip(instance.names, instance.proposers, strict=True):
        found[name] = next(v for v in ranked if v not in found.values())
    return found


def _blocked(instance: Any, match: tuple[int, ...]) -> bool:
    for one, partner in enumerate(match):
        for better in instance.proposers[one][: instance.proposers[one].index(partner)]:
            ranked = instance.receivers[better - 1]
            if ranked.index(one + 1) < ranked.index(match.index(better) + 1):
                return True
    return False
