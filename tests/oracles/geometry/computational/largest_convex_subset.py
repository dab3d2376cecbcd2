"""Judge by tests of all triples, and of all subsets one point larger where there are few points."""

from itertools import combinations, permutations
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    points = instance.points
    if len(set(answer)) < len(answer) or len(answer) < 3 or not all(1 <= i <= len(points) for i in answer):
        return "these are no three or more different points"
    chosen = [points[i - 1] for i in answer]
    turns = {_turn(chosen[i], chosen[(i + 1) % len(chosen)], q) for i in range(len(chosen)) for q in chosen}
    if {1, -1} <= turns:
        return "the polygon is not convex, or not in order"
    if instance.empty and not _is_empty(set(answer), points):
        return "it is not empty"
    if len(points) <= 12:
        for size in range(len(chosen) + 1, len(points) + 1):
            for larger in combinations(range(1, len(points) + 1), size):
                if _is_convex(larger, points) and (not instance.empty or _is_empty(set(larger), points)):
                    return f"{larger} are more"
    return "" if len(chosen) == instance.best else "more points can be chosen"


def others(instance: Any, answer: Any) -> list[Any]:
    """From another start and the other way round."""
    return [answer[2:] + answer[:2], answer[::-1]]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One fewer, two exchanged, one more."""
    swapped = (answer[1], answer[0], *answer[2:])
    rest = [i for i in range(1, len(instance.points) + 1) if i not in answer]
    found = [swapped, *([(*answer, rest[0])] if rest else [])]
    return [*found, answer[:-1]]


def greedy(instance: Any) -> Any:
    """The corners of the hull."""
    points = np.array(instance.points)
    middle = points.mean(axis=0)
    n = len(points)
    corners = {
        i for i, j in permutations(range(n), 2) if all(_turn(points[i], points[j], points[k]) >= 0 for k in range(n))
    }
    return tuple(i + 1 for i in sorted(corners, key=lambda i: np.arctan2(*(points[i] - middle)[::-1])))


def _turn(a: Any, b: Any, c: Any) -> int:
    return int(np.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])))


def _is_convex(chosen: Any, points: Any) -> bool:
    """Tell whether no point lies in a triangle of three others."""
    return not any(
        _within(points[q - 1], *(points[i - 1] for i in three))
        for q in chosen
        for three in combinations([i for i in chosen if i != q], 3)
    )


def _is_empty(chosen: set[int], points: Any) -> bool:
    rest = [point for i, point in enumerate(points, 1) if i not in chosen]
    triangles = [[points[i - 1] for i in three] for three in combinations(sorted(chosen), 3)]
    return not any(_within(point, *three) for point in rest for three in triangles)


def _within(q: Any, a: Any, b: Any, c: Any) -> bool:
    return abs(_turn(a, b, q) + _turn(b, c, q) + _turn(c, a, q)) == 3
