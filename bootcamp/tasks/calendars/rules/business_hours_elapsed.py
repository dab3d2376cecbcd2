"""Count the business minutes that a ticket has used, pauses left out, and find when its limit is reached.

Answer: the minutes used until the ticket was closed, and the local date and time at which a limit is reached; unique.
Harder: longer tickets, hours that differ by weekday, breaks, holidays, more pauses, pauses that overlap.
Skills: arithmetic, instructions
Source: original; service level clocks of help desks.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import calendar, moments
from bootcamp.lib.moments import DAY
from bootcamp.lib.prompts import clock
from bootcamp.lib.worlds import zh
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Moment, Record

Span = tuple[int, int]
_SETTINGS = (
    ("A help desk", "a request", "帮助台", "请求"),
    ("A repair shop", "an order", "维修店", "订单"),
    ("A housing office", "a complaint", "房管处", "投诉"),
    ("A water board", "a report", "水务局", "报告"),
    ("A library", "a question", "图书馆", "咨询"),
    ("A network firm", "a ticket", "网络公司", "工单"),
    ("A laboratory", "a sample", "实验室", "样品"),
    ("A licence office", "an application", "执照办", "申请"),
)


class BusinessHoursElapsed(Task["BusinessHoursElapsed.Params", "BusinessHoursElapsed.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        days: int = knob("the days from opening to closing", levels=(2, 3, 4, 5, 7, 8, 10, 12, 14, 18), ge=1, le=40)
        spans: int = knob("the kinds of working days", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        breaks: bool = knob("whether there is a midday break", levels=(False, False) + (True,) * 8)
        holidays: int = knob("the number of holidays", levels=(0, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=0, le=6)
        pauses: int = knob("the number of pauses", levels=(0, 0, 1, 2, 2, 3, 4, 5, 6, 8), ge=0, le=12)

    class Instance(task.Told):
        settings = _SETTINGS

        hours: tuple[tuple[Span, ...], ...]
        """The spans of each weekday, from Monday on, in minutes of the day."""
        holidays: tuple[calendar.Date, ...]
        opened: int
        closed: int
        pauses: tuple[Span, ...]
        limit: int

        def week(self, language: str) -> list[str]:
            return [_weekday(day, spans, language) for day, spans in enumerate(self.hours)]

        def off(self) -> str:
            return ", ".join(map(calendar.iso, self.holidays))

        def ends(self) -> list[str]:
            return [moments.shown(self.opened), moments.shown(self.closed)]

        def stops(self) -> list[str]:
            return [f"{moments.shown(first)} → {moments.shown(last)}" for first, last in self.pauses]

    answer = Record(used=Integer(0), due=Moment())
    prompt = Prompt(
        en=r"""
        {{ words(language)[0] }} counts only its business minutes, which are those between these times:

        {{ week(language) | bullets }}

        {% if holidays %}
        On these holidays there are none: {{ off() }}.

        {% endif %}
        For {{ words(language)[1] }} the clock started on {{ ends()[0] }} and stopped for good on {{ ends()[1] }}.
        {% if pauses %}
        It stood still from the first to the second moment of each of these pauses, which may overlap:

        {{ stops() | bullets }}

        {% endif %}
        All times are local, dates are in the Gregorian calendar, and clocks were not changed meanwhile.

        Give as used the business minutes that the clock counted, and as due the date and time at which
        it had just counted {{ limit }} of them.
        """,
        zh=r"""
        某{{ words(language)[0] }}只计营业分钟，即下列时段内的分钟：

        {{ week(language) | bullets }}

        {% if holidays %}
        以下假日没有营业时间：{{ off() }}。

        {% endif %}
        某份{{ words(language)[1] }}的计时从 {{ ends()[0] }} 开始，到 {{ ends()[1] }} 最终停止。
        {% if pauses %}
        在下列每次暂停的第一个时刻到第二个时刻之间不计时，各次暂停可能重叠：

        {{ stops() | bullets }}

        {% endif %}
        所有时刻都是当地时间，日期采用公历，期间时钟没有调整。

        请给出：used，共计了多少营业分钟；due，恰好计满 {{ limit }} 个营业分钟的日期和时刻。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        kinds = [_draw_spans(rng, params.breaks) for _ in range(params.spans)]
        rest = set(rng.choice(((5, 6), (5, 6), (6,), (4, 5))))
        hours = tuple(() if day in rest else rng.choice(kinds) for day in range(7))
        first = DAY * calendar.day_number(calendar.random_date(rng, 1990, 2060))
        opened = first + rng.randrange(DAY)
        closed = first + DAY * params.days + rng.randrange(DAY)
        if closed < opened + 120:
            raise task.Retry
        days = [calendar.from_day_number(first // DAY + ahead) for ahead in range(params.days + 1)]
        worked = [day for day in days[1:] if calendar.weekday(day) not in rest]
        holidays = tuple(sorted(rng.sample(worked, min(params.holidays, len(worked) - 1)))) if worked else ()
        pauses = []
        for _ in range(params.pauses):
            begin = rng.randrange(opened, closed - 60)
            pauses.append((begin, min(closed, begin + rng.randint(20, 1500))))
        instance = self.Instance(
            setting=rng.randrange(len(_SETTINGS)),
            hours=hours,
            holidays=holidays,
            opened=opened,
            closed=closed,
            pauses=tuple(sorted(pauses)),
            limit=1,
        )
        used = self.solve(instance)["used"]
        if used < 60 or len(holidays) < params.holidays:
            raise task.Retry
        instance = instance.model_copy(update={"limit": rng.randint(used // 2, used - 1)})
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> dict[str, Any]:
        used, due = 0, instance.opened
        for first, last in _counted(instance):
            if used < instance.limit <= used + last - first:
                due = first + instance.limit - used
            used += last - first
        return {"used": used, "due": moments.to_datetime(due)}

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"setting"})


def _draw_spans(rng: Random, breaks: bool) -> tuple[Span, ...]:
    first, last = 15 * rng.randint(28, 42), 15 * rng.randint(60, 80)
    if not breaks or rng.random() < 0.2:
        return ((first, last),)
    noon = 15 * rng.randint(46, 54)
    return (first, noon), (noon + rng.choice((30, 45, 60, 75)), last)


def _counted(instance: BusinessHoursElapsed.Instance) -> Iterator[Span]:
    """Yield the spans that count, in order: business hours between the ends, with the pauses cut out."""
    for number in range(instance.opened // DAY, instance.closed // DAY + 1):
        day = calendar.from_day_number(number)
        for first, last in () if day in instance.holidays else instance.hours[calendar.weekday(day)]:
            begin, end = max(DAY * number + first, instance.opened), min(DAY * number + last, instance.closed)
            for stop, go in instance.pauses:
                if begin < min(stop, end):
                    yield begin, min(stop, end)
                begin = max(begin, go)
            if begin < end:
                yield begin, end


def _weekday(day: int, spans: tuple[Span, ...], language: str) -> str:
    name = calendar.WEEKDAYS[day]
    if language == "zh":
        return f"{zh(name)}：{'、'.join(f'{clock(one)}–{clock(two)}' for one, two in spans) or '休息'}"
    return f"{name}: {', '.join(f'{clock(one)}–{clock(two)}' for one, two in spans) or 'none'}"
