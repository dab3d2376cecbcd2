"""Judge by numerical minimisation over one parameter a line, a convex problem."""

from itertools import pairwise
from math import hypot
from typing import Any

import numpy as np
from scipy.optimize import minimize

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    points = list(answer["points"])
    if len(points) != len(instance.lines) or any(len(point) != 2 for point in points):
        return "there is not one point for each line"
    if any(p * x + q * y != r for (x, y), (p, q, r) in zip(points, instance.lines, strict=True)):
        return "a point is not on its line"
    length = _length([instance.start, *points, instance.end])
    if abs(length**2 - float(answer["square"])) > 1e-7 * (1 + length**2):
        return "the points do not have this length"

    def way(times: Any) -> float:
        stops = []
        for t, (p, q, r) in zip(times, instance.lines, strict=True):
            square = p * p + q * q
            stops.append((p * r / square - q * t, q * r / square + p * t))
        return _length([instance.start, *stops, instance.end])

    best = min(minimize(way, np.full(len(points), start), tol=1e-10).fun for start in (0.5, -3.1))
    return "" if length <= best + 1e-5 else f"a way of length {best} is shorter"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another square, a point moved."""
    (x, y), *rest = answer["points"]
    p, q, _ = instance.lines[0]
    moved = ((x + q, y - p), *rest)
    return [{**answer, "square": answer["square"] + 1}, {**answer, "points": moved}]


def _length(stops: Any) -> float:
    pairs = pairwise(stops)
    return sum(hypot(float(a[0]) - float(b[0]), float(a[1]) - float(b[1])) for a, b in pairs)
