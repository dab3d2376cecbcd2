"""Calendars of invented planets: months of listed lengths, a leap rule, a week, and feast days outside the week."""

from __future__ import annotations

from random import Random

from pydantic import BaseModel, ConfigDict

from bootcamp.lib.prompts import comma

Date = tuple[int, int, int]


class Planet(BaseModel):
    """A calendar: the days of each month, a leap rule, the days of a week, and feasts at the ends of some months.

    A year is long if it is a multiple of the first number of `leap`, but not if of the second, yet if of the third.
    Then the month `long` has a day more. The last day of each month in `feasts` is a feast without a weekday.

    >>> planet = Planet(months=(10, 12), leap=(4, 20), long=1, week=5, feasts=(2,))
    >>> [planet.month_length(year, 1) for year in (3, 4, 20)], planet.is_feast(1, 2, 12)
    ([10, 11, 10], True)
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    months: tuple[int, ...]
    leap: tuple[int, ...]
    long: int
    week: int
    feasts: tuple[int, ...]

    def is_long(self, year: int) -> bool:
        """Tell whether a year has a leap day."""
        return sum(year % number == 0 for number in self.leap) % 2 == 1

    def month_length(self, year: int, month: int) -> int:
        """Give the days of a month, counted from 1."""
        return self.months[month - 1] + (month == self.long and self.is_long(year))

    def is_feast(self, year: int, month: int, day: int) -> bool:
        """Tell whether a date is a feast."""
        return month in self.feasts and day == self.month_length(year, month)


def draw(rng: Random, months: int, clauses: int, feasts: int) -> Planet:
    """Draw a calendar.

    >>> len(draw(Random(1), 5, 2, 1).months)
    5
    """
    leap = [rng.randint(3, 7)]
    leap += [leap[0] * rng.randint(3, 6)]
    leap += [leap[1] * rng.randint(2, 4)]
    return Planet(
        months=tuple(rng.randint(18, 45) for _ in range(months)),
        leap=tuple(leap[:clauses]),
        long=rng.randint(1, months),
        week=rng.randint(5, 11),
        feasts=tuple(sorted(rng.sample(range(1, months + 1), min(feasts, months)))),
    )


def random_date(rng: Random, planet: Planet, first: int, last: int) -> Date:
    """Draw a date of the years from first to last.

    >>> random_date(Random(1), draw(Random(2), 4, 0, 0), 5, 5)[0]
    5
    """
    year, month = rng.randint(first, last), rng.randint(1, len(planet.months))
    return year, month, rng.randint(1, planet.month_length(year, month))


def _number(planet: Planet, date: Date) -> int:
    """Count the days since the beginning of year 0."""
    year, month, day = date
    number = year * sum(planet.months) + sum(planet.months[: month - 1]) + day - 1
    sign = 1
    for size in planet.leap:
        number += sign * -(-year // size)  # the multiples from 0 to the year before
        sign = -sign
    return number + (month > planet.long and planet.is_long(year))


def days_between(planet: Planet, first: Date, second: Date) -> int:
    """Count the days from one date to another.

    >>> days_between(Planet(months=(10, 12), leap=(), long=1, week=5, feasts=()), (3, 2, 1), (4, 1, 1))
    12
    """
    return _number(planet, second) - _number(planet, first)


def moved(planet: Planet, date: Date, days: int) -> Date:
    """Move a date by days.

    >>> moved(Planet(months=(10, 12), leap=(), long=1, week=5, feasts=()), (3, 2, 1), 12)
    (4, 1, 1)
    """
    wanted = _number(planet, date) + days
    year = wanted // (sum(planet.months) + 1) - 1
    while _number(planet, (year + 1, 1, 1)) <= wanted:
        year += max(1, (wanted - _number(planet, (year + 1, 1, 1))) // (sum(planet.months) + 1))
    month, day = 1, wanted - _number(planet, (year, 1, 1)) + 1
    while day > planet.month_length(year, month):
        day -= planet.month_length(year, month)
        month += 1
    return year, month, day


def feasts_between(planet: Planet, first: Date, second: Date) -> int:
    """Count the feasts from one date, not itself a feast, to another; negative if that is earlier.

    >>> feasts_between(Planet(months=(10, 12), leap=(), long=1, week=5, feasts=(2,)), (3, 2, 1), (5, 1, 1))
    2
    """

    def past(date: Date) -> int:
        return date[0] * len(planet.feasts) + sum(month < date[1] for month in planet.feasts)

    return past(second) - past(first)


def told(planet: Planet, language: str) -> list[str]:
    """Write the rules of a calendar.

    >>> told(Planet(months=(10, 12), leap=(4,), long=1, week=5, feasts=()), "en")[1]
    'a year whose number is a multiple of 4 has a leap day: month 1 has a day more'
    """
    chinese = language == "zh"
    lengths = comma(planet.months)
    lines = [
        f"一年有 {len(planet.months)} 个月，天数依次为 {lengths}"
        if chinese
        else f"a year has {len(planet.months)} months of these lengths in days: {lengths}"
    ]
    if planet.leap and chinese:
        rule = f"年份是 {planet.leap[0]} 的倍数"
        rule += f"而不是 {planet.leap[1]} 的倍数" if planet.leap[1:] else ""
        rule += f"，或者是 {planet.leap[2]} 的倍数" if planet.leap[2:] else ""
        lines.append(f"{rule}时为闰年：第 {planet.long} 月多一天")
    elif planet.leap:
        rule = f"a multiple of {planet.leap[0]}"
        rule += f" but not of {planet.leap[1]}" if planet.leap[1:] else ""
        rule += f", or a multiple of {planet.leap[2]}," if planet.leap[2:] else ""
        lines.append(f"a year whose number is {rule} has a leap day: month {planet.long} has a day more")
    week = f"weekdays are numbered from 1 to {planet.week} and go on without a break over months and years"
    lines.append(f"星期序号从 1 到 {planet.week} 循环，跨月跨年不间断" if chinese else week)
    if planet.feasts:
        months = comma(planet.feasts)
        lines.append(
            f"这些月的最后一天是节日：{months}；节日有日期而没有星期序号，数星期时跳过"
            if chinese
            else f"the last day of each of these months is a feast day: {months}; it has a date but no weekday, "
            "and the weekdays pass over it"
        )
    return lines
