"""Judge by counting people at every minute of the day."""

from typing import Any

import numpy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    there = _there(instance)
    if answer["most"] != there.max():
        return "another number"
    if answer["minutes"] != int((there == there.max()).sum()):
        return "another time in all"
    return "" if answer["first"] == int(there.argmax()) else "it is first reached at another time"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Everybody of the day, the last such time, the longest single span of it, a person more."""
    there = _there(instance)
    top = numpy.flatnonzero(there == there.max())
    total = sum(size for _, size, _, _ in instance.visits)
    wrong = [
        {**answer, "most": total},
        {**answer, "first": int(top[-1])},
        {**answer, "minutes": answer["minutes"] + 1},
        {**answer, "most": answer["most"] + 1},
    ]
    return [one for one in wrong if one != answer]


def _there(instance: Any) -> Any:
    there = numpy.zeros(24 * 60 + 400, int)
    for _, size, start, end in instance.visits:
        there[start:end] += size
    return there
