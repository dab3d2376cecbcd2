"""Judge by distances of numpy, and by trees that are lists parted by their first point, searched with a stack."""

from typing import Any

import numpy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    distances = numpy.hypot(*(numpy.array(instance.points) - numpy.array(instance.query)).T)
    if answer["nearest"] != chr(65 + int(distances.argmin())):
        return "another point is nearest"
    return "" if list(answer["visited"]) == _visited(instance, distances, strict=True) else "others are visited"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Both sides always, the last visit missing, the second nearest, the wrong end of the order."""
    distances = numpy.hypot(*(numpy.array(instance.points) - numpy.array(instance.query)).T)
    second = chr(65 + int(distances.argsort()[1]))
    wrong = [
        {**answer, "visited": tuple(_visited(instance, distances, strict=False))},
        {**answer, "visited": answer["visited"][:-1]},
        {**answer, "nearest": second},
        {**answer, "visited": tuple(sorted(answer["visited"], reverse=True))},
    ]
    return [one for one in wrong if one != answer]


def _visited(instance: Any, distances: Any, strict: bool) -> list[str]:
    # A task on the stack is a list of points that make a subtree, its level, and how far off the line to it is.
    stack = [(list(range(len(instance.points))), 0, -1.0)]
    visited: list[str] = []
    best = numpy.inf
    while stack:
        points, level, gap = stack.pop()
        if not points or (strict and gap >= best):
            continue
        top, *rest = points
        visited.append(chr(65 + top))
        best = min(best, distances[top])
        line, own = instance.points[top][level % 2], instance.query[level % 2]
        sides = [
            [one for one in rest if instance.points[one][level % 2] < line],
            [one for one in rest if instance.points[one][level % 2] >= line],
        ]
        stack.append((sides[own < line], level + 1, abs(own - line)))
        stack.append((sides[own >= line], level + 1, -1.0))
    return visited
