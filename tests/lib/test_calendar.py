"""Dates against the standard library over its whole range, and beyond it by the 400-year period."""

import calendar as standard
from datetime import date, timedelta
from random import Random

import pytest
from hypothesis import given, strategies as st

from bootcamp.lib import calendar, worlds
from bootcamp.verifiers import times

dates = st.dates().map(lambda day: (day.year, day.month, day.day))


@given(dates)
def test_fields_agree_with_datetime(day: calendar.Date) -> None:
    other = date(*day)
    assert calendar.weekday(day) == other.weekday()
    assert calendar.day_of_year(day) == other.timetuple().tm_yday
    assert calendar.iso_week(day) == tuple(other.isocalendar())
    assert calendar.from_iso_week(*calendar.iso_week(day)) == day
    assert calendar.iso(day) == other.isoformat()
    assert calendar.day_number(day) == (other - date(1, 1, 1)).days + calendar.day_number((1, 1, 1))
    assert calendar.month_length(*day[:2]) == standard.monthrange(*day[:2])[1]


@given(st.integers(-(10**7), 10**7))
def test_day_numbers_round_trip_in_any_year(number: int) -> None:
    day = calendar.from_day_number(number)
    assert calendar.is_date(*day)
    assert calendar.day_number(day) == number
    assert calendar.from_day_number(number + 146_097) == (day[0] + 400, *day[1:])
    assert calendar.weekday(calendar.add_days(day, 1)) == (calendar.weekday(day) + 1) % 7


@given(st.dates(date(2, 1, 1), date(9990, 1, 1)), st.integers(-300, 300))
def test_days_are_added_as_by_datetime(day: date, days: int) -> None:
    later = day + timedelta(days)
    start = (day.year, day.month, day.day)
    assert calendar.add_days(start, days) == (later.year, later.month, later.day)
    assert calendar.days_between(start, calendar.add_days(start, days)) == days


@given(dates, st.integers(-100, 100))
def test_months_are_added_with_the_day_cut_to_the_month(day: calendar.Date, months: int) -> None:
    year, month, number = calendar.add_months(day, months)
    assert year * 12 + month == day[0] * 12 + day[1] + months
    assert number == min(day[2], calendar.month_length(year, month))


@given(st.integers(1, 9999), st.integers(1, 12), st.integers(0, 6))
def test_weekdays_of_a_month(year: int, month: int, weekday: int) -> None:
    days = [(year, month, d) for d in range(1, calendar.month_length(year, month) + 1)]
    fitting = [day for day in days if calendar.weekday(day) == weekday]
    for n in range(1, 6):
        expected = fitting[n - 1] if n <= len(fitting) else None
        assert calendar.nth_weekday(year, month, weekday, n) == expected
        expected = fitting[-n] if n <= len(fitting) else None
        assert calendar.nth_weekday(year, month, weekday, -n) == expected


def test_names_are_keys_of_the_lexicon() -> None:
    assert worlds.categories()["month"] == times.MONTHS
    assert worlds.categories()["weekday"] == calendar.WEEKDAYS


def test_draws_and_errors() -> None:
    drawn = [calendar.random_date(Random(seed), 1999, 2001) for seed in range(300)]
    assert {day[0] for day in drawn} == {1999, 2000, 2001}
    with pytest.raises(ValueError, match="does not exist"):
        calendar.day_number((2023, 2, 29))
    with pytest.raises(ValueError, match="n=0"):
        calendar.nth_weekday(2023, 2, 1, 0)
