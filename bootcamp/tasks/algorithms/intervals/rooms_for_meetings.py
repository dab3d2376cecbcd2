"""Give meetings rooms, as few as possible, where a room needs some minutes between meetings.

Answer: a room for each meeting; every way with the fewest rooms counts.
Harder: more meetings, longer breaks, lists on which taking the meetings as listed or by their ends fails.
Skills: planning, arithmetic
Source: original; interval partitioning, as in J. Kleinberg and E. Tardos, Algorithm Design (2005), section 4.1.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import clock
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping

Rooms = dict[int, int]
_SETTINGS = (
    ("Meetings", "meeting", "room", "to be aired", "会议", "会议", "房间", "通风"),
    ("Lessons", "lesson", "classroom", "to be tidied", "课", "课", "教室", "整理"),
    ("Operations", "operation", "theatre", "to be cleaned", "手术", "手术", "手术室", "清洁"),
    ("Flights", "flight", "gate", "to be cleared", "航班", "航班", "登机口", "腾空"),
    ("Games", "game", "court", "to be swept", "比赛", "比赛", "场地", "清扫"),
    ("Rehearsals", "rehearsal", "stage", "to be reset", "排练", "排练", "舞台", "复原"),
    ("Interviews", "interview", "booth", "to be prepared", "面试", "面试", "隔间", "准备"),
    ("Recordings", "recording", "studio", "to be set up", "录音", "录音", "录音棚", "调试"),
)


class RoomsForMeetings(Task["RoomsForMeetings.Params", "RoomsForMeetings.Instance", Rooms]):
    version = 1

    class Params(task.Params):
        meetings: int = knob("the number of meetings", levels=(4, 6, 10, 12, 13, 15, 17, 20, 25, 30), ge=3, le=50)
        pause: int = knob("the longest break", levels=(0, 5, 5, 5, 10, 10, 15, 15, 20, 20), ge=0, le=60)

    class Instance(task.Told):
        settings = _SETTINGS

        meetings: tuple[tuple[int, int], ...]
        """Minutes at which each begins and ends."""
        pause: int
        fewest: int

        def rows(self) -> list[tuple[object, ...]]:
            return [(number, clock(one), clock(two)) for number, (one, two) in enumerate(self.meetings, start=1)]

    prompt = Prompt(
        en=r"""
        {{ words(language)[0] }} take place on one day:

        {{ rows() | table([words(language)[1], "begins", "ends"]) }}

        Give each one a {{ words(language)[2] }} in which nothing else takes place at the same time.
        {% if pause %}
        After each {{ words(language)[1] }} its {{ words(language)[2] }} needs {{ pause }} minutes
        {{ words(language)[3] }}; the next one may begin there as soon as these are over.
        {% else %}
        The next one may begin there at the very minute at which another {{ words(language)[1] }} ends.
        {% endif %}
        Use as few {{ words(language)[2] }}s as possible. Call them 1, 2, 3, ... and give, for each
        {{ words(language)[1] }}, its number and the number of its {{ words(language)[2] }}. Any way with as few as
        possible will do.
        """,
        zh=r"""
        一天之中有下列{{ words(language)[0] }}：

        {{ rows() | table(["编号", "开始", "结束"]) }}

        请为每一项安排一个{{ words(language)[2] }}，同一时间那里没有别的{{ words(language)[0] }}。
        {% if pause %}
        每一项结束后，所在的{{ words(language)[2] }}需要 {{ pause }} 分钟{{ words(language)[3] }}，
        时间一到即可开始下一项。
        {% else %}
        一项结束的那一分钟，下一项即可在那里开始。
        {% endif %}
        使用的{{ words(language)[2] }}要尽可能少，依次称为 1, 2, 3, ...。
        请对每一项写出它的编号和所在{{ words(language)[2] }}的编号。任何一种数目最少的安排都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Rooms]:
        numbers = range(1, len(instance.meetings) + 1)
        number = Integer(1, len(instance.meetings))
        return Mapping(number, number, required=tuple(numbers))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rooms]:
        step = 5 if params.meetings > 8 else 15
        meetings = set[tuple[int, int]]()
        while len(meetings) < params.meetings:
            start = rng.randrange(9 * 60 // step, 17 * 60 // step)
            meetings.add((start * step, (start + rng.randint(30 // step, 150 // step)) * step))
        order = sorted(meetings)
        rng.shuffle(order)
        pause = rng.randrange((params.pause + 5) // 10 * 5, params.pause + 1, 5)
        setting = rng.randrange(len(_SETTINGS))
        instance = self.Instance(setting=setting, meetings=tuple(order), pause=pause, fewest=0)
        answer = self.solve(instance)
        fewest = max(answer.values())
        if not 1 < fewest < params.meetings - 1:
            raise task.Retry
        plain = _plain_orders(instance) if params.meetings > 8 else []
        if any(max(_first_free(instance, ranked).values()) == fewest for ranked in plain):
            raise task.Retry
        return instance.model_copy(update={"fewest": fewest}), answer

    def solve(self, instance: Instance) -> Rooms:
        numbers = range(1, len(instance.meetings) + 1)
        return _first_free(instance, sorted(numbers, key=lambda number: instance.meetings[number - 1]))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, free = [], dict[int, int]()  # the minute from which each room is free
        rooms = self.solve(instance)
        for number in sorted(rooms, key=lambda number: instance.meetings[number - 1]):
            start, end = instance.meetings[number - 1]
            free[rooms[number]] = end + instance.pause
            told = f"{number}. {clock(start)}: {rooms[number]}"
            lines.append(f"{told}; " + ", ".join(f"{room} {clock(time)}" for room, time in sorted(free.items())))
        return "\n".join(lines)

    def check(self, instance: Instance, answer: Rooms) -> str:
        for one, two in combinations(answer, 2):
            if answer[one] == answer[two] and _clash(instance, one, two):
                return f"{one} and {two} cannot both be in {answer[one]}"
        return "" if len(set(answer.values())) == instance.fewest else "fewer are enough"

    def key(self, instance: Instance) -> object:
        return [sorted(instance.meetings), instance.pause]


def _clash(instance: RoomsForMeetings.Instance, one: int, two: int) -> bool:
    (start, end), (other_start, other_end) = instance.meetings[one - 1], instance.meetings[two - 1]
    return start < other_end + instance.pause and other_start < end + instance.pause


def _first_free(instance: RoomsForMeetings.Instance, numbers: Iterable[int]) -> Rooms:
    """Put the meetings, in this order, each into the first room that is free for it."""
    rooms: Rooms = {}
    for number in numbers:
        taken = {room for other, room in rooms.items() if _clash(instance, number, other)}
        rooms[number] = next(room for room in range(1, len(instance.meetings) + 1) if room not in taken)
    return dict(sorted(rooms.items()))


def _plain_orders(instance: RoomsForMeetings.Instance) -> list[list[int]]:
    """The obvious orders that fail at times: as listed, by end, the shortest first."""
    numbers = range(1, len(instance.meetings) + 1)
    spans = {number: instance.meetings[number - 1] for number in numbers}
    by_length = sorted(numbers, key=lambda number: spans[number][1] - spans[number][0])
    return [list(numbers), sorted(numbers, key=lambda number: spans[number][1]), by_length]
