"""Find all dates of a range of years that have several properties at once.

Answer: a set of at most 12 dates; it is unique.
Harder: longer ranges, more properties, properties that hide behind sums of digits and weekdays.
Skills: search, arithmetic
Source: original; riddles about Friday the 13th and palindromic dates are folklore.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from random import Random

from bootcamp import task
from bootcamp.lib import calendar
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calendars import _conditions
from bootcamp.verifiers import Date, Set


class CalendarPropertySearch(Task["CalendarPropertySearch.Params", "CalendarPropertySearch.Instance", frozenset[date]]):
    version = 1

    class Params(task.Params):
        years: int = knob("the number of years searched", levels=(1, 2, 3, 3, 4, 5, 6, 8, 12, 16), ge=1, le=100)
        conditions: int = knob("the number of properties", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=1, le=6)

    class Instance(task.Instance):
        first: int
        years: int
        conditions: tuple[_conditions.Condition, ...]

        def told(self, language: str) -> list[str]:
            return _conditions.told(self.conditions, language)

    answer = Set(Date())
    prompt = Prompt(
        en=r"""
        Find all dates from {{ first }}-01-01 to {{ first + years - 1 }}-12-31 in the Gregorian calendar
        of which all of this is true:

        {{ told(language) | bullets }}

        There are at least 1 and at most 12 of them.
        """,
        zh=r"""
        求公历 {{ first }}-01-01 至 {{ first + years - 1 }}-12-31 期间同时满足下列所有条件的日期：

        {{ told(language) | bullets }}

        这样的日期至少有 1 个，至多有 12 个。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[date]]:
        for _ in range(3):
            first = rng.randint(1900, 2100 - params.years)
            planted = calendar.random_date(rng, first, first + params.years - 1)
            kinds = rng.sample([*_conditions.RARE, *_conditions.PLAIN[1:]], params.conditions)
            conditions = [_around(rng, kind, planted) for kind in kinds]
            if None in conditions or {"product", "palindrome", "new year", "digits", "sum", "year day"}.isdisjoint(
                kinds
            ):
                continue
            instance = self.Instance(first=first, years=params.years, conditions=tuple(filter(None, conditions)))
            found, needed = _found(instance)
            if len(found) in range(1 + (params.years > 1), 13) and len(needed) == params.conditions:
                return instance, frozenset(date(*day) for day in found)
        raise task.Retry

    def solve(self, instance: Instance) -> frozenset[date]:
        return frozenset(date(*day) for day in _found(instance)[0])

    def key(self, instance: Instance) -> object:
        return [instance.first, instance.years, sorted(instance.conditions)]


def _around(rng: Random, kind: str, planted: calendar.Date) -> _conditions.Condition | None:
    """Draw a condition of a kind that the planted date meets."""
    for _ in range(60):
        condition = _conditions.draw(rng, kind)
        if _conditions.holds(condition, planted, calendar.weekday(planted)):
            return condition
    return None


@cache
def _dates(year: int) -> tuple[tuple[calendar.Date, int], ...]:
    """List the dates of a year with their weekdays."""
    first = calendar.day_number((year, 1, 1))
    return tuple(
        (calendar.from_day_number(first + n), (first + n + 2) % 7) for n in range(365 + calendar.is_leap(year))
    )


def _found(instance: CalendarPropertySearch.Instance) -> tuple[list[calendar.Date], set[_conditions.Condition]]:
    """List up to 13 dates that meet all conditions; give the conditions that alone exclude some date."""
    found, needed = [], set[_conditions.Condition]()
    for year in range(instance.first, instance.first + instance.years):
        for day, weekday in _dates(year):
            failed = None
            for condition in instance.conditions:
                if not _conditions.holds(condition, day, weekday):
                    if failed:
                        break
                    failed = condition
            else:
                if failed:
                    needed.add(failed)
                else:
                    found.append(day)
                    if len(found) > 12:
                        return found, needed
    return found, needed
