"""Judge by half-planes in floating point: the double part is an intersection of them, measured by scipy."""

from math import dist, hypot, isclose
from typing import Any

import numpy as np
from scipy.optimize import linprog
from scipy.spatial import ConvexHull, HalfspaceIntersection

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    corners, target = np.array(instance.sheet, dtype=float), np.array(instance.target, dtype=float)
    way = target - corners[0]
    fold = np.array([*way, -way @ (corners[0] + target) / 2])  # negative on the side of the corner
    sides = [_side(p, q) for p, q in zip(corners, np.roll(corners, -1, axis=0), strict=True)]
    flip, zero = np.eye(2) - 2 * np.outer(way, way) / (way @ way), -2 * fold[2] / (way @ way) * way
    mirrored = [np.array([*(flip @ side[:2]), side[2] + side[:2] @ zero]) for side in sides]
    planes = np.array([*sides, *mirrored, -fold])
    if not isclose(_area(planes), answer["double"], rel_tol=1e-7):
        return "another area"
    direction, low, high = np.array([-way[1], way[0]]) / hypot(*way), -1e9, 1e9
    start = (corners[0] + target) / 2
    for side in sides:
        slope, value = side[:2] @ direction, side @ [*start, 1]
        if abs(slope) > 1e-12:
            low, high = (low, min(high, -value / slope)) if slope > 0 else (max(low, -value / slope), high)
    length = dist(start + low * direction, start + high * direction)
    return "" if isclose(length, float(answer["crease"]), rel_tol=1e-9) else "another length"


def _side(p: Any, q: Any) -> Any:
    """Give (u, v, w) with ux + vy + w <= 0 to the left of the way from p to q."""
    u, v = q[1] - p[1], p[0] - q[0]
    return np.array([u, v, -u * p[0] - v * p[1]]) / hypot(u, v)


def _area(planes: Any) -> float:
    """Measure where all ux + vy + w are at most 0, from the centre of a largest circle inside."""
    sizes = np.hypot(planes[:, 0], planes[:, 1])
    found = linprog(
        [0, 0, -1], A_ub=np.c_[planes[:, :2], sizes], b_ub=-planes[:, 2], bounds=[(None, None)] * 2 + [(0, None)]
    )
    if not found.success or found.x[2] < 1e-9:
        return 0.0
    return float(ConvexHull(HalfspaceIntersection(planes, found.x[:2]).intersections).volume)


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The area of the sheet less the double part, half of the double part, a longer crease."""
    corners = instance.sheet
    whole = abs(sum(p[0] * q[1] - p[1] * q[0] for p, q in zip(corners, [*corners[1:], corners[0]], strict=True))) / 2
    found = [
        answer | {"double": type(answer["double"])(whole) - answer["double"]},
        answer | {"double": answer["double"] / 2},
        answer | {"crease": answer["crease"] * 2},
    ]
    return [near for near in found if near != answer and near["double"] > 0]
