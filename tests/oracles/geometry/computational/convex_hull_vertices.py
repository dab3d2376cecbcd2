"""Judge by an O(n^3) test of all directed edges: every other point lies left of it or inside it."""

from itertools import permutations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[tuple[int, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    after = {a: b for a, b in permutations(instance.points, 2) if _is_edge(a, b, instance.points)}
    walk = [min(after, key=lambda point: (point[1], point[0]))]
    while after[walk[-1]] != walk[0]:
        walk.append(after[walk[-1]])
    return "" if list(answer) == walk else f"the corners are {walk}"


def near_misses(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[tuple[tuple[int, ...], ...]]:
    """Clockwise, from another corner, closed up, one corner left out."""
    return [answer[:1] + answer[:0:-1], answer[1:] + answer[:1], (*answer, answer[0]), answer[:-1]]


def _is_edge(a: tuple[int, int], b: tuple[int, int], points: Any) -> bool:
    for c in points:
        area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        along = (b[0] - a[0]) * (c[0] - a[0]) + (b[1] - a[1]) * (c[1] - a[1])
        whole = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
        if area < 0 or (area == 0 and not 0 <= along <= whole):
            return False
    return True
