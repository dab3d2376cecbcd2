"""Judge by all choices of three places."""

from functools import cache
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    distances = _distances(instance.numbers, instance.target)
    chosen = tuple(sorted(answer))
    if chosen not in distances:
        return "no three places"
    return "" if distances[chosen] == min(distances.values()) else "not the closest"


def others(instance: Any, answer: Any) -> list[Any]:
    """All best choices."""
    return [three for three in _distances(instance.numbers, instance.target) if not confirm(instance, three)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The next best sums, a number twice, numbers that are not there, the largest and the smallest three."""
    distances = _distances(instance.numbers, instance.target)
    ranked = sorted(distances, key=lambda three: distances[three])
    one, two, three = answer
    wrong = [*ranked[:5], (one, one, two), (one - 1, two + 1, three), (one, two, instance.target - one - two)]
    wrong += [tuple(sorted(instance.numbers)[:3]), tuple(sorted(instance.numbers)[-3:])]
    return [choice for choice in wrong if confirm(instance, choice)]


@cache
def _distances(numbers: tuple[int, ...], target: int) -> dict[tuple[int, ...], int]:
    return {tuple(sorted(three)): abs(sum(three) - target) for three in combinations(numbers, 3)}
