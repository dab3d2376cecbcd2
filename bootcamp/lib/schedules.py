"""Schedule lines of five fields (minute, hour, day, month, weekday with 0 for Sunday): drawn, and when they fire."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp.lib import calendar
from bootcamp.lib.calendar_walk import weekday_lines

RANGES = ((0, 59), (0, 23), (1, 31), (1, 12), (0, 6))
"""The least and the greatest value of each field."""

_MOST_DAYS = 366 * 9


def allowed(field: str, low: int, high: int) -> frozenset[int]:
    """Give the values that a field allows.

    >>> sorted(allowed("1,4-6", 0, 23)), sorted(allowed("*/20", 0, 59)), sorted(allowed("3-11/4", 1, 12))
    ([1, 4, 5, 6], [0, 20, 40], [3, 7, 11])
    """
    found: set[int] = set()
    for part in field.split(","):
        span, _, step = part.partition("/")
        first, _, last = (f"{low}-{high}" if span == "*" else span).partition("-")
        found.update(range(int(first), int(last or first) + 1, int(step or 1)))
    return frozenset(found)


def times(line: str, day: calendar.Date, minute: int) -> Iterator[tuple[calendar.Date, int]]:
    """Yield the dates and minutes after midnight at which a line fires, after a moment, for nine years.

    >>> next(times("30 6 29 2 *", (2024, 2, 29), 390)), next(times("0 12 1 * 0", (2024, 1, 1), 720))
    (((2028, 2, 29), 390), ((2024, 1, 7), 720))
    """
    fields = line.split()
    minutes, hours, days, months, weekdays = (
        allowed(text, low, high) for text, (low, high) in zip(fields, RANGES, strict=True)
    )
    either = "*" not in (fields[2], fields[4])
    first = calendar.day_number(day)
    for number in range(first, first + _MOST_DAYS):
        date = calendar.from_day_number(number)
        fits = date[2] in days, (calendar.weekday(date) + 1) % 7 in weekdays
        if date[1] in months and (any(fits) if either else all(fits)):
            for hour in sorted(hours):
                for one in sorted(minutes):
                    if number > first or 60 * hour + one > minute:
                        yield date, 60 * hour + one


def following(line: str, start: calendar.Date, minute: int, count: int, language: str = "en") -> list[str]:
    """Write how the first times after a moment are found: the days that are looked at, the times of those that fit.

    >>> following("0 6,12 1 * 0", (2024, 1, 5), 0, 2)[-3:]
    ['2024-01-05 5', '2024-01-06 6', '2024-01-07 0: 06:00, 12:00']
    >>> following("0 12 31 2-3 *", (2024, 1, 31), 0, 1)
    ['2-3: 2, 3', '2024-01 ✗', '2024-02: -', '2024-03: 31', '2024-03-31: 12:00']
    """
    fields = line.split()
    sets = [allowed(text, low, high) for text, (low, high) in zip(fields, RANGES, strict=True)]
    minutes, hours, days, months, weekdays = sets
    spans = [(text, found) for text, found in zip(fields, sets, strict=True) if set(text) & {"-", "/"}]
    lines = [f"{text}: {', '.join(map(str, sorted(found)))}" for text, found in spans]
    either = "*" not in (fields[2], fields[4])
    first = number = calendar.day_number(start)
    known = False
    while count > 0:
        year, month, day = date = calendar.from_day_number(number)
        last = calendar.month_length(year, month)
        weekday = (calendar.weekday(date) + 1) % 7
        fits = day in days, weekday in weekdays
        if month not in months:
            lines.append(f"{year}-{month:02d} ✗")
            number, known = number + last - day + 1, False
            continue
        told = calendar.iso(date)
        if fields[4] != "*":
            lines += [] if known else weekday_lines(date, language)
            told, known = f"{told} {weekday}", True
        elif fields[2] != "*" and (day == 1 or number == first):
            left = [str(one) for one in sorted(days) if day <= one <= last]
            lines.append(f"{year}-{month:02d}: {', '.join(left) or '-'}")
        if any(fits) if either else all(fits):
            moments = [60 * hour + one for hour in sorted(hours) for one in sorted(minutes)]
            moments = [one for one in moments if number > first or one > minute][:count]
            told += f" > {minute // 60:02d}:{minute % 60:02d}" if number == first else ""
            told += f": {', '.join(f'{one // 60:02d}:{one % 60:02d}' for one in moments) or '-'}"
            count -= len(moments)
        if fields[4] != "*" or ": " in told:
            lines.append(told)
        number += 1
    return lines


def draw(rng: Random, restricted: int, forms: int, both: bool, rare: bool) -> str:
    """Draw a line with some fields other than ``*``, of the first `forms` of: a number, a list, a range, steps.

    With `both`, day and weekday are among them; with `rare`, days are often the last ones of months.

    >>> draw(Random(1), 3, 2, False, False)
    '31,48 6,12,20 16 * *'
    """
    chosen = {0, 1, *((2, 4) if both else ())}
    others = [2, 3] if both else [rng.choice((2, 4)), 3]
    chosen |= set(rng.sample(others, min(len(others), max(0, restricted - len(chosen)))))
    fields = []
    for place, (low, high) in enumerate(RANGES):
        if place not in chosen:
            fields.append("*")
        elif place == 2 and rare and rng.random() < 0.6:
            fields.append(rng.choice(("29", "30", "31", "31", "29,31", "29-30")[: 4 + (forms > 1) + (forms > 2)]))
        else:
            fields.append(_field(rng, rng.randrange(forms), low, high, place in (2, 4)))
    return " ".join(fields)


def _field(rng: Random, form: int, low: int, high: int, day: bool) -> str:
    """Draw a field; days never have steps from a star, which would count as no restriction elsewhere."""
    if form == 0:
        return str(rng.randint(low, high))
    if form == 1:
        return ",".join(map(str, sorted(rng.sample(range(low, high + 1), rng.randint(2, 3)))))
    first = rng.randint(low, high - 2)
    last = min(high, first + rng.randint(2, max(2, (high - low) // 3)))
    if form == 2 or last - first < 4:
        return f"{first}-{min(last, first + 3)}"
    if not day and rng.random() < 0.5:
        return f"*/{rng.choice((5, 7, 8, 9) if high == 23 else (3, 4, 5) if high == 12 else (17, 20, 25, 40))}"
    return f"{first}-{last}/{rng.randint(2, (last - first) // 2)}"
