"""Judge by lists of the dates of every rule, made month by month and step by step with Python's datetime."""

from calendar import Calendar
from datetime import date, timedelta
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: date) -> str:
    """Say what is wrong with `answer`, or nothing."""
    start = date(*instance.start)
    found = set[date]().union(*(_listed(rule, start) for rule in instance.rules))
    found = {day for day in found.difference(*(_listed(rule, start) for rule in instance.minus)) if day >= start}
    for day in instance.cancelled:
        found.remove(date(*day))
    for day, goal in instance.moved:
        found.remove(date(*day))
        assert date(*goal) not in found
        found.add(date(*goal))
    true = sorted(found)[instance.k - 1]
    return "" if true == answer else f"number {instance.k} is {true}"


def near_misses(instance: Any, answer: date) -> list[date]:
    """The days before and after, and a week later."""
    return [answer + timedelta(days=1), answer - timedelta(days=1), answer + timedelta(days=7)]


def _listed(rule: Any, start: date) -> set[date]:
    """List the dates of a rule in fifteen years."""
    kind, n, number, which, first = rule
    if kind in ("days", "weeks"):
        gap = timedelta(days=n) if kind == "days" else timedelta(weeks=n)
        return {date(*first) + times * gap for times in range(15 * 366 // gap.days)}
    found = set[date]()
    for year in range(start.year, start.year + 15):
        for month in range(1, 13):
            days = [day for day, weekday in Calendar().itermonthdays2(year, month) if day and weekday == number]
            if kind == "weekday":
                found.add(date(year, month, days[which if which < 0 else which - 1]))
            elif number in Calendar().itermonthdays(year, month):
                found.add(date(year, month, number))
    return found
