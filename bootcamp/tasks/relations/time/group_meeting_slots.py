"""Find the longest meeting that several people in different time zones have room for, how often, and when first.

Answer: its minutes, the number of starts that allow it, and the day and time of the first; they are unique.
Harder: more people, zones, days and entries, rests after entries.
Skills: arithmetic, search
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Clock, Format, Integer, Record

_DAY = 24 * 60

Entry = tuple[int, int, int]
"""A day from 1, a start and an end in minutes of local time."""
Person = tuple[str, int, int, int, int, tuple[Entry, ...]]
"""A name, the minutes ahead of UTC, the local start and end of work, the rest after entries, and the entries."""


class GroupMeetingSlots(Task["GroupMeetingSlots.Params", "GroupMeetingSlots.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=8)
        days: int = knob("how many days there are", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 5), ge=1, le=5)
        entries: int = knob("the most entries of a person in a day", levels=(2, 3, 3, 3, 4, 4, 4, 4, 4, 4), ge=1, le=6)
        zones: int = knob(
            "how far zones lie from UTC, in half hours", levels=(0, 2, 4, 4, 6, 6, 7, 7, 8, 8), ge=0, le=8
        )
        rest: bool = knob("whether people rest after entries", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        days: int
        people: tuple[Person, ...]

        @property
        def rows(self) -> list[dict[str, Any]]:
            return [
                {
                    "name": name,
                    "zone": f"UTC{'+' if ahead >= 0 else '-'}{abs(ahead) // 60}:{abs(ahead) % 60:02}",
                    "start": start,
                    "end": end,
                    "rest": rest,
                    "busy": [_busy(day, entries) for day in range(1, self.days + 1)],
                }
                for name, ahead, start, end, rest, entries in self.people
            ]

    prompt = Prompt(
        en=r"""
        {{ people | map("first") | listed(language) }} want to meet online, {{ "on one of the days 1 to %d" % days if
        days > 1 else "on day 1" }}. Each works from and to the times given, every day, and is busy in the entries of
        the calendar. All times are local, as are the days; a zone such as UTC+5:30 is 5 hours 30 minutes
        ahead of UTC. An interval holds its first minute and not its end: who is busy 9:00-10:00 is free at 10:00.

        {% for row in rows %}
        - {{ row.name }}, {{ row.zone }}, works {{ row.start | clock }}-{{ row.end | clock }}
        {%- if row.rest %}, needs {{ row.rest }} minutes of rest after every entry{% endif %}. Busy:
        {{- " " }}{{ row.busy | map("first") | join("; ") }}
        {% endfor %}

        A meeting starts on the hour or half hour in UTC, has no break, and lies within the work of all, outside of
        everybody's entries and rests. Give the minutes of the longest possible meeting (minutes), how many starts allow
        a meeting of this length (count), and the day (day, 1 to {{ days }}) and time of day (time) in UTC of the first
        of these starts.
        """,
        zh=r"""
        {{ people | map("first") | join("、") }} 想开一次网上会议，只考虑第 1 天{{ "到第 %d 天" % days if days > 1 }}。
        每人每天在所给的时间工作，在日程的各项中没有空。所有时间和日期都是当地的；时区 UTC+5:30 表示
        比 UTC 早 5 小时 30 分。时间段含开头而不含结尾：9:00-10:00 没空的人在 10:00 有空。

        {% for row in rows %}
        - {{ row.name }}，{{ row.zone }}，工作 {{ row.start | clock }}-{{ row.end | clock }}
        {%- if row.rest %}，每项日程之后需要休息 {{ row.rest }} 分钟{% endif %}。没空：
        {{- row.busy | map("last") | join("；") }}
        {% endfor %}

        会议在 UTC 的整点或半点开始，中间不停，并且处于所有人的工作时间之内，与任何人的日程和休息都不重叠。
        请给出最长的会议有多少分钟（minutes）、有多少个开始时刻可以开这么长的会（count），
        以及其中最早的开始时刻在 UTC 的第几天（day，1 到 {{ days }}）、几点几分（time）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        length, day = Integer(1, unit="minutes"), Integer(1, instance.days)
        return Record(minutes=length, count=Integer(1), day=day, time=Clock())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        people = []
        for name in draw_names(rng, params.people):
            ahead = 30 * rng.randint(-params.zones, params.zones)
            start, end = 60 * rng.randint(8, 10), 60 * rng.randint(17, 19)
            rest = rng.choice((0, 10, 15, 15, 30)) if params.rest else 0
            entries = [
                (day, *span)
                for day in range(1, params.days + 1)
                for span in _entries(rng, start, end, rng.randint(1, params.entries), rest)
            ]
            people.append((name, ahead, start, end, rest, tuple(entries)))
        instance = self.Instance(days=params.days, people=tuple(people))
        lengths = {start: length for start in range(0, params.days * _DAY, 30) if (length := _room(instance, start))}
        longest = max(lengths.values(), default=0)
        first = [start for start, length in lengths.items() if length == longest]
        if longest < 15 or (len(first) < 2 and rng.random() < 0.9):
            raise task.Retry
        day, time = divmod(first[0], _DAY)
        return instance, {"minutes": longest, "count": len(first), "day": day + 1, "time": time}


def _entries(rng: Random, start: int, end: int, count: int, rest: int) -> list[tuple[int, int]]:
    """Draw entries in order, which do not overlap each other or their rests."""
    found: list[tuple[int, int]] = []
    for _ in range(20):
        begin = rng.randrange(start, end - 30, 15)
        stop = min(end, begin + rng.choice((30, 45, 60, 75, 90)))
        if len(found) < count and all(stop + rest <= a or begin >= b + rest for a, b in found):
            found.append((begin, stop))
    return sorted(found)


def _room(instance: GroupMeetingSlots.Instance, start: int) -> int:
    """Return how many minutes from `start`, in UTC since day 1, all are free without a break."""
    room = instance.days * _DAY
    for _, ahead, begin, end, rest, entries in instance.people:
        day, local = divmod(start + ahead, _DAY)
        if not (0 <= day < instance.days and begin <= local < end):
            return 0
        room = min(room, end - local)
        for when, a, b in entries:
            if when == day + 1 and a <= local < b + rest:
                return 0
            if when == day + 1 and local < a:
                room = min(room, a - local)
    return room


def _busy(day: int, entries: tuple[Entry, ...]) -> tuple[str, str]:
    """Write the entries of a day, which has one at least."""
    times = [f"{_clock(a)}-{_clock(b)}" for d, a, b in entries if d == day]
    return f"day {day}: {', '.join(times)}", f"第 {day} 天：{'、'.join(times)}"


def _clock(minutes: int) -> str:
    return f"{minutes // 60}:{minutes % 60:02}"
