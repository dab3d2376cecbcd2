"""The proleptic Gregorian calendar on integers: any year, no clock, no locale.

A date is a tuple (year, month, day). The English names of months and weekdays are keys of `worlds`, which has their
Chinese. Years may be zero or negative (astronomical numbering). Weekdays are 0 for Monday
to 6 for Sunday. A day number counts days from 0000-03-01.
"""

from __future__ import annotations

from random import Random

Date = tuple[int, int, int]

WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def is_leap(year: int) -> bool:
    """Tell whether a year has 366 days.

    >>> [is_leap(year) for year in (1900, 2000, 2023, 2024, 0)]
    [False, True, False, True, True]
    """
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def month_length(year: int, month: int) -> int:
    """Give the number of days of a month.

    >>> month_length(2024, 2), month_length(2023, 12)
    (29, 31)
    """
    return 29 if month == 2 and is_leap(year) else _LENGTHS[month - 1]


def is_date(year: int, month: int, day: int) -> bool:
    """Tell whether a date exists.

    >>> is_date(2023, 2, 29), is_date(2024, 2, 29), is_date(2024, 13, 1)
    (False, True, False)
    """
    return 1 <= month <= 12 and 1 <= day <= month_length(year, month)


def day_number(date: Date) -> int:
    """Count the days from 0000-03-01.

    >>> day_number((0, 3, 1)), day_number((2000, 1, 1)) - day_number((1999, 12, 31))
    (0, 1)

    Raises:
        ValueError: the date does not exist.
    """
    year, month, day = date
    if not is_date(year, month, day):
        raise ValueError(f"date={date} does not exist: expected (year, month 1-12, day of that month)")
    year -= month < 3
    return 365 * year + year // 4 - year // 100 + year // 400 + (153 * ((month + 9) % 12) + 2) // 5 + day - 1


def from_day_number(number: int) -> Date:
    """Give the date of a day number.

    >>> from_day_number(0), from_day_number(day_number((2024, 2, 29)))
    ((0, 3, 1), (2024, 2, 29))
    """
    era, rest = divmod(number, 146_097)
    year = (rest - rest // 1460 + rest // 36_524 - rest // 146_096) // 365
    day_of_year = rest - (365 * year + year // 4 - year // 100)
    index = (5 * day_of_year + 2) // 153
    month = (index + 2) % 12 + 1
    return era * 400 + year + (month < 3), month, day_of_year - (153 * index + 2) // 5 + 1


def add_days(date: Date, days: int) -> Date:
    """Move a date by a number of days, which may be negative.

    >>> add_days((2024, 2, 28), 2), add_days((2024, 1, 1), -1)
    ((2024, 3, 1), (2023, 12, 31))
    """
    return from_day_number(day_number(date) + days)


def add_months(date: Date, months: int) -> Date:
    """Move a date by months; a day that the month lacks becomes its last day.

    >>> add_months((2024, 1, 31), 1), add_months((2024, 2, 29), -12)
    ((2024, 2, 29), (2023, 2, 28))
    """
    year, month = divmod(date[0] * 12 + date[1] - 1 + months, 12)
    return year, month + 1, min(date[2], month_length(year, month + 1))


def days_between(first: Date, second: Date) -> int:
    """Count the days from the first date to the second; negative if it is earlier.

    >>> days_between((2024, 2, 1), (2024, 3, 1))
    29
    """
    return day_number(second) - day_number(first)


def weekday(date: Date) -> int:
    """Give the weekday, 0 for Monday to 6 for Sunday.

    >>> weekday((2024, 2, 29)), WEEKDAYS[weekday((2000, 1, 1))]
    (3, 'Saturday')
    """
    return (day_number(date) + 2) % 7


def day_of_year(date: Date) -> int:
    """Count the days of the year up to a date, 1 for January 1.

    >>> day_of_year((2024, 12, 31))
    366
    """
    return days_between((date[0], 1, 1), date) + 1


def nth_weekday(year: int, month: int, day: int, n: int) -> Date | None:
    """Give the n-th of a weekday in a month (-1 for the last), or None if there is none.

    >>> nth_weekday(2024, 11, 3, 4), nth_weekday(2024, 2, 0, -1), nth_weekday(2023, 2, 0, 5)
    ((2024, 11, 28), (2024, 2, 26), None)

    Raises:
        ValueError: `n` is 0.
    """
    if n == 0:
        raise ValueError("n=0: expected 1, 2, ... from the start of the month or -1, -2, ... from its end")
    length = month_length(year, month)
    if n > 0:
        number = 1 + (day - weekday((year, month, 1))) % 7 + 7 * (n - 1)
    else:
        number = length - (weekday((year, month, length)) - day) % 7 + 7 * (n + 1)
    return (year, month, number) if 1 <= number <= length else None


def iso_week(date: Date) -> tuple[int, int, int]:
    """Give the ISO 8601 year, week and day (1 for Monday).

    >>> iso_week((2021, 1, 3)), iso_week((2024, 12, 30))
    ((2020, 53, 7), (2025, 1, 1))
    """
    thursday = add_days(date, 3 - weekday(date))
    return thursday[0], (day_of_year(thursday) + 6) // 7, weekday(date) + 1


def from_iso_week(year: int, week: int, day: int) -> Date:
    """Give the date of an ISO 8601 week date.

    >>> from_iso_week(2020, 53, 7)
    (2021, 1, 3)
    """
    fourth = (year, 1, 4)
    return add_days(fourth, 7 * (week - 1) + day - 1 - weekday(fourth))


def iso(date: Date) -> str:
    """Write a date as YYYY-MM-DD, the same in both languages.

    >>> iso((2024, 2, 9))
    '2024-02-09'
    """
    return f"{date[0]:04}-{date[1]:02}-{date[2]:02}"


def random_date(rng: Random, first_year: int, last_year: int) -> Date:
    """Draw a date uniformly from January 1 of the first year to December 31 of the last.

    >>> random_date(Random(1), 1900, 2099)
    (1948, 3, 21)
    """
    return from_day_number(rng.randint(day_number((first_year, 1, 1)), day_number((last_year, 12, 31))))
