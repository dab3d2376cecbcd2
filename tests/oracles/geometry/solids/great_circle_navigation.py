"""Judge by vectors: places are unit vectors, courses tangent vectors."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a = _vector(instance.start)
    if instance.end is not None:
        b = _vector(instance.end)
        if instance.kind == "distance":
            found = [instance.radius * float(np.arctan2(np.linalg.norm(np.cross(a, b)), a @ b))]
        elif instance.kind == "midpoint":
            found = _place((a + b) / np.linalg.norm(a + b))
        else:
            north, east = _frame(a)
            found = [float(np.degrees(np.arctan2(b @ east, b @ north))) % 360]
    else:
        north, east = _frame(a)
        course = np.radians(float(instance.bearing))
        way = np.cos(course) * north + np.sin(course) * east
        if instance.distance:
            arc = instance.distance / instance.radius
            found = _place(np.cos(arc) * a + np.sin(arc) * way)
        else:  # the angle between the plane of the circle and the axis
            found = [90 - float(np.degrees(np.arcsin(abs(np.cross(a, way)[2]))))]
    given = list(answer) if isinstance(answer, tuple) else [answer]
    most = 0.0006 * found[0] if instance.kind == "distance" else 0.021
    right = len(given) == len(found) and all(abs(float(x) - y) <= most for x, y in zip(given, found, strict=True))
    return "" if right else f"it is {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Numbers a little off, or with the sign turned."""
    if isinstance(answer, tuple):
        return [(answer[0] + 1, answer[1]), (answer[0], answer[1] - 1), answer[::-1]]
    return [answer * 2, answer + answer / 100]


def _vector(place: Any) -> Any:
    latitude, longitude = (np.radians(float(x)) for x in place)
    return np.array([np.cos(latitude) * np.cos(longitude), np.cos(latitude) * np.sin(longitude), np.sin(latitude)])


def _frame(a: Any) -> tuple[Any, Any]:
    east = np.cross([0.0, 0.0, 1.0], a)
    east = east / np.linalg.norm(east)
    return np.cross(a, east), east


def _place(vector: Any) -> list[float]:
    return [float(np.degrees(np.arcsin(vector[2]))), float(np.degrees(np.arctan2(vector[1], vector[0])))]
