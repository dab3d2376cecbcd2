"""Judge by the worst case of every floor for the next drop, number of floors by number of floors."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.searches):
        return "another number of searches"
    for (eggs, safe, breaking), (drops, low, high) in zip(instance.searches, answer, strict=True):
        floors = breaking - safe - 1
        worst = {
            safe + first: 1 + max(_drops(eggs - 1, first - 1), _drops(eggs, floors - first))
            for first in range(1, floors + 1)
        }
        best = [floor for floor, needed in worst.items() if needed == min(worst.values())]
        assert best == list(range(best[0], best[-1] + 1))
        if (drops, low, high) != (min(worst.values()), best[0], best[-1]):
            return "another plan"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A drop more or fewer, floors off by one, floors counted from the safe one, halving, equal steps for two eggs."""
    (drops, low, high), *rest = answer
    _, safe, breaking = instance.searches[0]
    middle = (safe + breaking) // 2
    wrong = [
        (drops + 1, low, high),
        (drops - 1, low, high),
        (drops, low - 1, high),
        (drops, low, high + 1),
        (drops, low - safe, high - safe),
        (drops, middle, middle),
    ]
    return [one for one in ((first, *rest) for first in wrong) if min(one[0]) >= 0 and confirm(instance, one)]


@cache
def _drops(eggs: int, floors: int) -> int:
    """The drops that a best plan takes at worst: the worst case of a first floor grows on one side and falls on the
    other, so that the best first floor is where they meet."""
    if floors == 0:
        return 0
    if eggs == 0:
        return 10**9
    if eggs == 1:
        return floors
    low, high = 1, floors
    while low < high:
        first = (low + high) // 2
        if _drops(eggs - 1, first - 1) < _drops(eggs, floors - first):
            low = first + 1
        else:
            high = first
    tried = [first for first in (low - 1, low) if first >= 1]
    return 1 + min(max(_drops(eggs - 1, first - 1), _drops(eggs, floors - first)) for first in tried)
