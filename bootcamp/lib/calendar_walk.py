"""Work with dates written out: days added month by month, and the weekday of a date from sums."""

from __future__ import annotations

from collections.abc import Iterator

from bootcamp.lib import calendar
from bootcamp.lib.calendar import WEEKDAYS, Date, iso
from bootcamp.lib.shown_work import running_sum
from bootcamp.lib.worlds import zh


def weekday_name(weekday: int, language: str = "en") -> str:
    """Name a weekday, 0 for Monday, as the prompts of that language do.

    >>> weekday_name(6), weekday_name(6, "zh")
    ('Sunday', '星期日')
    """
    return zh(WEEKDAYS[weekday]) if language == "zh" else WEEKDAYS[weekday]


def legs(start: Date, days: int) -> Iterator[tuple[int, Date]]:
    """Move by days, which may be negative, in steps that end at the first of a month, and give each step and its end.

    From the first of a month, whole years are single steps.

    >>> list(legs((2023, 11, 20), 50))
    [(11, (2023, 12, 1)), (31, (2024, 1, 1)), (8, (2024, 1, 9))]
    >>> list(legs((2024, 3, 5), -400))
    [(-4, (2024, 3, 1)), (-366, (2023, 3, 1)), (-28, (2023, 2, 1)), (-2, (2023, 1, 30))]
    """
    while days:
        year, month, day = start
        sign = 1 if days > 0 else -1
        if day > 1:
            stops = [calendar.add_months((year, month, 1), 1) if days > 0 else (year, month, 1)]
        else:
            stops = [calendar.add_months(start, sign * months) for months in (12, 1)]
        sizes = [calendar.days_between(start, stop) for stop in stops]
        step = next((size for size in sizes if abs(size) <= abs(days)), days)
        start = calendar.add_days(start, step)
        days -= step
        yield step, start


def moved_lines(start: Date, days: int) -> list[str]:
    """Write a move by days with what is left of it after each step.

    >>> moved_lines((2023, 11, 20), 20)
    ['2023-11-20 + 11 = 2023-12-01, 20 - 11 = 9', '2023-12-01 + 9 = 2023-12-10']
    """
    lines, sign = [], "+" if days > 0 else "-"
    for step, end in legs(start, days):
        rest = abs(days - step)
        left = f", {abs(days)} - {abs(step)} = {rest}" if rest else ""
        lines.append(f"{iso(start)} {sign} {abs(step)} = {iso(end)}{left}")
        start, days = end, days - step
    return lines


def weekday_lines(date: Date, language: str = "en") -> list[str]:
    """Find the weekday of a date from the days since 0000-12-31, a Sunday.

    >>> weekday_lines((2024, 3, 5))[2:]
    ['2513 + 65 = 2578', '2578 = 7 * 368 + 2: Tuesday']
    """
    year, month, day = date
    parts = [*(calendar.month_length(year, one) for one in range(1, month)), day]
    before = year - 1
    base = before + before // 4 - before // 100 + before // 400
    total = base + sum(parts)
    return [
        f"{iso(date)}: {running_sum(parts)}",
        f"{before} + {before // 4} - {before // 100} + {before // 400} = {base}",
        f"{base} + {sum(parts)} = {total}",
        f"{total} = 7 * {total // 7} + {total % 7}: {weekday_name((total - 1) % 7, language)}",
    ]


def months_line(start: Date, months: int) -> str:
    """Write a move by months, which may be negative, or by whole years; a day that the month lacks becomes its last.

    >>> months_line((2023, 11, 30), 15)
    '11 + 15 = 26, 26 - 24 = 2, 2023 + 2 = 2025: 2025-02-30 → 2025-02-28'
    >>> months_line((2024, 2, 28), -24)
    '2024 - 2 = 2022: 2022-02-28'
    """
    year, month, day = start
    end = calendar.add_months(start, months)
    parts, years = [], end[0] - year
    if months % 12:
        parts.append(_sum(month, months))
        if years:
            parts.append(_sum(month + months, -12 * years))
    if years:
        parts.append(_sum(year, years))
    clipped = f"{end[0]:04}-{end[1]:02}-{day:02} → " if day != end[2] else ""
    return f"{', '.join(parts)}: {clipped}{iso(end)}"


def working_days(start: Date, n: int) -> list[Date]:
    """List a date and the next working days, Monday to Friday, or the last ones if `n` is negative.

    >>> working_days((2024, 3, 9), -2)
    [(2024, 3, 9), (2024, 3, 8), (2024, 3, 7)]
    """
    days, step = [start], 1 if n > 0 else -1
    for _ in range(abs(n)):
        start = calendar.add_days(start, step)
        while calendar.weekday(start) > 4:
            start = calendar.add_days(start, step)
        days.append(start)
    return days


def working_lines(start: Date, days: int, language: str = "en") -> list[str]:
    """Count working days, Monday to Friday, on from a date or back.

    >>> working_lines((2024, 3, 7), 2)[-2:]
    ['1. 2024-03-08, Friday', '2. 2024-03-11, Monday']
    """
    lines = weekday_lines(start, language)
    for number, day in enumerate(working_days(start, days)[1:], start=1):
        lines.append(f"{number}. {iso(day)}, {weekday_name(calendar.weekday(day), language)}")
    return lines


def _sum(a: int, b: int) -> str:
    return f"{a} {'-' if b < 0 else '+'} {abs(b)} = {a + b}"
