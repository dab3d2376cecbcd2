"""Judge by Python's datetime for dates and by counting on in names of weekdays for distances."""

from calendar import day_name
from datetime import date
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.questions):
        return "the number of answers is wrong"
    true = list[str]()
    for kind, numbers in instance.questions:
        if kind == "shift":
            true.append(_moved(day_name[numbers[0]], numbers[1]))
        elif kind == "puzzle":
            today = _moved(day_name[numbers[1]], -numbers[0])
            true.append(_moved(today, numbers[2]))
        elif kind == "linked":
            true.append(_moved(true[numbers[0]], numbers[1]))
        else:
            true.append(f"{date(*numbers[-3:]):%A}")
    wrong = [place for place, (one, two) in enumerate(zip(true, answer, strict=True), start=1) if one != two]
    return f"wrong at {wrong}" if wrong else ""


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A weekday too late, and one too early, at the end."""
    return [(*answer[:-1], _moved(answer[-1], step)) for step in (1, -1)]


def _moved(name: str, days: int) -> str:
    """Count on or back in the names of weekdays, whole weeks left out."""
    names = list(day_name)
    weeks = abs(days) // 7
    rest = abs(days) - 7 * weeks
    ring = names if days > 0 else names[::-1]
    return (ring * 2)[ring.index(name) + rest]
