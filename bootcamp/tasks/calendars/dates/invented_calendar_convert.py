"""Convert a date into the calendar of an invented planet, with months, leap rule, week and feast days of its own.

Answer: year, month, day and weekday; they are unique.
Harder: longer spans, leap rules with exceptions, feast days outside the week, a second invented calendar between.
Skills: arithmetic, instructions
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import calendar, planet_calendars
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record


class InventedCalendarConvert(
    Task["InventedCalendarConvert.Params", "InventedCalendarConvert.Instance", dict[str, int]]
):
    version = 1

    class Params(task.Params):
        years: int = knob(
            "the most years between the dates", levels=(1, 2, 5, 10, 20, 40, 80, 150, 300, 800), ge=1, le=2000
        )
        months: int = knob("the number of months", levels=(3, 4, 5, 6, 7, 8, 9, 10, 11, 12), ge=2, le=16)
        clauses: int = knob("the clauses of the leap rule", levels=(0, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=0, le=3)
        feasts: int = knob("the feast days outside the week", levels=(0, 0, 0, 1, 1, 2, 2, 3, 3, 4), ge=0, le=5)
        planets: int = knob("how many invented calendars there are", levels=(1, 1, 1, 1, 1, 1, 2, 2, 2, 2), ge=1, le=2)

    class Instance(task.Instance):
        planets: tuple[planet_calendars.Planet, ...]
        matches: tuple[tuple[calendar.Date, calendar.Date, int], ...]
        """For each calendar a Gregorian date (for the second: a date of the first), its date and weekday."""
        given: calendar.Date

        def told(self, language: str) -> list[list[str]]:
            return [planet_calendars.told(planet, language) for planet in self.planets]

        def match(self) -> list[tuple[str, str, int]]:
            return [(calendar.iso(one), _plain(two), weekday + 1) for one, two, weekday in self.matches]

        def second(self) -> str:
            return _plain(self.matches[1][0])

        def start(self) -> str:
            return calendar.iso(self.given)

    answer = Record(year=Integer(), month=Integer(1, 16), day=Integer(1, 60), weekday=Integer(1, 13))
    prompt = Prompt(
        en=r"""
        {% for planet in planets %}
        Calendar {{ "AB"[loop.index0] }}:

        {{ told(language)[loop.index0] | bullets }}

        {% endfor %}
        In all calendars days begin at the same moment. The Gregorian date {{ match()[0][0] }} is in calendar A the date
        {{ match()[0][1] }} (year-month-day), weekday {{ match()[0][2] }}.
        {% if planets[1:] %}
        The day that calendar B calls {{ match()[1][1] }}, weekday {{ match()[1][2] }}, is in calendar A the date
        {{ second() }}.
        {% endif %}

        What is the Gregorian date {{ start() }} in calendar {{ "B" if planets[1:] else "A" }}? Give year, month, day
        and the number of the weekday.
        """,
        zh=r"""
        {% for planet in planets %}
        历法 {{ "AB"[loop.index0] }}：

        {{ told(language)[loop.index0] | bullets }}

        {% endfor %}
        各种历法的一天都在同一时刻开始。公历 {{ match()[0][0] }} 这一天在历法 A 中是 {{ match()[0][1] }}（年-月-日），
        星期序号为 {{ match()[0][2] }}。
        {% if planets[1:] %}
        历法 B 中的 {{ match()[1][1] }}（星期序号 {{ match()[1][2] }}）这一天，在历法 A 中是 {{ second() }}。
        {% endif %}

        公历 {{ start() }} 这一天在历法 {{ "B" if planets[1:] else "A" }} 中是哪一天？请给出年 year、月 month、日 day
        和星期序号 weekday。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        planets = tuple(
            planet_calendars.draw(rng, params.months, params.clauses, params.feasts) for _ in range(params.planets)
        )
        start = calendar.random_date(rng, 1800, 2100)
        matches, known = [], start
        for planet in planets:
            date = planet_calendars.random_date(rng, planet, 1, 900)
            matches.append((known, date, rng.randrange(planet.week)))
            known = planet_calendars.moved(planet, date, rng.randint(50, 400 * params.years // 3 + 60))
        days = rng.randint(150 * params.years, 400 * params.years) * rng.choice((-1, 1, 1))
        instance = self.Instance(planets=planets, matches=tuple(matches), given=calendar.add_days(start, days))
        answer = self.solve(instance)
        shown = [(planet, date) for planet, (_, date, _) in zip(planets, matches, strict=True)]
        shown.append((planets[-1], (answer["year"], answer["month"], answer["day"])))
        if answer["year"] < 1 or any(planet.is_feast(*date) for planet, date in shown) or instance.given[0] < 1000:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, int]:
        (start, date, weekday), *more = instance.matches
        away = calendar.days_between(start, instance.given)
        for (known, other, first), planet in zip(more, instance.planets, strict=False):
            away -= planet_calendars.days_between(planet, date, known)
            date, weekday = other, first
        planet = instance.planets[-1]
        end = planet_calendars.moved(planet, date, away)
        weekday = (weekday + away - planet_calendars.feasts_between(planet, date, end)) % planet.week
        return {"year": end[0], "month": end[1], "day": end[2], "weekday": weekday + 1}


def _plain(date: calendar.Date) -> str:
    return "-".join(map(str, date))
