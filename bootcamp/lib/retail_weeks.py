"""Years of numbered weeks and their periods of 4, 4 and 5 weeks."""

from __future__ import annotations

from bootcamp.lib import calendar


def period(week: int) -> tuple[int, int]:
    """Give the period of a week of the year, of 12 with 4, 4 and 5 weeks in turn, and the number of the week in it.

    >>> period(9), period(53)
    ((3, 1), (12, 6))
    """
    quarter, rest = divmod(min(week, 52) - 1, 13)
    third = min(rest // 4, 2)
    return 3 * quarter + third + 1, rest - 4 * third + 1 + (week == 53)


def _weeks(year: int) -> int:
    return calendar.iso_week((year, 12, 28))[1]


def moved(start: calendar.Date, kind: str, n: int) -> calendar.Date:
    """Move a day by days, weeks, years of weeks or periods, or to the last week of its year.

    `kind` is day, week, year, period or last.

    >>> moved((2024, 1, 1), "year", 1), moved((2024, 1, 1), "period", 2)
    ((2024, 12, 30), (2024, 2, 26))
    """
    year, week, day = calendar.iso_week(start)
    if kind in ("day", "week"):
        return calendar.add_days(start, 7 * n if kind == "week" else n)
    if kind == "year":
        return calendar.from_iso_week(year + n, min(week, _weeks(year + n)), day)
    if kind == "last":
        return calendar.from_iso_week(year, _weeks(year), day)
    number, inside = period(week)
    years, index = divmod(number - 1 + n, 12)
    last = max(w for w in range(1, _weeks(year + years) + 1) if period(w)[0] == index + 1)
    return calendar.from_iso_week(year + years, min(last - period(last)[1] + inside, last), day)
