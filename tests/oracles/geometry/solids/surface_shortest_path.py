"""Judge by minimising over the points in which the edges of each sequence of faces are crossed."""

from itertools import pairwise, permutations
from typing import Any

import numpy as np
from scipy.optimize import minimize

LEVELS = range(1, 6)
SMOOTH = 1e-7
"""Keeps the lengths smooth where two crossings meet in a corner."""


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    start, end = np.array(instance.start, dtype=float), np.array(instance.end, dtype=float)
    best = np.inf
    first, last = _face(instance, instance.start), _face(instance, instance.end)
    others = [(axis, side) for axis in range(3) for side in (0, 1) if (axis, side) not in (first, last)]
    for count in range(4):
        for middle in permutations(others, count):
            faces = (first, *middle, last)
            if any(one[0] == other[0] for one, other in pairwise(faces)):
                continue  # opposite faces have no common edge
            best = min(best, _shortest(instance, faces, start, end, best))
    return "" if abs(best - float(answer)) < 1e-5 * best else f"the shortest way is about {best}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more, the square, the straight way through the box."""
    return [near for near in (answer + 1, answer * answer, answer * 2) if near != answer]


def _face(instance: Any, point: Any) -> tuple[int, int]:
    return next((i, int(x > 0)) for i, x in enumerate(point) if x in (0, instance.sizes[i]))


def _shortest(instance: Any, faces: Any, start: Any, end: Any, best: float) -> float:
    """Minimise a convex sum of lengths over one parameter an edge."""
    feet, ways = [], []
    for one, other in pairwise(faces):
        foot, way = np.zeros(3), np.zeros(3)
        for axis, side in (one, other):
            foot[axis] = side * instance.sizes[axis]
        free = 3 - one[0] - other[0]
        way[free] = instance.sizes[free]
        feet.append(foot)
        ways.append(way)
    edges = [(start, start), *((foot, foot + way) for foot, way in zip(feet, ways, strict=True)), (end, end)]
    gaps = [np.maximum(0, np.maximum(low - top, bottom - high)) for (low, high), (bottom, top) in pairwise(edges)]
    if sum(float(np.linalg.norm(gap)) for gap in gaps) > best:
        return float(np.inf)

    def length(times: Any) -> tuple[float, Any]:
        """Give the length and its slope in each parameter."""
        stops = np.array([start, *(foot + t * way for foot, way, t in zip(feet, ways, times, strict=True)), end])
        steps = np.diff(stops, axis=0)
        sizes = np.sqrt((steps**2).sum(axis=1) + SMOOTH)
        units = steps / sizes[:, None]
        return float(sizes.sum()), ((units[:-1] - units[1:]) * np.array(ways)).sum(axis=1)

    bounds = [(0, 1)] * len(feet)
    middle = np.full(len(feet), 0.5)
    return float(minimize(length, middle, jac=True, bounds=bounds, method="L-BFGS-B", tol=1e-9).fun)
