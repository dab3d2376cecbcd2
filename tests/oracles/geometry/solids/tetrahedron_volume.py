"""Judge by numbers: coordinates are found from the data with numpy, and sizes measured in them."""

from math import cos, radians, sqrt
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    points = np.array(instance.points or _from_edges(instance), dtype=float)
    if instance.kind == "sphere":
        matrix = 2 * (points[1:] - points[0])
        right = (points[1:] ** 2).sum(axis=1) - (points[0] ** 2).sum()
        found = float(np.linalg.norm(np.linalg.solve(matrix, right) - points[0]))
    else:
        base, apex = points[:-1], points[-1]
        area = sum(
            (np.cross(base[i] - base[0], base[i + 1] - base[0]) / 2 for i in range(1, len(base) - 1)), np.zeros(3)
        )
        found = abs(float(np.dot(area, apex - base[0]))) / 3
    return "" if abs(found - float(answer)) <= 1e-7 * max(1.0, found) else f"it is about {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Twice, half and three times as much."""
    return [answer * 2, answer / 2, answer * 3]


def _from_edges(instance: Any) -> list[list[float]]:
    ab, ac, ad = instance.edges[:3]
    if instance.angles:
        bac, cad, dab = (cos(radians(angle)) for angle in instance.angles)
    else:
        bc, bd, cd = instance.edges[3:]
        bac = (ab**2 + ac**2 - bc**2) / (2 * ab * ac)
        cad = (ac**2 + ad**2 - cd**2) / (2 * ac * ad)
        dab = (ad**2 + ab**2 - bd**2) / (2 * ad * ab)
    sine = sqrt(1 - bac**2)
    x, y = ad * dab, ad * (cad - bac * dab) / sine
    return [[0, 0, 0], [ab, 0, 0], [ac * bac, ac * sine, 0], [x, y, sqrt(ad**2 - x * x - y * y)]]
