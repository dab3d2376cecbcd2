"""Find when most people are there, from the times at which groups come and go.

Answer: the greatest number, for how long it lasts in all, and when it is first reached; unique.
Harder: more groups, groups that return, times of day, intervals with or without their ends.
Skills: arithmetic, simulation
Source: original; a sweep over the ends of intervals.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Clock, Format, Integer, Record

Visit = tuple[str, int, int, int]
"""Name, size, minute of coming and minute of leaving."""
_SETTINGS = (
    ("A museum", "visitors", "一座博物馆", "参观者"),
    ("A library", "readers", "一座图书馆", "读者"),
    ("A swimming pool", "bathers", "一个游泳池", "泳客"),
    ("A climbing hall", "climbers", "一个攀岩馆", "攀岩者"),
    ("A market hall", "customers", "一个集市大厅", "顾客"),
    ("A botanical garden", "guests", "一座植物园", "游客"),
    ("A skating rink", "skaters", "一个溜冰场", "溜冰者"),
    ("A fairground", "guests", "一个游乐场", "游人"),
)


class BusiestMoments(Task["BusiestMoments.Params", "BusiestMoments.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        visits: int = knob("the number of visits", levels=(4, 5, 6, 8, 10, 12, 14, 17, 21, 26), ge=3, le=50)
        step: int = knob("the minutes of which times are multiples", levels=(15, 10, 10, 5, 5, 5, 5, 1, 1, 1), ge=1)
        size: int = knob("the largest group", levels=(5, 6, 8, 9, 9, 12, 15, 20, 25, 30), ge=1, le=99)

    class Instance(task.Told):
        settings = _SETTINGS

        visits: tuple[Visit, ...]

        def rows(self) -> list[tuple[object, ...]]:
            return [(name, size, _clock(start), _clock(end)) for name, size, start, end in self.visits]

    prompt = Prompt(
        en=r"""
        {{ words(language)[0] }} is empty at first. Groups of {{ words(language)[1] }} come and go on one day, some of
        them more than once:

        {{ rows() | table(["group", "size", "comes", "leaves"]) }}

        A group is there from the minute at which it comes, and no longer at the minute at which it leaves.
        Give "most" (the greatest number of {{ words(language)[1] }} who are there at once), "minutes" (for how many
        minutes in all so many are there) and "first" (the time at which so many are there first).
        """,
        zh=r"""
        {{ words(language)[0] }}最初没有人。一天之中，一批批{{ words(language)[1] }}来了又走，有的不止来一次：

        {{ rows() | table(["批", "人数", "到来", "离开"]) }}

        每批人从到来的那一刻起在场，到离开的那一刻便不再在场。请给出 "most"（同时在场的最多人数）、
        "minutes"（总共有多少分钟达到这个人数）和 "first"（首次达到这个人数的时刻）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(most=Integer(low=0), minutes=Integer(low=0, unit="minutes"), first=Clock())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        names = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[: max(3, params.visits * 3 // 4)]
        slots = range(8 * 60 // params.step, 20 * 60 // params.step)
        sizes = {name: rng.randint(1, params.size) for name in names}
        visits: list[Visit] = []
        while len(visits) < params.visits:
            start = rng.choice(slots)
            end = start + rng.randint(1, max(2, 180 // params.step))
            name = rng.choice(names)
            spans = [(first, last) for one, _, first, last in visits if one == name]
            if all(end * params.step <= first or last <= start * params.step for first, last in spans):
                visits.append((name, sizes[name], start * params.step, end * params.step))
        instance = self.Instance(setting=rng.randrange(len(_SETTINGS)), visits=tuple(visits))
        answer = self.solve(instance)
        largest = max(visits, key=lambda visit: visit[1])
        if answer["most"] <= largest[1] or answer["first"] == min(visit[2] for visit in visits):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        there = _there(instance)
        most = max(there.values())
        spans = [(time, after) for time, after in pairwise(there) if there[time] == most]
        return {"most": most, "minutes": sum(after - time for time, after in spans), "first": spans[0][0]}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, there, before, total = list[str](), _there(instance), 0, 0
        for time, count in there.items():
            gone = [f"-{size}" for _, size, _, end in instance.visits if end == time]
            come = [f"+{size}" for _, size, start, _ in instance.visits if start == time]
            lines.append(f"{_clock(time)}: {before}{''.join(come + gone)}={count}")
            before = count
        most = max(there.values())
        for time, after in pairwise(there):
            if there[time] == most:
                new = total + after - time
                lines.append(f"{most}: {_clock(time)}-{_clock(after)}, {total}+{after - time}={new}")
                total = new
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return sorted(visit[1:] for visit in instance.visits)


def _there(instance: BusiestMoments.Instance) -> dict[int, int]:
    """Give how many are there from each time on at which somebody comes or leaves."""
    times = sorted({time for _, _, start, end in instance.visits for time in (start, end)})
    return {time: sum(size for _, size, start, end in instance.visits if start <= time < end) for time in times}


def _clock(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02}"
