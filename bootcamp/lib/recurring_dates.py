"""Rules by which dates recur, and how they are told."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp.lib import calendar
from bootcamp.lib.prompts import ordinal
from bootcamp.lib.worlds import zh

Rule = tuple[str, int, int, int, calendar.Date]
"""``days``: every n days from a date; ``weeks``: a weekday, every n weeks from a date; ``month day``: a day of the
month; ``weekday``: the n-th weekday of the month, -1 for the last. All as (kind, n, day, which, first)."""


def draw(rng: Random, start: calendar.Date, place: int) -> Rule:
    """Draw a rule whose dates start within two weeks of a date."""
    kind = rng.choice(("days", "weeks", "month day", "weekday") if place else ("days", "weeks", "weekday"))
    first = calendar.add_days(start, rng.randrange(14))
    match kind:
        case "days":
            return kind, rng.randint(9, 26), 0, 0, first
        case "weeks":
            return kind, rng.randint(2, 4), calendar.weekday(first), 0, first
        case "month day":
            return kind, 0, rng.choice((5, 10, 15, 20, 28, 29, 30, 31)), 0, start
    return "weekday", 0, rng.randrange(7), rng.choice((1, 2, 3, 4, -1)), start


def falls(rule: Rule, day: calendar.Date) -> bool:
    """Tell whether a rule falls on a day.

    >>> falls(("weekday", 0, 4, -1, (2024, 1, 1)), (2024, 2, 23))
    True
    """
    kind, n, number, which, first = rule
    if kind in ("days", "weeks"):
        gap = calendar.days_between(first, day)
        return gap >= 0 and gap % (n if kind == "days" else 7 * n) == 0
    if kind == "month day":
        return day[2] == number
    return calendar.nth_weekday(day[0], day[1], number, which) == day


def dates(rules: Sequence[Rule], minus: Sequence[Rule], start: calendar.Date, size: int) -> list[calendar.Date]:
    """List the first dates on which some rule falls and none of the others does.

    >>> dates([("days", 10, 0, 0, (2024, 1, 5))], [], (2024, 1, 1), 2)
    [(2024, 1, 5), (2024, 1, 15)]
    """
    found = list[calendar.Date]()
    day = start
    while len(found) < size:
        if any(falls(rule, day) for rule in rules) and not any(falls(rule, day) for rule in minus):
            found.append(day)
        day = calendar.add_days(day, 1)
    return found


def told(rule: Rule, language: str) -> str:
    """Write a rule in English or in Chinese.

    >>> told(("weekday", 0, 4, -1, (2024, 1, 1)), "en")
    'on the last Friday of every month'
    """
    kind, n, number, which, first = rule
    name = calendar.WEEKDAYS[number % 7]
    shown = calendar.iso(first)
    if language == "zh":
        return {
            "days": f"{shown} 以及此后每 {n} 天一次",
            "weeks": f"{shown}（{zh(name)}）以及此后每 {n} 周的{zh(name)}",
            "month day": f"每月 {number} 日" + "；没有这一天的月份跳过" * (number > 28),
            "weekday": f"每月的{'最后一个' if which < 0 else f'第 {which} 个'}{zh(name)}",
        }[kind]
    return {
        "days": f"on {shown} and every {n} days after it",
        "weeks": f"on {shown}, a {name}, and on {name} every {n} weeks after it",
        "month day": f"on day {number} of every month" + "; months without this day are skipped" * (number > 28),
        "weekday": f"on the {'last' if which < 0 else ordinal(which)} {name} of every month",
    }[kind]
