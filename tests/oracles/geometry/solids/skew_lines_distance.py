"""Judge by the conditions of the optimum: perpendicular, or at an end with all of the segment further away."""

from typing import Any

from sympy import Matrix, Rational

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    points = [Matrix([Rational(str(x)) for x in answer[name]]) for name in ("first", "second")]
    if any(len(point) != 3 for point in points):
        return "no points"
    for i, ends in enumerate((instance.first, instance.second)):
        start, end = (Matrix(point) for point in ends)
        way, place = end - start, points[i] - start
        if any(way.cross(place)):
            return "a point is not on its line"
        t = place.dot(way) / way.dot(way)
        held = instance.bounded[i]
        if held and not 0 <= t <= 1:
            return "a point is not on its segment"
        slope = way.dot(points[i] - points[1 - i])  # how the squared distance grows along the way
        if slope and not (held and ((t == 0 and slope > 0) or (t == 1 and slope < 0))):
            return "a nearer point exists"
    gap = points[0] - points[1]
    return "" if gap.dot(gap) == Rational(str(answer["square"])) else "the distance is another"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another distance, the points exchanged, the first ends given."""
    return [
        {**answer, "square": answer["square"] + 1},
        {**answer, "first": answer["second"], "second": answer["first"]},
        *([{**answer, "first": instance.first[0]}] if tuple(answer["first"]) != tuple(instance.first[0]) else []),
    ]
