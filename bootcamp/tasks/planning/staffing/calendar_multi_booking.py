"""Book several meetings into the free times of people and rooms of one day.

Answer: the beginning and the end of each meeting; every plan that keeps the rules counts.
Harder: more people and meetings, fuller calendars, time zones, orders, pauses between meetings.
Skills: planning, search
Source: original; meeting scheduling from shared calendars.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.prompts import clock
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Clock, Format, Mapping, Sequence, Word

Plan = dict[str, tuple[int, ...]]
Span = tuple[int, int]
_QUARTER = 15


class CalendarMultiBooking(Task["CalendarMultiBooking.Params", "CalendarMultiBooking.Instance", Plan]):
    version = 1

    class Params(task.Params):
        people: int = knob("the number of people", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=9)
        meetings: int = knob("the number of meetings", levels=(1, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=1, le=9)
        zones: bool = knob("time zones", levels=(False,) * 4 + (True,) * 6)
        orders: int = knob("orders between meetings", levels=(0, 0, 1, 1, 1, 1, 2, 2, 3, 3), ge=0, le=5)
        pause: int = knob("minutes between two meetings of a person", levels=(0,) * 6 + (15, 15, 15, 15), ge=0, le=30)

    class Instance(task.Instance):
        people: tuple[str, ...]
        ahead: tuple[int, ...]
        """Hours that each person's clock is ahead of UTC."""
        busy: tuple[tuple[Span, ...], ...]
        """Busy times of each person, in minutes of the person's own clock."""
        meetings: tuple[tuple[int, tuple[int, ...]], ...]
        """Length and people, from 0."""
        orders: tuple[Span, ...]
        pause: int

        def names(self) -> tuple[str, ...]:
            return tuple(f"M{k + 1}" for k in range(len(self.meetings)))

        def calendars(self, language: str) -> list[str]:
            lines = []
            for name, ahead, spans in zip(self.people, self.ahead, self.busy, strict=True):
                zone = f" (UTC{ahead:+d})" if any(self.ahead) else ""
                times = ", ".join(f"{clock(a)}-{clock(b)}" for a, b in spans)
                lines.append(f"{name}{zone}: {times or ('全天空闲' if language == 'zh' else 'free all day')}")
            return lines

        def rows(self) -> list[list[object]]:
            booked = zip(self.names(), self.meetings, strict=True)
            return [[name, length, ", ".join(self.people[i] for i in who)] for name, (length, who) in booked]

    prompt = Prompt(
        en="""
        These people are busy at these times of one and the same day
        {{- ", each by that person's own clock, whose hours ahead of UTC are given" if ahead | max }}:

        {{ calendars(language) | bullets }}

        These meetings are to be booked on that day:

        {{ rows() | table(["meeting", "minutes", "people"]) }}

        - Everybody works from 09:00 to 17:00{{ " by their own clock" if ahead | max }}; meetings lie within the working
          hours of all their people.
        - A meeting lasts exactly its number of minutes and begins at a full hour or at 15, 30 or 45 minutes past one.
        - Nobody is in a meeting while busy, or in two meetings at once; one thing may begin when another one ends.
        {% if pause -%}
        - Between two of the booked meetings of the same person lie at least {{ pause }} minutes.
        {% endif -%}
        {% for i, j in orders -%}
        - {{ names()[j] }} begins when {{ names()[i] }} has ended, or later.
        {% endfor %}

        Give for every meeting its beginning and its end{{ " in UTC" if ahead | max }}. Any plan that keeps the rules
        will do.
        """,
        zh="""
        下列各人在同一天的这些时间有事
        {{- "（各按自己的时钟，括号中为比 UTC 早的小时数）" if ahead | max }}：

        {{ calendars(language) | bullets }}

        要在这一天安排下列会议：

        {{ rows() | table(["会议", "分钟数", "参加者"]) }}

        - 每个人的工作时间都是{{ "自己时钟的" if ahead | max }} 09:00 到 17:00；会议必须在全体参加者的工作时间之内。
        - 会议的时长恰好为所列分钟数，在整点或整点过 15、30、45 分开始。
        - 任何人都不能在有事时开会，也不能同时参加两个会议；一件事可以在另一件事结束的时刻开始。
        {% if pause -%}
        - 同一个人参加的两个会议之间至少间隔 {{ pause }} 分钟。
        {% endif -%}
        {% for i, j in orders -%}
        - {{ names()[j] }} 在 {{ names()[i] }} 结束时或之后开始。
        {% endfor %}

        请写出每个会议的开始和结束时间{{ "（UTC）" if ahead | max }}。任何符合规则的安排都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Mapping(Word(instance.names()), Sequence(Clock(), length=2), required=instance.names())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        n = params.people
        ahead = tuple(rng.randint(0, 4) if params.zones else 0 for _ in range(n))
        if params.zones and len(set(ahead)) < 2:
            raise task.Retry
        meetings: list[tuple[int, tuple[int, ...]]] = []
        spans: list[Span] = []
        for _ in range(params.meetings):
            who = tuple(sorted(rng.sample(range(n), min(n, rng.choice((2, 2, 3))))))
            length = _QUARTER * rng.randint(2, 5)
            others = [span for one, span in zip(meetings, spans, strict=True) if set(one[1]) & set(who)]
            first, last = (hour * 60 - 60 * most(ahead[i] for i in who) for hour, most in ((9, min), (17, max)))
            free = [
                start
                for start in range(first, last - length + 1, _QUARTER)
                if all(start >= b + params.pause or start + length + params.pause <= a for a, b in others)
            ]
            if not free:
                raise task.Retry
            meetings.append((length, who))
            spans.append(((start := rng.choice(free)), start + length))
        busy = []
        for i in range(n):
            mine = [span for one, span in zip(meetings, spans, strict=True) if i in one[1]]
            found: list[Span] = []
            for _ in range(60):
                a = 9 * 60 - 60 * ahead[i] + _QUARTER * rng.randrange(32)
                b = min(17 * 60 - 60 * ahead[i], a + _QUARTER * rng.randint(2, 6))
                if all(b <= c or d <= a for c, d in mine) and all(b < c or d < a for c, d in found) and len(found) < 4:
                    found.append((a, b))
            busy.append(tuple((a + 60 * ahead[i], b + 60 * ahead[i]) for a, b in sorted(found)))
        pairs = [(i, j) for i, a in enumerate(spans) for j, b in enumerate(spans) if a[1] <= b[0]]
        people = worlds.draw_names(rng, n, initials=True)
        instance = self.Instance(
            people=people, ahead=ahead, busy=tuple(busy), meetings=tuple(meetings), orders=(), pause=params.pause
        )
        fit = _first_fit(instance, range(params.meetings))
        rng.shuffle(pairs)  # first the orders that the plan with the earliest times breaks
        pairs.sort(key=lambda one: not (one[0] in fit and one[1] in fit and fit[one[1]][0] < fit[one[0]][1]))
        instance = instance.model_copy(update={"orders": tuple(sorted(pairs[: params.orders]))})
        waits = [sum(j == k for _, j in instance.orders) for k in range(params.meetings)]
        sizes = [-length for length, _ in meetings]
        ways = [sorted(range(params.meetings), key=key.__getitem__) for key in (waits, sizes)]
        if params.meetings > 2 and any(len(_first_fit(instance, way)) == params.meetings for way in ways):
            raise task.Retry
        return instance, dict(zip(instance.names(), spans, strict=True))

    def check(self, instance: Instance, answer: Plan) -> str:
        spans = [answer[name] for name in instance.names()]
        faults = (_fault(instance, dict(enumerate(spans[:k])), k, span) for k, span in enumerate(spans))
        return next(filter(None, faults), "")

    def key(self, instance: Instance) -> object:
        people = sorted(zip(instance.ahead, instance.busy, strict=True))
        return [people, instance.meetings, instance.orders, instance.pause]


def _fault(
    instance: CalendarMultiBooking.Instance, spans: dict[int, tuple[int, ...]], k: int, span: tuple[int, ...]
) -> str:
    """Say which rule a meeting breaks beside those that are booked."""
    (begin, end), (length, who), name = span, instance.meetings[k], instance.names()[k]
    if end - begin != length or begin % _QUARTER:
        return f"{name} does not have its length, or begins at another minute"
    for i in who:
        a, b = begin + 60 * instance.ahead[i], end + 60 * instance.ahead[i]
        if a < 9 * 60 or b > 17 * 60:
            return f"{name} lies outside the working hours of {instance.people[i]}"
        if any(a < d and c < b for c, d in instance.busy[i]):
            return f"{instance.people[i]} is busy during {name}"
    for other, (a, b) in spans.items():
        gap = instance.pause if set(who) & set(instance.meetings[other][1]) else -(10**6)
        if begin < b + gap and a < end + gap:
            return f"{name} and {instance.names()[other]} are too close for somebody"
        if ((k, other) in instance.orders and a < end) or ((other, k) in instance.orders and begin < b):
            return f"{name} and {instance.names()[other]} are in the wrong order"
    return ""


def _first_fit(instance: CalendarMultiBooking.Instance, order: Iterable[int]) -> dict[int, tuple[int, ...]]:
    """Book the meetings in an order, each as early as possible."""
    spans: dict[int, tuple[int, ...]] = {}
    for k in order:
        length = instance.meetings[k][0]
        ways = ((start, start + length) for start in range(0, 24 * 60 - length, _QUARTER))
        if way := next((way for way in ways if not _fault(instance, spans, k, way)), None):
            spans[k] = way
    return spans
