"""Judge by the hull: corners of the section are extreme points of plane and half-spaces, sorted by their angle."""

from itertools import combinations
from typing import Any

import numpy as np
from scipy.spatial import ConvexHull

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    solid = np.array(instance.solid, dtype=float)
    if instance.equation:
        normal, side = np.array(instance.equation[:3], dtype=float), float(instance.equation[3])
    else:
        a, b, c = np.array([[float(x) for x in p] for p in instance.marked])
        normal = np.cross(b - a, c - a)
        side = float(normal @ a)
    heights = solid @ normal - side
    found = [  # segments between all corners on both sides; the hull of where they cross is the section
        solid[i] + (solid[j] - solid[i]) * heights[i] / (heights[i] - heights[j])
        for i, j in combinations(range(len(solid)), 2)
        if heights[i] * heights[j] < 0
    ]
    points = np.array(found)
    flat = [int(axis) for axis in np.argsort(np.abs(normal))[:2]]  # drop the axis nearest to the normal
    hull = ConvexHull(points[:, flat])
    corners = points[hull.vertices]
    if instance.area:
        steep = float(np.linalg.norm(normal) / np.abs(normal).max())
        return "" if abs(hull.volume * steep - float(answer)) < 1e-7 * (1 + float(answer)) else "another area"
    given = np.array([[float(x) for x in p] for p in answer]) if answer and {len(p) for p in answer} == {3} else None
    if given is None or len(given) != len(corners):
        return f"there are {len(corners)} corners"
    for way in (given, given[::-1]):
        if any(np.abs(np.roll(way, turn, axis=0) - corners).max() < 1e-9 for turn in range(len(way))):
            return ""
    return "these are not the corners in order"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Twice the area; a corner left out, two exchanged."""
    if instance.area:
        return [answer * 2, answer / 2]
    swapped = (answer[1], answer[0], *answer[2:])
    return [answer[:-1], *([swapped] if len(answer) > 3 else [])]
