"""Judge by a loop over the dates of Python's datetime module."""

from datetime import date, timedelta
from typing import Any

from tests.oracles.calendars._readers import days, meets

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[date]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    last = date(instance.first + instance.years - 1, 12, 31)
    found = {day for day in days(date(instance.first, 1, 1), last) if meets(day, instance.conditions)}
    return "" if found == answer else f"{len(found ^ answer)} dates are wrong or missing"


def near_misses(instance: Any, answer: frozenset[date]) -> list[frozenset[date]]:
    """One date left out, and all dates a day later."""
    return [answer - {min(answer)}, frozenset(day + timedelta(days=1) for day in answer)]
