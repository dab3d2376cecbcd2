"""Clocks of zones by Python's datetime: summer time is found by listing the days of the month of the change."""

from calendar import Calendar
from datetime import datetime, timedelta
from typing import Any


def change(zone: Any, year: int, which: int) -> datetime:
    """Give the moment in UTC at which summer time begins (0) or ends (1)."""
    standard, shift, changes = zone
    month, weekday, n, minute = changes[which]
    days = [week[weekday] for week in Calendar().monthdayscalendar(year, month) if week[weekday]]
    day = days[n if n < 0 else n - 1]
    return datetime(year, month, day) + timedelta(minutes=minute - standard - which * shift)


def clock(zone: Any, moment: datetime) -> datetime:
    """Give what clocks show at a moment in UTC: the last change before it decides."""
    standard, shift, changes = zone
    if changes is None:
        return moment + timedelta(minutes=standard)
    past = [
        (change(zone, year, which), which)
        for year in range(moment.year - 2, moment.year + 2)
        for which in (0, 1)
        if change(zone, year, which) <= moment
    ]
    return moment + timedelta(minutes=standard + (shift if max(past)[1] == 0 else 0))


def read(zone: Any, shown: datetime) -> datetime:
    """Give the only moment at which clocks show a time."""
    around = [shown + timedelta(minutes=5 * step) for step in range(-200, 201)]
    found = [moment for moment in around if clock(zone, moment) == shown]
    if len(found) != 1:
        raise ValueError(f"{shown} is shown {len(found)} times")
    return found[0]
