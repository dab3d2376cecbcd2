"""Working days by Python's datetime and calendar modules: the days off of a span of years are listed first."""

from calendar import Calendar
from datetime import date, timedelta
from typing import Any


def days_off(working: Any, first: int, last: int) -> set[date]:
    """List the rest days and holidays of a calendar in the years from first to last."""
    rest, rules, single = working
    start = date(first, 1, 1)
    off = {
        start + timedelta(days=n)
        for n in range((last - first + 1) * 366)
        if (start + timedelta(days=n)).weekday() in rest
    }
    plain = set(off)
    for kind, month, day, n in rules:
        for year in range(first, last + 1):
            if kind == "nth":
                weeks = Calendar().monthdayscalendar(year, month)
                days = [week[day] for week in weeks if week[day]]
                off.add(date(year, month, days[n if n < 0 else n - 1]))
            else:
                holiday = date(year, month, day)
                while n and holiday in plain:
                    holiday += timedelta(days=1)
                off.add(holiday)
    return off | {date(*day) for day in single}


def nearest(day: date, off: set[date], way: int) -> date:
    """Go on a day at a time, at least one, to the first day that is not off."""
    while True:
        day += timedelta(days=way)
        if day not in off:
            return day
