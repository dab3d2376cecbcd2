"""Find the time worked between two stamps with offsets from UTC when pauses, which may overlap, are left out.

Answer: whole days and a rest in hours, minutes and seconds; it is unique.
Harder: longer intervals, stamps with offsets and on the 12-hour clock, more pauses, pauses that overlap.
Skills: arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import calendar
from bootcamp.lib.calendar_walk import legs
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Clock, Integer, Record

_DAY = 86_400
Stamp = tuple[int, int, bool]
"""Seconds in UTC since day 0 of `calendar`, the offset in minutes, and whether it is on the 12-hour clock."""


class TimeIntervals(Task["TimeIntervals.Params", "TimeIntervals.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        hours: int = knob(
            "the longest interval in hours", levels=(30, 48, 72, 100, 150, 200, 400, 800, 2000, 9000), ge=10, le=10**5
        )
        pauses: int = knob("the number of pauses", levels=(0, 1, 1, 2, 2, 3, 4, 5, 6, 8), ge=0, le=12)
        offsets: bool = knob("whether stamps have different offsets", levels=(False, False) + (True,) * 8)
        twelve: bool = knob("whether some stamps are on the 12-hour clock", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        ends: tuple[Stamp, Stamp]
        pauses: tuple[tuple[Stamp, Stamp], ...]

        def shown(self) -> list[str]:
            return [_shown(stamp) for stamp in self.ends]

        def breaks(self) -> list[str]:
            return [f"{_shown(first)} → {_shown(last)}" for first, last in self.pauses]

        def twelve(self) -> bool:
            return any(stamp[2] for pair in (self.ends, *self.pauses) for stamp in pair)

    answer = Record(days=Integer(0, unit="days"), rest=Clock(seconds=True))
    prompt = Prompt(
        en=r"""
        A machine was on from {{ shown()[0] }} to {{ shown()[1] }}.
        {% if pauses %}
        It paused from the first to the second moment of each of these lines:

        {{ breaks() | bullets }}

        {% endif %}
        {% if pauses[1:] %}
        Time that lies in several pauses is left out once.
        {% endif %}
        After each time stands its offset from UTC: the time less the offset, with its sign, is the time in UTC.
        Dates are in the Gregorian calendar, and every minute has 60 seconds.
        {% if twelve() %}
        On the 12-hour clock, 12:00:00 AM is midnight, at which the day begins, and 12:00:00 PM is noon.
        {% endif %}
        How long did the machine run{{ ", pauses left out" if pauses }}? Give the number of
        whole days of 24 hours and the rest, written like a time of day: HH:MM:SS.
        """,
        zh=r"""
        一台机器从 {{ shown()[0] }} 到 {{ shown()[1] }} 处于开机状态。
        {% if pauses %}
        下列每一行的第一个时刻到第二个时刻之间机器暂停：

        {{ breaks() | bullets }}

        {% endif %}
        {% if pauses[1:] %}
        几次暂停重叠的时间只扣除一次。
        {% endif %}
        每个时刻后面写的是它与 UTC 的时差：该时刻减去时差（带符号）就是 UTC 时刻。日期采用公历，每分钟都是 60 秒。
        {% if twelve() %}
        12 小时制中，12:00:00 AM 是一天开始的午夜，12:00:00 PM 是正午。
        {% endif %}
        机器运行了多久{{ "（扣除暂停）" if pauses }}？
        请给出整天数 days（每天 24 小时）和余下的时间 rest（写作 HH:MM:SS）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        first = calendar.day_number(calendar.random_date(rng, 1990, 2060)) * _DAY + rng.randrange(_DAY)
        length = 3600 * rng.randint(params.hours // 2, params.hours) + rng.randrange(3600)

        def stamp(moment: int) -> Stamp:
            offset = rng.randint(-22, 26) * 30 if params.offsets else 0
            return moment, offset, params.twelve and rng.random() < 0.5

        pauses = []
        for _ in range(params.pauses):
            begin = rng.randrange(length * 9 // 10)
            size = rng.randint(60, max(120, min(length - begin - 1, length // 5)))
            pauses.append((stamp(first + begin), stamp(first + begin + size)))
        instance = self.Instance(ends=(stamp(first), stamp(first + length)), pauses=tuple(pauses))
        spans = sorted((one[0], two[0]) for one, two in pauses)
        if pauses[1:] and all(two[0] >= max(end for _, end in spans[:n]) for n, two in enumerate(spans) if n):
            raise task.Retry  # no pauses overlap
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> dict[str, Any]:
        (first, _, _), (last, _, _) = instance.ends
        total, reached = last - first, first
        for (begin, _, _), (end, _, _) in sorted(instance.pauses):
            total -= max(0, end - max(begin, reached))
            reached = max(reached, end)
        return {"days": total // _DAY, "rest": total % _DAY}

    def key(self, instance: Instance) -> object:
        return [instance.ends, sorted(instance.pauses)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines = list[str]()
        stamps = [stamp for pair in (instance.ends, *instance.pauses) for stamp in pair]
        for stamp in stamps:
            moment, offset, twelve = stamp
            if twelve:
                seconds = (moment + 60 * offset) % _DAY
                lines.append(f"{_shown(stamp)[11:22]} = {_time(seconds)}")
            if offset:
                sign = "+" if offset < 0 else "-"
                told = _shown((moment, offset, False))[:19]
                lines.append(f"{told} {sign} {_time(60 * abs(offset))[:5]} = {_shown((moment, 0, False))[:19]}")
        (first, _, _), (last, _, _) = instance.ends
        total, reached = last - first, first
        lines += _difference(first, last)
        for (begin, _, _), (end, _, _) in sorted(instance.pauses):
            start = max(begin, reached)
            if end > start:
                lines += _difference(start, end)
                lines.append(f"{_days(total)} - {_days(end - start)} = {_days(total - end + start)}")
                total -= end - start
            else:
                lines.append(f"{_shown((end, 0, False))[:19]} ≤ {_shown((reached, 0, False))[:19]}")
            reached = max(reached, end)
        return "\n".join(lines)


def _shown(stamp: Stamp) -> str:
    """Write a stamp with its local date, time and offset."""
    moment, offset, twelve = stamp
    day, seconds = divmod(moment + 60 * offset, _DAY)
    hour, minute, second = seconds // 3600, seconds // 60 % 60, seconds % 60
    shown = (
        f"{hour % 12 or 12 if twelve else hour:02}:{minute:02}:{second:02}" + (" PM" if hour > 11 else " AM") * twelve
    )
    sign = "-" if offset < 0 else "+"
    return f"{calendar.iso(calendar.from_day_number(day))} {shown} ({sign}{abs(offset) // 60:02}:{abs(offset) % 60:02})"


def _time(seconds: int) -> str:
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def _days(seconds: int) -> str:
    return f"{seconds // _DAY} {_time(seconds % _DAY)}"


def _difference(first: int, last: int) -> list[str]:
    """Write how long it is from one moment in UTC to another: days in steps that end with months, then the time."""
    (day, early), (goal, late) = divmod(first, _DAY), divmod(last, _DAY)
    start, lines, steps = calendar.from_day_number(day), list[str](), list[int]()
    for step, end in legs(start, goal - day):
        lines.append(f"{calendar.iso(start)} + {step} = {calendar.iso(end)}")
        start = end
        steps.append(step)
    lines += [running_sum(steps)] if steps[1:] else []
    if late >= early:
        return [*lines, f"{_time(late)} - {_time(early)} = {_days(last - first)[-8:]}: {_days(last - first)}"]
    lines.append(f"{goal - day} - 1 = {goal - day - 1}")
    return [*lines, f"24:00:00 + {_time(late)} - {_time(early)} = {_days(last - first)[-8:]}: {_days(last - first)}"]
