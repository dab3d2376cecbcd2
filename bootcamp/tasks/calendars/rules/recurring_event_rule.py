"""Find the k-th date of an event that recurs by one or more rules, with dates cancelled and dates moved.

Answer: a date; it is unique.
Harder: more rules whose dates overlap, a rule whose dates are left out, later dates, more exceptions.
Skills: counting, instructions
Source: original; recurrence rules as in RFC 5545.
"""

from __future__ import annotations

from datetime import date
from random import Random

from bootcamp import task
from bootcamp.lib import calendar, recurring_dates
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Date


class RecurringEventRule(Task["RecurringEventRule.Params", "RecurringEventRule.Instance", date]):
    version = 1

    class Params(task.Params):
        rules: int = knob("the number of rules", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6)
        k: int = knob("the largest k", levels=(6, 10, 12, 15, 20, 25, 30, 40, 50, 70), ge=3, le=200)
        minus: bool = knob("whether the dates of a rule are left out", levels=(False,) * 4 + (True,) * 6)
        exceptions: int = knob("the number of single exceptions", levels=(0, 1, 1, 2, 3, 4, 5, 6, 7, 9), ge=0, le=20)

    class Instance(task.Instance):
        start: calendar.Date
        rules: tuple[recurring_dates.Rule, ...]
        minus: tuple[recurring_dates.Rule, ...]
        cancelled: tuple[calendar.Date, ...]
        moved: tuple[tuple[calendar.Date, calendar.Date], ...]
        k: int

        def shown(self) -> str:
            return calendar.iso(self.start)

        def told(self, language: str) -> list[str]:
            return [recurring_dates.told(rule, language) for rule in self.rules]

        def without(self, language: str) -> list[str]:
            return [recurring_dates.told(rule, language) for rule in self.minus]

        def off(self) -> list[str]:
            return [calendar.iso(day) for day in self.cancelled]

        def shifts(self) -> list[str]:
            return [f"{calendar.iso(one)} → {calendar.iso(two)}" for one, two in self.moved]

    answer = Date()
    prompt = Prompt(
        en=r"""
        An event takes place on these days, never before {{ shown() }}:

        {{ told(language) | bullets }}

        {% if rules[1:] %}
        A day on which several rules fall is one date of the event, not several.
        {% endif %}
        {% if minus %}
        It does not take place on these days, even if a rule above falls on them:

        {{ without(language) | bullets }}

        {% endif %}
        {% if cancelled %}
        Then these dates are cancelled: {{ off() | comma }}.
        {% endif %}
        {% if moved %}
        Then these dates are moved, to days on which the event would not take place otherwise: {{ shifts() | comma }}.
        {% endif %}
        Dates are in the Gregorian calendar. Put all dates on which the event takes place in order of time. Which is
        number {{ k }}, if the earliest is number 1?
        """,
        zh=r"""
        某活动在下列日子举行，但不早于 {{ shown() }}：

        {{ told(language) | bullets }}

        {% if rules[1:] %}
        同时符合几条规则的日子只算一次活动。
        {% endif %}
        {% if minus %}
        下列日子即使符合上面的规则也不举行：

        {{ without(language) | bullets }}

        {% endif %}
        {% if cancelled %}
        此外，下列日期的活动取消：{{ off() | comma }}。
        {% endif %}
        {% if moved %}
        此外，下列日期的活动改期，改到原本没有活动的日子：{{ shifts() | comma }}。
        {% endif %}
        日期采用公历。把举行活动的所有日期按时间先后排列，最早的为第 1 个，第 {{ k }} 个是哪一天？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, date]:
        start = calendar.random_date(rng, 1990, 2060)
        rules = [recurring_dates.draw(rng, start, place) for place in range(params.rules)]
        if len({rule[:4] for rule in rules}) < params.rules:
            raise task.Retry
        k, minus = rng.randint(params.k // 2 + 1, params.k), list[recurring_dates.Rule]()
        plain = recurring_dates.dates(rules, [], start, k)
        if params.rules > 1 and all(sum(recurring_dates.falls(rule, day) for rule in rules) < 2 for day in plain):
            raise task.Retry  # no rules fall on the same day
        if params.minus:
            day = rng.choice(plain)
            minus.append(("weekday", 0, calendar.weekday(day), (day[2] + 6) // 7 if day[2] < 29 else -1, start))
            if minus[0] in rules:
                raise task.Retry
        instance = self.Instance(start=start, rules=tuple(rules), minus=tuple(minus), cancelled=(), moved=(), k=k)
        dates = recurring_dates.dates(rules, minus, start, k + params.exceptions + 5)
        for _ in range(30):
            touched = rng.sample(dates[: k + params.exceptions // 2], params.exceptions)
            cut = (len(touched) + 1) // 2
            if touched[cut:]:  # one date moved is near the end, so that it matters
                touched[-1] = rng.choice(dates[max(0, k + cut - 4) : k + cut + 1])
            goals = [calendar.add_days(day, rng.randint(1, 30)) for day in touched[cut:]]
            if (
                len({*touched, *goals}) < len(touched) + len(goals)
                or {*goals} & {*dates}
                or max(goals, default=start) > dates[-1]
            ):
                continue
            stay = sorted({*dates} - {*touched[:cut]})[k - 1]
            go = sorted({*dates, *goals} - {*touched})[k - 1]
            if not goals or (go != stay and (go not in goals or rng.random() < 0.2)):
                break  # neither leaving dates where they were nor the goal of a move would do
        else:
            raise task.Retry
        moved = sorted(zip(touched[cut:], goals, strict=True))
        instance = instance.model_copy(update={"cancelled": tuple(sorted(touched[:cut])), "moved": tuple(moved)})
        answer = self.solve(instance)
        if params.minus and self.solve(instance.model_copy(update={"minus": ()})) == answer:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> date:
        more = len(instance.cancelled) + len(instance.moved)
        found = set(recurring_dates.dates(instance.rules, instance.minus, instance.start, instance.k + more + 10))
        found -= {*instance.cancelled, *(day for day, _ in instance.moved)}
        found |= {goal for _, goal in instance.moved}
        return date(*sorted(found)[instance.k - 1])

    def key(self, instance: Instance) -> object:
        exceptions = [instance.cancelled, instance.moved]
        return [instance.start, sorted(instance.rules), instance.minus, exceptions, instance.k]
