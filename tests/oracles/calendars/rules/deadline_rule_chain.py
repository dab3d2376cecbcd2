"""Judge by lists of countable days, made with Python's datetime and calendar modules."""

from calendar import monthrange
from datetime import date, timedelta
from typing import Any

from tests.oracles.calendars.rules._offices import days_off

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[int, date]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    years = [event[0][0] for event in instance.events if not isinstance(event[0], int)]
    off = days_off(instance.working, min(years) - 1, max(years) + 7)
    closed = {
        date(*first) + timedelta(days=n)
        for first, last in instance.suspended
        for n in range((date(*last) - date(*first)).days + 1)
    }
    found = dict[int, date]()
    for number, (start, minute, post, kind, n) in enumerate(instance.events, start=1):
        day = found[start] if isinstance(start, int) else date(*start)
        day += timedelta(days=int(minute > instance.cutoff) + (instance.post if post else 0))
        if kind == "month":
            months = day.year * 12 + day.month - 1 + n
            length = monthrange(months // 12, months % 12 + 1)[1]
            ends = date(months // 12, months % 12 + 1, min(day.day, length))
        else:
            later = [day + timedelta(days=ahead) for ahead in range(1, 400)]
            countable = [one for one in later if one not in closed and (kind != "working" or one not in off)]
            ends = countable[n if kind == "clear" else n - 1]
        found[number] = next(
            one for one in (ends + timedelta(days=ahead) for ahead in range(200)) if one not in closed | off
        )
    return "" if found == answer else f"wrong: {[number for number in found if answer.get(number) != found[number]]}"


def near_misses(instance: Any, answer: dict[int, date]) -> list[dict[int, date]]:
    """One deadline a day later or earlier."""
    return [{**answer, 1: answer[1] + timedelta(days=1)}, {**answer, 1: answer[1] - timedelta(days=1)}]
