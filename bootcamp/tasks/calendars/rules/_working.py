"""Working calendars: rest days of the week, holidays by rule and by date, and how they are told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from bootcamp.lib import calendar
from bootcamp.lib.prompts import listed, ordinal
from bootcamp.lib.worlds import zh
from bootcamp.verifiers.times import MONTHS

Rule = tuple[str, int, int, int]
"""``("fixed", month, day, moved)``: moved past rest days if not 0; ``("nth", month, weekday, n)``, -1 for the last."""
Calendar = tuple[tuple[int, ...], tuple[Rule, ...], tuple[calendar.Date, ...]]
"""The weekdays of rest, the yearly holidays and the single ones."""


def draw(rng: Random, rules: int, near: Sequence[int]) -> Calendar:
    """Draw a working calendar with yearly holidays near the given day numbers and half as many single ones on them."""
    rest = draw_rest(rng)
    yearly = draw_yearly(rng, rest, rules, near)
    single = [calendar.from_day_number(number) for number in rng.sample(near, min(len(near), rules // 2))]
    return rest, yearly, tuple(sorted(single))


def draw_rest(rng: Random) -> tuple[int, ...]:
    """Draw the weekdays of rest."""
    return rng.choice(((5, 6), (5, 6), (4, 5), (6,), (3, 4)))


def draw_yearly(rng: Random, rest: tuple[int, ...], rules: int, near: Sequence[int]) -> tuple[Rule, ...]:
    """Draw yearly holidays, most of them near the given day numbers; of those that may be moved most are moved then."""
    yearly, close = set[Rule](), [calendar.from_day_number(number) for number in near]
    while len(yearly) < rules:
        month, day, moved = rng.randint(1, 12), rng.randint(1, 28), rng.randrange(2)
        fits = [date for date in close if date[2] < 29 and (calendar.weekday(date) in rest or not moved)]
        if fits and rng.random() < 0.7:
            _, month, day = rng.choice(fits)
        if rng.random() < 0.5:
            yearly.add(("fixed", month, day, moved))
        else:
            yearly.add(
                ("nth", month, rng.choice([day for day in range(7) if day not in rest]), rng.choice((1, 2, 3, -1)))
            )
    return tuple(sorted(yearly))


@cache
def _holidays(rest: tuple[int, ...], rules: tuple[Rule, ...], year: int) -> frozenset[calendar.Date]:
    """Give the holidays by rule whose date, before it is moved, lies in a year."""
    found = set[calendar.Date]()
    for kind, month, day, n in rules:
        if kind == "nth":
            day_found = calendar.nth_weekday(year, month, day, n)
            found |= {day_found} if day_found else set()
            continue
        moved = (year, month, day)
        while n and calendar.weekday(moved) in rest:
            moved = calendar.add_days(moved, 1)
        found.add(moved)
    return frozenset(found)


def works(date: calendar.Date, calendars: Sequence[Calendar]) -> bool:
    """Tell whether a date is a working day by all calendars.

    >>> works((2024, 1, 1), [((5, 6), (("fixed", 1, 1, 0),), ())]), works((2024, 1, 2), [((5, 6), (), ())])
    (False, True)
    """
    weekday = calendar.weekday(date)
    return not any(
        weekday in rest
        or date in single
        or any(date in _holidays(rest, rules, year) for year in (date[0] - 1, date[0]))
        for rest, rules, single in calendars
    )


def step(date: calendar.Date, n: int, calendars: Sequence[Calendar]) -> calendar.Date:
    """Move by working days, the date itself not counted; 0 gives the first working day from the date on."""
    way = 1 if n >= 0 else -1
    if n == 0:
        while not works(date, calendars):
            date = calendar.add_days(date, 1)
        return date
    for _ in range(abs(n)):
        date = calendar.add_days(date, way)
        while not works(date, calendars):
            date = calendar.add_days(date, way)
    return date


def told(working: Calendar, language: str) -> list[str]:
    """Write the rest days and holidays of a calendar, an item each."""
    rest, rules, single = working
    names = [calendar.WEEKDAYS[day] for day in rest]
    if language == "zh":
        items = [f"每周休息日：{listed(map(zh, names), 'zh', '和')}"]
    else:
        items = [f"weekly rest {'days' if names[1:] else 'day'}: {listed(names)}"]
    items += [_rule(rule, language) for rule in rules]
    if single:
        dates = ", ".join(map(calendar.iso, single))
        items.append(f"单独的假日：{dates}" if language == "zh" else f"single holidays: {dates}")
    return items


def _rule(rule: Rule, language: str) -> str:
    """Write a yearly holiday."""
    kind, month, day, n = rule
    if kind == "nth":
        name = calendar.WEEKDAYS[day]
        if language == "zh":
            return f"每年{zh(MONTHS[month - 1])}的{'最后一个' if n < 0 else f'第 {n} 个'}{zh(name)}"
        return f"the {'last' if n < 0 else ordinal(n)} {name} of every {MONTHS[month - 1]}"
    if language == "zh":
        return f"每年 {month:02}-{day:02}（月-日）" + "；遇每周休息日时顺延到其后第一个不是每周休息日的日子" * n
    extra = "; if that is a weekly rest day, the first day after it that is none instead" * n
    return f"{month:02}-{day:02} (month-day) of every year{extra}"
