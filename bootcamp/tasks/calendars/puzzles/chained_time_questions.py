"""Answer a chain of questions on dates, weekdays, birthdays, clocks and zones, each of which uses the answer before it.

Answer: the last answer, an integer, or "unanswerable" if a date or time on the way does not exist.
Harder: more links, of more kinds, and values at the very end of what exists.
Skills: arithmetic, deduction
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import calendar
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Maybe

Link = tuple[str, int, calendar.Date, int, int]
"""A kind, what is added to the answer before, a date, and two numbers."""

_KINDS = ("days", "between", "clock", "weekday", "zone", "yearday", "birthday")
_TOLD = {
    "days": ("the day of the month of the date N days after {date}", "{date} 之后第 N 天的日期是当月的几号"),
    "between": (
        "the number of days from {date} to day N of month {b} of {a}",
        "从 {date} 到 {a} 年 {b} 月 N 日相隔的天数",
    ),
    "clock": (
        "the hour that a clock shows {a} minutes after it shows N:{b}",
        "时钟显示 N:{b} 之后再过 {a} 分钟所显示的小时数",
    ),
    "weekday": (
        "the number of the weekday of day {d} of month {m} of {a} + N",
        "{a} + N 年 {m} 月 {d} 日是星期几（用数表示）",
    ),
    "zone": (
        "the number of minutes from the last midnight at UTC{b:+d} to the moment at which it is N:00 at UTC{a:+d}",
        "在 UTC{a:+d} 为 N:00 的时刻，UTC{b:+d} 当地自午夜起过了多少分钟",
    ),
    "yearday": ("the day of the month of day N of the year {a}", "{a} 年的第 N 天是当月的几号"),
    "birthday": (
        "the number of the weekday on which somebody born on {date} turns N",
        "{date} 出生的人满 N 岁那天是星期几（用数表示）",
    ),
}


class ChainedTimeQuestions(Task["ChainedTimeQuestions.Params", "ChainedTimeQuestions.Instance", int | None]):
    version = 1

    class Params(task.Params):
        links: int = knob("the links of the chain", levels=(2, 2, 3, 4, 5, 6, 7, 8, 9, 10), ge=2, le=12)
        kinds: int = knob("the kinds of links", levels=(3, 4, 5, 6, 7, 7, 7, 7, 7, 7), ge=3, le=7)

    class Instance(task.Instance):
        first: int
        links: tuple[Link, ...]

        def told(self, language: str) -> list[str]:
            return [_told(self.first, place, link, language) for place, link in enumerate(self.links, start=1)]

    answer = Maybe(Integer(), none="unanswerable")
    prompt = Prompt(
        en=r"""
        Dates are in the Gregorian calendar. Clocks show 0:00 to 23:59. Weekdays are numbered from 1 for Monday to 7 for
        Sunday. Day 1 of a year is January 1.

        {{ told("en") | bullets }}

        Give X{{ links | length }}, or write unanswerable if a date or a time of day that one of these lines names does
        not exist.
        """,
        zh=r"""
        日期采用公历。时钟显示 0:00 到 23:59。星期一至星期日依次用 1 到 7 表示。一年的第 1 天是 1 月 1 日。

        {{ told("zh") | bullets }}

        求 X{{ links | length }}；若其中某一行所说的日期或时刻不存在，则写 unanswerable。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int | None]:
        impossible = rng.random() < 0.12
        bad = rng.randrange(params.links) if impossible else -1
        known = first = rng.randint(2, 40)
        links, kind = list[Link](), ""
        for place in range(params.links):
            kinds = ("between", "clock", "yearday") if place == bad else _KINDS[: params.kinds]
            last = place == params.links - 1
            kind = rng.choice([one for one in kinds if one != kind and not (last and one in ("weekday", "birthday"))])
            date = calendar.random_date(rng, 1950, 2049)
            if kind == "birthday" and date[1:] == (2, 29):
                raise task.Retry
            a, b, low, high = _numbers(rng, kind, date)
            target = high + rng.randint(1, 3) if place == bad else rng.choice((rng.randint(low, high), high))
            links.append((kind, target - known, date, a, b))
            value = _value(links[-1], target)
            known = value if value is not None else rng.randint(1, 300)
        instance = self.Instance(first=first, links=tuple(links))
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> int | None:
        known = instance.first
        for link in instance.links:
            value = _value(link, known + link[1])
            if value is None:
                return None
            known = value
        return known


def _numbers(rng: Random, kind: str, date: calendar.Date) -> tuple[int, int, int, int]:
    """Draw the numbers of a link, and give the least and the largest value for which it has an answer."""
    if kind == "between":
        year, month = date[0] + rng.randint(1, 2), rng.randint(1, 12)
        return year, month, 1, calendar.month_length(year, month)
    if kind == "clock":
        return rng.randint(70, 2800), rng.randint(10, 59), 0, 23
    if kind == "zone":
        zones = rng.sample(range(-11, 13), 2)
        return zones[0], zones[1], 0, 23
    if kind == "yearday":
        year = rng.randint(1960, 2060)
        return year, 0, 32, 365 + calendar.is_leap(year)
    if kind == "weekday":
        return rng.randint(1960, 2020), 0, 1, 60
    return (0, 0, 20, 400) if kind == "days" else (0, 0, 5, 95)


def _value(link: Link, n: int) -> int | None:
    kind, _, date, a, b = link
    if kind == "days":
        return calendar.add_days(date, n)[2]
    if kind == "between":
        return calendar.days_between(date, (a, b, n)) if calendar.is_date(a, b, n) else None
    if kind == "clock":
        return (60 * n + b + a) // 60 % 24 if 0 <= n < 24 else None
    if kind == "zone":
        return 60 * (n + b - a) % 1440 if 0 <= n < 24 else None
    if kind == "yearday":
        fits = 1 <= n <= 365 + calendar.is_leap(a)
        return calendar.add_days((a, 1, 1), n - 1)[2] if fits else None
    day = (a + n, *_common(date)) if kind == "weekday" else (date[0] + n, *date[1:])
    return calendar.weekday(day) + 1


def _common(date: calendar.Date) -> tuple[int, int]:
    """Give a month and a day that every year has."""
    return date[1], min(date[2], 28)


def _told(first: int, place: int, link: Link, language: str) -> str:
    kind, shift, date, a, b = link
    month, day = _common(date)
    said = _TOLD[kind][language == "zh"].format(date=calendar.iso(date), a=a, b=b, m=month, d=day)
    n = f"{first} {'+' if shift >= 0 else '-'} {abs(shift)}" if place == 1 else _shifted(f"X{place - 1}", shift)
    return f"设 N = {n}，X{place} 为：{said}。" if language == "zh" else f"Let N = {n}. X{place} is {said}."


def _shifted(name: str, shift: int) -> str:
    return name + (f" {'+' if shift > 0 else '-'} {abs(shift)}" if shift else "")
