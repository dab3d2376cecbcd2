"""Judge by a loop over the dates of Python's datetime module."""

from datetime import date, timedelta
from typing import Any

from tests.oracles.calendars._readers import days, meets

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    first, last = date(*instance.first), date(*instance.last)
    if not instance.ends[0]:
        first += timedelta(days=1)
    if not instance.ends[1]:
        last -= timedelta(days=1)
    holidays = {date(*holiday) for holiday in instance.holidays}
    counted = [day for day in days(first, last) if day not in holidays and meets(day, instance.conditions)]
    return "" if len(counted) == answer else f"{len(counted)} days count"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One more, one fewer, and the holidays forgotten."""
    return [answer + 1, answer - 1] if answer else [answer + 1]
