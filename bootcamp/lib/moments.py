"""Moments in time and clocks of zones whose rules are invented, with summer time or without.

A moment is a number of minutes in UTC since the beginning of day 0 of :mod:`bootcamp.lib.calendar`. A local time counts
in the same way what the clocks of a zone show.
"""

from __future__ import annotations

import datetime
from random import Random

from bootcamp.lib import calendar
from bootcamp.lib.prompts import clock, ordinal
from bootcamp.lib.worlds import zh
from bootcamp.verifiers.times import MONTHS

DAY = 1440
PLACES = (
    *("Ardena", "Belmor", "Corvik", "Dalun", "Estra", "Fennow", "Galpo", "Hestin", "Ivaro", "Jorund", "Kelsa"),
    *("Lumira", "Mardel", "Nuvane", "Ostry", "Pellin", "Quorra", "Rovanto", "Silmar", "Tavira", "Umbrel", "Vintara"),
)
"""Names of places that there are not, the same in both languages."""

Change = tuple[int, int, int, int]
"""A month, a weekday, which one of the month (-1 for the last), and the minute that clocks show just before it."""
Zone = tuple[int, int, tuple[Change, Change] | None]
"""The minutes ahead of UTC in standard time, those that summer time adds, and when it begins and ends, if there is any.
"""


def shown(minutes: int) -> str:
    """Write minutes since day 0 as a date and a time.

    >>> shown(DAY * calendar.day_number((2031, 5, 4)) + 870)
    '2031-05-04 14:30'
    """
    return f"{calendar.iso(calendar.from_day_number(minutes // DAY))} {clock(minutes % DAY)}"


def of_datetime(value: datetime.datetime) -> int:
    """Count the minutes since day 0.

    >>> shown(of_datetime(datetime.datetime(2031, 5, 4, 14, 30)))
    '2031-05-04 14:30'
    """
    return DAY * calendar.day_number((value.year, value.month, value.day)) + 60 * value.hour + value.minute


def to_datetime(minutes: int) -> datetime.datetime:
    """Turn minutes since day 0 into a datetime.

    >>> to_datetime(of_datetime(datetime.datetime(2031, 5, 4, 14, 30)))
    datetime.datetime(2031, 5, 4, 14, 30)
    """
    day = datetime.datetime(*calendar.from_day_number(minutes // DAY))
    return day + datetime.timedelta(minutes=minutes % DAY)


def _change(zone: Zone, year: int, which: int) -> int:
    """Give the moment at which summer time begins (0) or ends (1) in a year."""
    offset, shift, changes = zone
    month, weekday, n, minute = changes[which] if changes else (1, 0, 1, 0)
    day = calendar.nth_weekday(year, month, weekday, n) or (year, month, 1)
    return DAY * calendar.day_number(day) + minute - offset - (shift if which else 0)


def offset(zone: Zone, moment: int) -> int:
    """Tell how many minutes the clocks of a zone are ahead of UTC at a moment.

    >>> zone = (60, 60, ((3, 6, -1, 120), (10, 6, -1, 180)))
    >>> [offset(zone, of_datetime(datetime.datetime(2031, month, 4))) for month in (1, 7)]
    [60, 120]
    """
    standard, shift, changes = zone
    if changes is None:
        return standard
    year = calendar.from_day_number((moment + standard) // DAY)[0]
    begins, ends = _change(zone, year, 0), _change(zone, year, 1)
    summer = begins <= moment < ends if begins < ends else not ends <= moment < begins
    return standard + shift * summer


def local(zone: Zone, moment: int) -> int:
    """Give what the clocks of a zone show at a moment.

    >>> shown(local((-330, 0, None), of_datetime(datetime.datetime(2031, 5, 4, 3, 0))))
    '2031-05-03 21:30'
    """
    return moment + offset(zone, moment)


def moments(zone: Zone, time: int) -> list[int]:
    """List the moments at which the clocks of a zone show a time: none, one or two.

    >>> zone = (0, 60, ((3, 6, -1, 120), (10, 6, -1, 180)))
    >>> [len(moments(zone, of_datetime(datetime.datetime(2031, *day, 2, 30)))) for day in ((3, 30), (5, 4), (10, 26))]
    [0, 1, 2]
    """
    standard, shift, _ = zone
    found = {time - standard - shift, time - standard}
    return [moment for moment in sorted(found) if local(zone, moment) == time]


def draw_zone(rng: Random, summer: bool, whole: bool = False) -> Zone:
    """Draw a zone, with summer time or without, whose offset is a number of half hours or of `whole` hours.

    >>> draw_zone(Random(1), False)
    (-420, 0, None)
    """
    offset = 60 * rng.randint(-11, 13) + (30 * rng.randrange(2) if not whole and rng.random() < 0.5 else 0)
    if not summer:
        return offset, 0, None
    first, second = rng.choice(((3, 10), (4, 9), (3, 11), (10, 3), (9, 4), (11, 2)))
    shift = 60 if whole else rng.choice((60, 60, 30))
    weekday, hour = rng.choice((4, 5, 6, 6)), rng.choice((1, 2, 3))
    begins = first, weekday, rng.choice((1, 2, 3, -1)), 60 * hour
    ends = second, weekday, rng.choice((1, 2, -1)), 60 * hour + 60
    return offset, shift, (begins, ends)


def utc_offset(minutes: int) -> str:
    """Write an offset from UTC.

    >>> utc_offset(330), utc_offset(-60)
    ('UTC+05:30', 'UTC-01:00')
    """
    return f"UTC{'-' if minutes < 0 else '+'}{clock(abs(minutes))}"


def told(zone: Zone, language: str) -> str:
    """Write the rules of a zone.

    >>> told((60, 60, ((3, 6, -1, 120), (10, 6, 1, 180))), "en")
    'UTC+01:00; summer time from the last Sunday of March, 02:00, to the 1st Sunday of October, 03:00, adds 60 minutes'
    """
    standard, shift, changes = zone
    if changes is None:
        return utc_offset(standard) + ("，没有夏令时" if language == "zh" else ", no summer time")
    ends = []
    for month, weekday, n, minute in changes:
        name, day = MONTHS[month - 1], calendar.WEEKDAYS[weekday]
        if language == "zh":
            ends.append(f"{zh(name)}{'最后一个' if n < 0 else f'第 {n} 个'}{zh(day)} {clock(minute)}")
        else:
            ends.append(f"the {'last' if n < 0 else ordinal(n)} {day} of {name}, {clock(minute)}")
    if language == "zh":
        return f"{utc_offset(standard)}；夏令时从{ends[0]} 到{ends[1]}，时钟拨快 {shift} 分钟"
    return f"{utc_offset(standard)}; summer time from {ends[0]}, to {ends[1]}, adds {shift} minutes"
