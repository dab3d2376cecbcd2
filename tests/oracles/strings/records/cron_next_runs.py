"""Judge by Python's datetime: every hour or minute after the start is tried, one after the other."""

from datetime import datetime, timedelta
from typing import Any

LEVELS = range(1, 11)

Times = tuple[datetime, ...]


def confirm(instance: Any, answer: Times) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _next(instance, instance.lines)
    return "" if right == answer else f"the times are {right}"


def near_misses(instance: Any, answer: Times) -> list[Times]:
    """Times of fewer lines, of days that meet both fields, a minute or a day away, and the start itself."""
    wrong = [_next(instance, (line,)) for line in instance.lines]
    wrong.append(tuple(one + timedelta(days=1) for one in answer))
    wrong.append((*answer[:-1], answer[-1] + timedelta(minutes=1)))
    wrong.append((answer[-1], *answer[1:]))
    return [times for times in wrong if times != answer and len(times) == len(answer)]


def _next(instance: Any, lines: Any) -> Times:
    (year, month, day), minutes = instance.start
    now = datetime(year, month, day, minutes // 60, minutes % 60) + timedelta(minutes=1)
    last = now + timedelta(days=9 * 365)
    read = [[_values(text, *span) for text, span in zip(line.split(), _SPANS, strict=True)] for line in lines]
    stars = [[text == "*" for text in line.split()] for line in lines]
    found: list[datetime] = []
    while now < last and len(found) < instance.k:
        days = [one for one, star in zip(read, stars, strict=True) if _day(now, one, star)]
        if not days:
            now = datetime(now.year, now.month, now.day) + timedelta(days=1)
            continue
        if any(now.hour in one[1] and now.minute in one[0] for one in days):
            found.append(now)
        now += timedelta(minutes=1)
    return tuple(found)


_SPANS = ((0, 60), (0, 24), (1, 32), (1, 13), (0, 7))


def _day(now: datetime, values: list[set[int]], star: list[bool]) -> bool:
    in_month, in_week = now.day in values[2], now.isoweekday() % 7 in values[4]
    fits = in_month or in_week if not star[2] and not star[4] else in_month and in_week
    return now.month in values[3] and fits


def _values(text: str, low: int, end: int) -> set[int]:
    if "," in text:
        return set[int]().union(*(_values(part, low, end) for part in text.split(",")))
    span, step = text.split("/") if "/" in text else (text, "1")
    if span == "*":
        return set(range(low, end, int(step)))
    ends = span.split("-")
    return set(range(int(ends[0]), int(ends[-1]) + 1, int(step)))
