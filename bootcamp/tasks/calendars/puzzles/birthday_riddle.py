"""Find all dates of birth that fit what is said of somebody's age, birthdays and the ages of others.

Answer: a set of at most 6 dates; it is unique.
Harder: longer spans, more statements, statements that compare ages with others' and with digits of the year of birth.
Skills: search, arithmetic
Source: original; riddles on people who turn 20 "next year" though they were 17 two days ago are folklore.
"""

from __future__ import annotations

from datetime import date
from random import Random

from bootcamp import task
from bootcamp.lib import ages, calendar, worlds
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Date, Set

_MOST = 6


class BirthdayRiddle(Task["BirthdayRiddle.Params", "BirthdayRiddle.Instance", frozenset[date]]):
    version = 1

    class Params(task.Params):
        days: int = knob(
            "the days of birth that are possible at first",
            levels=(20, 60, 120, 200, 300, 366, 400, 450, 500, 600),
            ge=10,
            le=1000,
        )
        statements: int = knob("the number of statements", levels=(2, 2, 3, 3, 4, 4, 5, 5, 5, 6), ge=2, le=6)
        others: int = knob("the other people of known birth", levels=(0, 0, 1, 1, 1, 2, 2, 3, 3, 4), ge=0, le=4)

    class Instance(task.Instance):
        name: str
        first: calendar.Date
        last: calendar.Date
        others: tuple[tuple[str, calendar.Date], ...]
        statements: tuple[ages.Statement, ...]

        def told(self, language: str) -> list[str]:
            names = [name for name, _ in self.others]
            verb = "生于" if language == "zh" else "was born on"
            return [
                *(f"{name} {verb} {calendar.iso(born)}" for name, born in self.others),
                *(ages.told(statement, self.name, names, language) for statement in self.statements),
            ]

        def span(self) -> list[str]:
            return [calendar.iso(self.first), calendar.iso(self.last)]

    answer = Set(Date())
    prompt = Prompt(
        en=r"""
        {{ name }} was born on a day from {{ span()[0] }} to {{ span()[1] }}, both included. All of this is true:

        {{ told(language) | bullets }}

        Ages are counted in full years. Somebody who is born on a 02-29 (month-day) turns a year older on 03-01 in
        years without a 02-29. Dates are in the Gregorian calendar.

        Find all possible dates of {{ name }}'s birth. There are at least 1 and at most 6 of them.
        """,
        zh=r"""
        {{ name }} 出生于 {{ span()[0] }} 至 {{ span()[1] }} 之间的某一天（首尾两天都包括）。下列各条都成立：

        {{ told(language) | bullets }}

        年龄都是周岁。02-29（月-日）出生的人，在没有 02-29 的年份里于 03-01 长一岁。日期采用公历。

        请找出 {{ name }} 所有可能的出生日期，至少有 1 个，至多有 6 个。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[date]]:
        start = calendar.day_number(calendar.random_date(rng, 1960, 2000))
        span = range(start, start + params.days)
        born = calendar.from_day_number(rng.choice(span))
        name, *others = worlds.draw_names(rng, 1 + params.others)
        known = [
            (
                other,
                calendar.add_days(
                    born, rng.choice((-1, 1)) * round(365.25 * rng.randint(1, 30)) + rng.randint(-25, 25)
                ),
            )
            for other in sorted(others)
        ]
        births = [day for _, day in known]
        days = [calendar.from_day_number(number) for number in span]
        for _ in range(2):
            statements = tuple(
                _draw(rng, place, params.others, born, births, days) for place in range(params.statements)
            )
            left = days
            for statement in statements:
                left = [day for day in left if ages.holds(statement, day, births)]
            if (
                len(left) > _MOST
                or {day[1:] for day in left} <= {(1, 1), (12, 31)}
                or len(set(statements)) < params.statements
            ):
                continue
            needed = sum(
                len(_without(days, statements, index, births)) > len(left) for index in range(params.statements)
            )
            if needed > max(1, (params.statements - 1) // 2):
                return self.Instance(
                    name=name, first=days[0], last=days[-1], others=tuple(known), statements=statements
                ), frozenset(date(*day) for day in left)
        raise task.Retry

    def solve(self, instance: Instance) -> frozenset[date]:
        span = range(calendar.day_number(instance.first), calendar.day_number(instance.last) + 1)
        days = [calendar.from_day_number(number) for number in span]
        births = [born for _, born in instance.others]
        return frozenset(date(*day) for day in _without(days, instance.statements, -1, births))

    def key(self, instance: Instance) -> object:
        births = [born for _, born in instance.others]
        return [instance.first, instance.last, births, sorted(instance.statements)]


def _draw(
    rng: Random, place: int, others: int, born: calendar.Date, births: list[calendar.Date], days: list[calendar.Date]
) -> ages.Statement:
    """Draw a statement that excludes some day: the first one narrows the span, those of the others follow."""
    kinds: tuple[str, ...] = ("near", "around")
    if place:
        kinds = (
            ("older", "older", "ratio", "later") if place <= others else ("weekday", "weekday", "same", "age", "digits")
        )
    near = [calendar.add_days(born, step) for step in (-20, -10, 10, 20)]
    tried = [days[0], days[-1], *(day for day in near if days[0] <= day <= days[-1])]
    for _ in range(20):
        statement = ages.draw(rng, kinds, born, births, place - 1)
        if not all(ages.holds(statement, day, births) for day in tried):
            return statement
    raise task.Retry


def _without(
    days: list[calendar.Date], statements: tuple[ages.Statement, ...], index: int, births: list[calendar.Date]
) -> list[calendar.Date]:
    """List the days that fit all statements, or all but one."""
    for place, statement in enumerate(statements):
        if place != index:
            days = [day for day in days if ages.holds(statement, day, births)]
    return days
