"""Judge by inclusion and exclusion over the blocked points of each leg between points that must be passed."""

from itertools import pairwise
from math import comb
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = 1
    for start, end in pairwise([(0, 0), *sorted(instance.musts), tuple(instance.end)]):
        right *= _leg(start, end, sorted(instance.blocked))
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """All paths, blocked or not."""
    return [comb(sum(instance.end), instance.end[0])]


def _paths(a: tuple[int, ...], b: tuple[int, ...]) -> int:
    right, up = b[0] - a[0], b[1] - a[1]
    return comb(right + up, up) if min(right, up) >= 0 else 0


def _leg(start: tuple[int, ...], end: tuple[int, ...], blocked: list[tuple[int, int]]) -> int:
    """Take away the paths by the first blocked point that they meet."""
    first: dict[tuple[int, ...], int] = {}
    for point in [*blocked, end]:
        first[point] = _paths(start, point) - sum(ways * _paths(other, point) for other, ways in first.items())
    return first[end]
