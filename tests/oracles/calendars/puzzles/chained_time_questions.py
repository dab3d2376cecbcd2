"""Judge by Python's datetime, with zones as timezone objects, where impossible dates raise."""

from datetime import date, datetime, time, timedelta, timezone
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    value: Any = instance.first
    try:
        for kind, shift, day, a, b in instance.links:
            value = _answer(kind, value + shift, date(*day), a, b)
    except ValueError:
        value = None
    return "" if value == answer else f"it is {value}"


def _answer(kind: str, n: int, day: date, a: int, b: int) -> int:
    if kind == "days":
        return (day + timedelta(n)).day
    if kind == "between":
        return (date(a, b, n) - day).days
    if kind == "clock":
        return (datetime.combine(date(2000, 1, 1), time(n, b)) + timedelta(minutes=a)).hour
    if kind == "zone":
        there = datetime(2000, 1, 5, n, tzinfo=timezone(timedelta(hours=a))).astimezone(timezone(timedelta(hours=b)))
        return there.hour * 60 + there.minute
    if kind == "yearday":
        return datetime.strptime(f"{a} {n:03d}", "%Y %j").day
    if kind == "weekday":
        return date(a + n, day.month, min(day.day, 28)).isoweekday()
    return day.replace(year=day.year + n).isoweekday()


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The next number, or a number where there is none."""
    return [1, 17] if answer is None else [answer + 1, answer - 1, None]
