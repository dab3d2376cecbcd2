"""Judge by lists of all days off from Python's calendar module."""

from calendar import monthrange
from datetime import date, timedelta
from typing import Any

from tests.oracles.calendars.rules._offices import days_off, nearest

LEVELS = range(1, 11)


def confirm(instance: Any, answer: date) -> str:
    """Say what is wrong with `answer`, or nothing."""
    year = instance.start[0]
    off = set[date]().union(*(days_off(one, year - 6, year + 6) for one in instance.calendars))
    day = date(*instance.start)
    for kind, n in instance.moves:
        if kind == "day":
            for _ in range(abs(n)):
                day = nearest(day, off, 1 if n > 0 else -1)
            continue
        months = day.year * 12 + day.month - 1 + n
        year, month = months // 12, months % 12 + 1
        reached = date(year, month, min(day.day, monthrange(year, month)[1]))
        day = nearest(reached - timedelta(days=1), off, 1)
        if day.month != month:
            day = nearest(reached, off, -1)
    return "" if day == answer else f"the moves lead to {day}"


def near_misses(instance: Any, answer: date) -> list[date]:
    """The days before and after."""
    return [answer + timedelta(days=1), answer - timedelta(days=1)]
