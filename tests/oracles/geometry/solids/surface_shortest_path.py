"""Judge by swinging faces in space about their edges until a straight way can be drawn in one plane."""

from itertools import pairwise, permutations
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    start, end = np.array(instance.start, dtype=float), np.array(instance.end, dtype=float)
    first, last = _face(instance, instance.start), _face(instance, instance.end)
    others = [(axis, side) for axis in range(3) for side in (0, 1) if (axis, side) not in (first, last)]
    best = np.inf
    for count in range(4):
        for middle in permutations(others, count):
            faces = (first, *middle, last)
            if all(one[0] != other[0] for one, other in pairwise(faces)):  # opposite faces have no common edge
                best = min(best, _straight(instance, faces, start, end))
    return "" if abs(best - float(answer)) < 1e-9 * best else f"the shortest way is about {best}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more, the square, the straight way through the box."""
    return [near for near in (answer + 1, answer * answer, answer * 2) if near != answer]


def _face(instance: Any, point: Any) -> tuple[int, int]:
    return next((i, int(x > 0)) for i, x in enumerate(point) if x in (0, instance.sizes[i]))


def _straight(instance: Any, faces: Any, start: Any, end: Any) -> float:
    """Swing face after face about its edge into the plane of the first, and draw the straight way if there is one."""
    sizes = np.array(instance.sizes, dtype=float)
    hinges = []
    for (axis, side), (turned, end_side) in pairwise(faces):
        foot = np.zeros(3)
        foot[axis], foot[turned] = side * sizes[axis], end_side * sizes[turned]
        along = np.zeros(3)
        along[3 - axis - turned] = 1
        into_next, into_this = np.zeros(3), np.zeros(3)
        into_next[axis] = 1 - 2 * side  # from the edge into the next face, and into the face before
        into_this[turned] = 1 - 2 * end_side
        hinges.append((foot, along, into_next, into_this))

    def swung(point: Any, count: int) -> Any:
        for foot, along, into_next, into_this in reversed(hinges[:count]):
            gap = point - foot
            point = foot + along * float(gap @ along) - into_this * float(gap @ into_next)
        return point

    target = swung(end, len(hinges))
    way = target - start
    for i, (foot, along, _, _) in enumerate(hinges):
        low, high = swung(foot, i), swung(foot + along * sizes, i)
        # start + s way = low + t (high - low), both in the plane of the first face
        matrix = np.column_stack([way, low - high])
        (s, t), _, rank, _ = np.linalg.lstsq(matrix, low - start, rcond=None)
        if rank < 2 or not (0 < s < 1 and 0 < t < 1):
            return float(np.inf)
    return float(np.linalg.norm(way))
