"""Judge by the datetime and calendar modules of Python; a question asked backwards is checked forwards."""

from calendar import day_name, monthrange
from datetime import date, timedelta
from itertools import count, islice
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: date) -> str:
    """Say what is wrong with `answer`, or nothing."""
    result = answer if instance.reversed else date(*instance.date)
    try:
        for n, unit in instance.moves:
            result = _moved(result, n, unit)
    except (ValueError, OverflowError):
        return "the moves leave the calendar"
    goal = date(*instance.date) if instance.reversed else answer
    return "" if result == goal else f"the moves lead to {result}, not to {goal}"


def near_misses(instance: Any, answer: date) -> list[date]:
    """The days before and after."""
    return [answer + timedelta(days=1), answer - timedelta(days=1)]


def _moved(start: date, n: int, unit: str) -> date:
    if unit in ("day", "week"):
        return start + n * timedelta(**{f"{unit}s": 1})
    if unit == "month end":
        return start.replace(day=monthrange(start.year, start.month)[1])
    if unit not in ("month", "year"):
        wanted = day_name[:5] if unit == "working day" else [unit]
        days = (start + timedelta(days=ahead if n > 0 else -ahead) for ahead in count(1))
        return next(islice((day for day in days if day_name[day.weekday()] in wanted), abs(n) - 1, None))
    months = 12 * start.year + start.month - 1 + (n if unit == "month" else 12 * n)
    year, month = months // 12, months % 12 + 1
    return date(year, month, min(start.day, monthrange(year, month)[1]))
