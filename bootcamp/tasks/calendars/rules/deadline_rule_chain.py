"""Find the deadlines of dated events by rules on service, days, months, rest days, cut-off hours and suspension.

Answer: a date for every event; it is unique.
Harder: more events, more rules that meet in one deadline, events that start with earlier deadlines.
Skills: instructions, arithmetic
Source: original; time limits of procedural law, with invented rules.
"""

from __future__ import annotations

from datetime import date
from random import Random

from bootcamp import task
from bootcamp.lib import calendar, paper_events
from bootcamp.lib.prompts import clock
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calendars.rules import _working
from bootcamp.verifiers import Date, Format, Integer, Mapping

Event = tuple[calendar.Date | int, int, bool, str, int]
"""The date it reached the court (or the number of the event at whose deadline it begins), the minute of the day,
whether it came by post, and the limit: a kind and a number."""


class DeadlineRuleChain(Task["DeadlineRuleChain.Params", "DeadlineRuleChain.Instance", dict[int, date]]):
    version = 1

    class Params(task.Params):
        events: int = knob("the number of events", levels=(2, 2, 3, 3, 4, 5, 5, 6, 7, 8), ge=1, le=12)
        rules: int = knob("the yearly holidays", levels=(0, 1, 1, 2, 3, 3, 4, 5, 6, 8), ge=0, le=12)
        post: bool = knob("whether some events come by post", levels=(False, False) + (True,) * 8)
        suspended: int = knob("the periods of suspension", levels=(0, 0, 0, 0, 1, 1, 1, 2, 2, 2), ge=0, le=3)
        linked: bool = knob("whether events begin with earlier deadlines", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        events: tuple[Event, ...]
        cutoff: int
        post: int
        """The days that are added to the date of an event by post; 0 if there are none."""
        suspended: tuple[tuple[calendar.Date, calendar.Date], ...]
        working: _working.Calendar

        def off(self, language: str) -> list[str]:
            return _working.told(self.working, language)

        def told(self, language: str) -> list[str]:
            return [paper_events.told(*event, language) for event in self.events]

        def periods(self) -> list[str]:
            return [f"{calendar.iso(first)} – {calendar.iso(last)}" for first, last in self.suspended]

        def last_hour(self) -> str:
            return clock(self.cutoff)

        def kinds(self) -> set[str]:
            return {kind for _, _, _, kind, _ in self.events}

    prompt = Prompt(
        en=r"""
        An office reckons its deadlines by these rules, in this order:

        - The event date is the date on which a paper comes in. A paper that comes in after {{ last_hour() }} counts as
        one of the next calendar day.
        {% if post %}
        - If the paper came by post, the event date is then {{ post }} calendar days later.
        {% endif %}
        {% if "day" in kinds() %}
        - A limit of n days: the event date is not counted, the next day is day 1, and the limit ends on day n.
        {% endif %}
        {% if "clear" in kinds() %}
        - A limit of n clear days: like n days, but the limit ends on the day after day n.
        {% endif %}
        {% if "working" in kinds() %}
        - A limit of n working days: only working days are counted; the event date is not counted.
        {% endif %}
        {% if "month" in kinds() %}
        - A limit of n months ends on the day with the same number n months after the event date, or on the last day of
        that month if it lacks the day.
        {% endif %}
        {% if suspended %}
        - In the suspended periods ({{ periods() | join("; ") }}, both ends included) no day is counted in limits of
        days, clear days or working days; "day n" and "the day after it" are days outside these periods. A limit of
        months that ends in such a period ends on the first day after the period.
        {% endif %}
        - If a limit ends on a day that is no working day{{ " or is suspended" if suspended }}, the deadline is
        the first later day that is a working day{{ " and not suspended" if suspended }};
        else it is the day on which the limit ends.

        No working days are:

        {{ off(language) | bullets }}

        The events:

        {{ told(language) | numbered }}

        Dates are in the Gregorian calendar. Give for each number of an event its deadline.
        """,
        zh=r"""
        某机关依次按下列规则计算期限：

        - 事件日是文件送到的日期；在 {{ last_hour() }} 之后送到的，视为次日送到。
        {% if post %}
        - 邮寄的文件，事件日再推后 {{ post }} 个日历日。
        {% endif %}
        {% if "day" in kinds() %}
        - n 日期限：事件日不计，次日为第 1 日，期限于第 n 日结束。
        {% endif %}
        {% if "clear" in kinds() %}
        - n 整日期限：与 n 日期限相同，但期限于第 n 日的后一日结束。
        {% endif %}
        {% if "working" in kinds() %}
        - n 个工作日期限：只数工作日，事件日不计。
        {% endif %}
        {% if "month" in kinds() %}
        - n 个月期限：于事件日之后 n 个月的同一日结束；该月没有那一日的，于该月最后一日结束。
        {% endif %}
        {% if suspended %}
        - 中止期间（{{ periods() | join("；") }}，首尾两日都包括）：日、整日、工作日期限都不数其中的日子，
        “第 n 日”和“后一日”都指中止期间以外的日子；按月的期限若在中止期间内结束，则改为于该期间之后的第一日结束。
        {% endif %}
        - 若期限结束的那一日不是工作日{{ "或在中止期间内" if suspended }}，则截止日是其后
        第一个{{ "不在中止期间内的" if suspended }}工作日；否则截止日就是期限结束的那一日。

        下列日子不是工作日：

        {{ off(language) | bullets }}

        事件：

        {{ told(language) | numbered }}

        日期采用公历。请对每个事件的编号给出截止日。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[int, date]]:
        count = len(instance.events)
        return Mapping(Integer(1, count), Date(), required=tuple(range(1, count + 1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[int, date]]:
        first = calendar.day_number(calendar.random_date(rng, 1995, 2060))
        cutoff = 60 * rng.randint(12, 18)
        kinds = rng.sample(["day", "clear", "working", "month"], min(4, 1 + params.events // 2))
        events = list[Event]()
        for place in range(params.events):
            start: calendar.Date | int = calendar.from_day_number(first + rng.randrange(60))
            if params.linked and place and rng.random() < 0.4:
                start = rng.randint(1, place)
            kind = kinds[place % len(kinds)]
            n = rng.randint(1, 6) if kind == "month" else rng.choice((5, 7, 8, 10, 12, 14, 15, 20, 21, 28, 30))
            minute = cutoff + rng.choice((-1, 1)) * rng.randint(1, 300)
            events.append((start, minute, params.post and rng.random() < 0.5, kind, n))
        periods = list[tuple[calendar.Date, calendar.Date]]()
        for index in range(params.suspended):
            begin = first + rng.randint(20, 60) + 70 * index
            periods.append((calendar.from_day_number(begin), calendar.from_day_number(begin + rng.randint(6, 20))))
        rest, post = _working.draw_rest(rng), rng.randint(2, 6) if any(event[2] for event in events) else 0
        instance = self.Instance(
            events=tuple(events), cutoff=cutoff, post=post, suspended=tuple(periods), working=(rest, (), ())
        )
        ends = [calendar.day_number((day.year, day.month, day.day)) for day in self.solve(instance).values()]
        yearly = _working.draw_yearly(rng, rest, params.rules, [end - n for end in ends for n in range(3)])
        near = [rng.choice(ends), *rng.sample(range(first, first + 120), params.rules)][: (params.rules + 1) // 2]
        single = tuple(sorted(map(calendar.from_day_number, {*near})))
        instance = instance.model_copy(update={"working": (rest, yearly, single)})
        answer, without = self.solve(instance), [(rest, (), ()), (rest, (), single)][: 1 + (params.events > 2)]
        if params.rules and any(answer == self.solve(instance.model_copy(update={"working": one})) for one in without):
            raise task.Retry  # the holidays do not matter, or the yearly ones
        return instance, answer

    def solve(self, instance: Instance) -> dict[int, date]:
        found = list[calendar.Date]()
        for event in instance.events:
            start = found[event[0] - 1] if isinstance(event[0], int) else event[0]
            found.append(_deadline(instance, start, event))
        return {number: date(*day) for number, day in enumerate(found, start=1)}


def _deadline(instance: DeadlineRuleChain.Instance, start: calendar.Date, event: Event) -> calendar.Date:
    _, minute, post, kind, n = event
    day = calendar.add_days(start, (minute > instance.cutoff) + instance.post * post)
    if kind == "month":
        day = calendar.add_months(day, n)
    else:
        left = n + (kind == "clear")
        while left:
            day = calendar.add_days(day, 1)
            left -= not _suspended(instance, day) and (kind != "working" or _working.works(day, [instance.working]))
    while _suspended(instance, day) or not _working.works(day, [instance.working]):
        day = calendar.add_days(day, 1)
    return day


def _suspended(instance: DeadlineRuleChain.Instance, day: calendar.Date) -> bool:
    return any(first <= day <= last for first, last in instance.suspended)
