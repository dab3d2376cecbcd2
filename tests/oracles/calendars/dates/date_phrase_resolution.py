"""Judge by Python's datetime: each phrase by a search among the days around, period by period."""

from datetime import date, timedelta
from typing import Any

LEVELS = range(1, 11)
_DAY = timedelta(days=1)


def confirm(instance: Any, answer: date) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = _follow(date(*instance.today), instance.inner, *instance.terms)
    if instance.other:
        second = _follow(date(*instance.today), instance.other, *instance.terms)
        found = sorted((found, second))[instance.later]
    found = _follow(found, instance.outer, *instance.terms)
    return "" if found == answer else f"the phrase means {found}"


def near_misses(instance: Any, answer: date) -> list[date]:
    """A day and a week beside it."""
    return [answer + _DAY, answer - _DAY, answer + 7 * _DAY, answer - 7 * _DAY]


def _label(day: date, unit: str, first: int, month: int) -> int:
    """Number the periods."""
    if unit == "week":
        return (day.toordinal() - 1 - first) // 7
    months = 12 * day.year + day.month - 1
    return {"month": months, "quarter": months // 3, "fiscal": (months - month + 1) // 12}[unit]


def _follow(day: date, phrases: Any, first: int, month: int) -> date:
    for kind, n, weekday, shift in phrases:
        group, _, unit = kind.partition(" ")
        around = [day + ahead * _DAY for ahead in range(-1200, 1201)]
        if group == "after":
            day = [one for one in around if one > day and one.weekday() == weekday][n - 1]
        elif group == "before":
            day = [one for one in around if one < day and one.weekday() == weekday][-n]
        elif kind == "days":
            day += n * _DAY
        elif kind == "working":
            day = [one for one in around if one > day and one.isoweekday() < 6][n - 1]
        else:
            unit = unit or "week"
            wanted = _label(day, unit, first, month) + shift
            period = [one for one in around if _label(one, unit, first, month) == wanted]
            if group == "edge":
                day = period[-n]
            else:
                days = [one for one in period if one.weekday() == weekday]
                day = days[n if n <= 0 else n - 1]
    return day
