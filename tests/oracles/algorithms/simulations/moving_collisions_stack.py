"""Judge by places and times: the two that meet next are looked for among all neighbours, at uneven distances."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    row, meetings = _run(instance, instance.shrink)
    if list(answer["row"]) != row:
        return "something else is left"
    return "" if answer["meetings"] == meetings else "another number of meetings"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The other rule, the row as it was, signs left out, a meeting more."""
    row, meetings = _run(instance, not instance.shrink)
    wrong: list[dict[str, Any]] = [
        {"row": tuple(row), "meetings": meetings},
        {**answer, "row": instance.row},
        {**answer, "row": tuple(-one for one in answer["row"])},
        {**answer, "meetings": answer["meetings"] + 1},
        {**answer, "meetings": len(instance.row) - len(answer["row"]) - 1},
    ]
    return [one for one in wrong if one != answer]


def _run(instance: Any, shrink: bool) -> tuple[list[int], int]:
    """Let the bodies start at uneven places; move to the next moment when two neighbours meet."""
    bodies = [(Fraction(place * place + 17 * place), size) for place, size in enumerate(instance.row)]
    meetings, now = 0, Fraction(0)
    while True:
        times = [
            ((right - left) / 2, place)
            for place, ((left, one), (right, two)) in enumerate(pairwise(bodies))
            if one > 0 > two
        ]
        if not times:
            return [size for _, size in bodies], meetings
        time, place = min(times)
        assert time >= now
        now, meetings = time, meetings + 1
        (left, one), (right, two) = bodies[place : place + 2]
        if abs(one) > abs(two):
            rest = [(left, one + two if shrink else one)]
        else:
            rest = [(right, two + one if shrink else two)] if abs(two) > abs(one) else []
        bodies[place : place + 2] = rest
