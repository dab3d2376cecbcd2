"""Move through calendars of numbered weeks: dates, ISO weeks, and a retail year of periods with 4, 4 and 5 weeks.

Answer: a date, or a year with a week (and a period) and a day; it is unique.
Harder: more moves, moves of different calendars in turn, years with 53 weeks on the way.
Skills: arithmetic, knowledge
Source: original; the week dates of ISO 8601 and the 4-4-5 calendar of retailers.
"""

from __future__ import annotations

from datetime import date
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import calendar, retail_weeks
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Date, Format, Integer, Record

Move = tuple[str, int]
_FORMS: dict[str, Format[Any]] = {
    "date": Date(),
    "week": Record(year=Integer(), week=Integer(1, 53), day=Integer(1, 7)),
    "retail": Record(year=Integer(), period=Integer(1, 12), week=Integer(1, 6), day=Integer(1, 7)),
}


class IsoWeekCalendar(Task["IsoWeekCalendar.Params", "IsoWeekCalendar.Instance", Any]):
    version = 1

    class Params(task.Params):
        moves: int = knob("the number of moves", levels=(0, 1, 1, 2, 3, 3, 4, 5, 6, 8), ge=0, le=12)
        retail: bool = knob("whether the retail year occurs", levels=(False,) * 4 + (True,) * 6)
        years: int = knob(
            "how many years before and after 2000 a start may lie",
            levels=(30, 40, 50, 60, 80, 90, 100, 120, 200, 400),
            ge=5,
            le=400,
        )

    class Instance(task.Instance):
        start: calendar.Date
        given: str
        """The form in which the start is given: date, week or retail."""
        moves: tuple[Move, ...]
        asked: str

        def shown(self, language: str) -> str:
            return _shown(self.start, self.given, language)

        def told(self, language: str) -> list[str]:
            return [_told(kind, n, language) for kind, n in self.moves]

        def retail(self) -> bool:
            return "retail" in (self.given, self.asked) or any(kind == "period" for kind, _ in self.moves)

        def lacking(self) -> bool:
            return any(kind == "year" for kind, _ in self.moves)

    prompt = Prompt(
        en=r"""
        Dates are in the Gregorian calendar. Weeks run from Monday (day 1) to Sunday (day 7). Week 1 of a year is the
        week that holds the first Thursday of the calendar year, the other weeks of the year follow it up to the week
        before week 1 of the next year. So a year has 52 or 53 weeks, and a week belongs as a whole to one year, which
        need not be the calendar year of each of its days.

        {% if retail() %}
        The retail year has the same weeks, put into 12 periods of 4, 4, 5, 4, 4, 5, 4, 4, 5, 4, 4 and 5 weeks. If there
        is a week 53, period 12 has 6 weeks. In a period the weeks are counted from 1.

        {% endif %}
        {% if moves %}
        Start at {{ shown(language) }} and make these moves in this order:

        {{ told(language) | numbered }}

        {% if lacking() %}
        If a move by years leads to week 53 of a year that has none, take week 52.
        {% endif %}
        {% else %}
        Take {{ shown(language) }}.
        {% endif %}
        Give the {{ "last day" if moves else "same day" }} as
        {% if asked == "date" %}a date.{% elif asked == "week" %}the year to which its week belongs, the number of the
        week and the number of the day in the week.{% else %}the retail year, the period, the number of the week in the
        period and the number of the day in the week.{% endif %}
        """,
        zh=r"""
        日期采用公历。一周从星期一（第 1 天）到星期日（第 7 天）。一年的第 1 周是含有该公历年第一个星期四的那一周，
        其后各周依次编号，直到下一年第 1 周的前一周为止。因此一年有 52 或 53 周，每一周整个属于某一年，
        这一年未必是其中每一天所在的公历年。

        {% if retail() %}
        零售年用同样的周，把它们分成 12 期，各期依次有 4, 4, 5, 4, 4, 5, 4, 4, 5, 4, 4, 5 周。若有第 53 周，
        则第 12 期有 6 周。每一期内的周从 1 开始编号。

        {% endif %}
        {% if moves %}
        从{{ shown(language) }}这一天开始，依次进行下列移动：

        {{ told(language) | numbered }}

        {% if lacking() %}
        按年移动时，若到达的那一年没有第 53 周，则取第 52 周。
        {% endif %}
        {% else %}
        已知{{ shown(language) }}这一天。
        {% endif %}
        请把{{ "最后到达的那一天" if moves else "这一天" }}写成
        {% if asked == "date" %}日期。{% elif asked == "week" %}所在周所属的年（year）、
        周的编号（week）和周内第几天（day）。
        {% else %}零售年（year）、期（period）、期内第几周（week）和周内第几天（day）。{% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return _FORMS[instance.asked]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        forms = list(_FORMS)[: 2 + params.retail]
        given, asked = rng.sample(forms, 2)
        start = calendar.random_date(rng, 2000 - params.years, 2000 + params.years)
        if rng.random() < 0.6:  # near the turn of a year, where calendar and week year differ
            start = calendar.add_days((start[0], 1, 1), rng.randint(-6, 6))
        lost = params.moves > 0 and rng.random() < 0.3  # a move by years begins in week 53
        if lost:
            years = range(2000 - params.years, 2000 + params.years)
            long = rng.choice([year for year in years if calendar.iso_week((year, 12, 28))[1] == 53])
            start = calendar.from_iso_week(long, 53, rng.randint(1, 7))
        kinds = ["day", "week", "year", "last"] + ["period"] * 2 * params.retail
        moves = list[Move]()
        while len(moves) < params.moves:
            kind = "year" if lost and not moves else rng.choice(kinds)
            if not moves or moves[-1][0] != kind:
                most = {"day": 400, "week": 120, "year": 12, "last": 0, "period": 30}[kind]
                moves.append((kind, rng.choice((1, -1)) * rng.randint(1, most) if most else 0))
        instance = self.Instance(start=start, given=given, moves=tuple(moves), asked=asked)
        answer = self.solve(instance)
        if asked == "week" and not moves and answer["year"] == start[0] and rng.random() < 0.5:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Any:
        end = instance.start
        for kind, n in instance.moves:
            end = retail_weeks.moved(end, kind, n)
        if instance.asked == "date":
            return date(*end)
        year, week, day = calendar.iso_week(end)
        if instance.asked == "week":
            return {"year": year, "week": week, "day": day}
        period, inside = retail_weeks.period(week)
        return {"year": year, "period": period, "week": inside, "day": day}


def _shown(day: calendar.Date, form: str, language: str) -> str:
    year, week, number = calendar.iso_week(day)
    period, inside = retail_weeks.period(week)
    if form == "date":
        return f" {calendar.iso(day)} " if language == "zh" else f"the day {calendar.iso(day)}"
    if language == "zh":
        where = f"零售年 {year} 年第 {period} 期第 {inside} 周" if form == "retail" else f" {year} 年第 {week} 周"
        return f"{where}第 {number} 天"
    if form == "retail":
        return f"day {number} of week {inside} of period {period} of the retail year {year}"
    return f"day {number} of week {week} of {year}"


def _told(kind: str, n: int, language: str) -> str:
    """Write a move in English or in Chinese."""
    size, s = abs(n), "s" * (abs(n) > 1)
    if kind == "last":
        if language == "zh":
            return "移到同一年最后一周的同一天（周内第几天不变）"
        return "go to the day with the same number in the last week of the same year"
    if language == "zh":
        way = "推迟" if n > 0 else "提前"
        unit = {"day": "天", "week": "周", "year": "年", "period": "期"}[kind]
        extra = {
            "year": "，周在一年中的编号和周内第几天不变",
            "period": "，期内第几周和周内第几天不变；若该期没有那一周，取其最后一周",
        }.get(kind, "")
        return f"{way} {size} {unit}{extra}"
    extra = {
        "year": ", to the same week number of the year and the same day number",
        "period": ", to the same week of the period and the same day number; its last week if it lacks that week",
    }.get(kind, "")
    return f"go {'forward' if n > 0 else 'back'} {size} {kind}{s}{extra}"
