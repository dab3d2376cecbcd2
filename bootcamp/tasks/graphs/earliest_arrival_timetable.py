"""Find the earliest arrival at a stop by the trips of a timetable.

Answer: a time of day; it is unique.
Harder: more stops and trips, journeys of more trips, time needed for changing.
Skills: search, planning
Source: Dibbelt, Pajor, Strasser and Wagner, Connection Scan Algorithm (2018), arXiv 1703.05997.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.lib.prompts import clock
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Clock

Trip = tuple[str, int, str, int]  # from, departs, to, arrives; times are minutes after midnight


class EarliestArrivalTimetable(Task["EarliestArrivalTimetable.Params", "EarliestArrivalTimetable.Instance", int]):
    version = 1

    class Params(task.Params):
        stops: int = knob("how many stops there are", levels=(4, 5, 6, 7, 8, 10, 12, 15, 18, 22), ge=3, le=26)
        trips: int = knob(
            "how many trips the timetable lists", levels=(6, 9, 12, 16, 22, 32, 45, 65, 90, 130), ge=4, le=200
        )
        change: int = knob(
            "how many minutes a change takes at least", levels=(0, 0, 2, 3, 4, 5, 5, 6, 7, 7), ge=0, le=15
        )
        legs: int = knob(
            "how many trips the fastest journey takes at least", levels=(1, 2, 2, 2, 3, 3, 4, 4, 5, 5), ge=1, le=8
        )

    class Instance(task.Instance):
        trips: tuple[Trip, ...]
        change: int
        origin: str
        target: str
        ready: int

        @property
        def rows(self) -> list[tuple[str, str, str, str]]:
            return [(start, clock(departs), end, clock(arrives)) for start, departs, end, arrives in self.trips]

    answer = Clock()
    prompt = Prompt(
        en=r"""
        A timetable lists direct trips on one day:

        {{ rows | table(["from", "departs", "to", "arrives"]) }}

        {% if change %}
        Changing from one trip to the next takes at least {{ change }} minutes: the next trip must depart
        {{ change }} minutes after the arrival or later. The first trip needs no such time.
        {% else %}
        Changing takes no time: the next trip may depart at the very minute of the arrival.
        {% endif %}
        You are at {{ origin }} and can leave at {{ ready | clock }} or later.
        At what time can you be at {{ target }} at the earliest?
        """,
        zh=r"""
        时刻表列出了某一天的直达班次（from 出发站、departs 发车、to 到达站、arrives 到达）：

        {{ rows | table(["from", "departs", "to", "arrives"]) }}

        {% if change %}
        换乘至少需要 {{ change }} 分钟：下一班次必须在到达后 {{ change }} 分钟或更晚发车。乘坐第一班不需要这段时间。
        {% else %}
        换乘不需要时间：下一班次可以恰好在到达的那一分钟发车。
        {% endif %}
        你在 {{ origin }}，{{ ready | clock }} 或之后可以出发。
        最早几点能到达 {{ target }}？
        """,
    )

    def key(self, instance: Instance) -> object:
        return instance.model_dump() | {"trips": sorted(instance.trips)}

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        names, ready = labels(params.stops, "letters"), rng.randint(300, 600)
        for _ in range(100):
            early, late = (rng.randint(1, 3), rng.randint(1, 3)) if params.change else (0, 0)
            trips = tuple(_draw_trip(names, ready, rng) for _ in range(params.trips - early - late))
            journeys = _journeys(trips, names[0], ready, params.change)
            far = [name for name in names[1:] if journeys.get(name, (0, 0))[1] >= params.legs]
            if far:
                target = rng.choice(far)
                if params.change:
                    new = [
                        *trips,
                        *_traps(trips, journeys, (names[0], target), ready, params.change, (early, late), rng),
                    ]
                    trips = tuple(rng.sample(new, len(new)))
                instance = self.Instance(trips=trips, change=params.change, origin=names[0], target=target, ready=ready)
                return instance, journeys[target][0]
        raise task.Retry

    def solve(self, instance: Instance) -> int:
        return _journeys(instance.trips, instance.origin, instance.ready, instance.change)[instance.target][0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        said = {"en": ("not reached", "too late", "no gain", "the earliest at"),
                "zh": ("未到达", "太迟", "没有改进", "最早到达")}[language]  # fmt: skip
        best, goal, lines = {instance.origin: instance.ready - instance.change}, instance.target, []
        for start, departs, end, arrives in sorted(instance.trips, key=lambda trip: trip[1]):
            if departs >= best.get(goal, departs + 1):
                break
            trip = f"{clock(departs)} {start} → {end} {clock(arrives)}"
            if start not in best:
                lines.append(f"{trip}: {start} {said[0]}")
            elif (least := best[start] + instance.change) > departs:
                lines.append(f"{trip}: {clock(departs)} < {clock(least)}, {said[1]}")
            elif best.get(end, arrives + 1) <= arrives:
                lines.append(f"{trip}: {said[2]}")
            else:
                best[end] = arrives
                lines.append(f"{trip}: {end} {clock(arrives)}")
        return "\n".join([*lines, f"{said[3]} {goal}: {clock(best[goal])}"])


def _draw_trip(names: tuple[str, ...] | list[str], ready: int, rng: Random) -> Trip:
    start, end = rng.sample(names, 2)
    departs = ready + rng.randint(-30, 360)
    return start, departs, end, departs + rng.randint(5, 60)


def _traps(
    trips: tuple[Trip, ...],
    journeys: dict[str, tuple[int, int]],
    ends: tuple[str, str],
    ready: int,
    change: int,
    counts: tuple[int, int],
    rng: Random,
) -> list[Trip]:
    """Draw trips to the target that do not help: first one that is just missed, others too early, and late ones."""
    origin, target = ends
    best = journeys[target][0]
    reached = {name: arrival for name, (arrival, _) in journeys.items()} | {origin: ready - change}
    last = next(s for s, d, e, a in trips if (e, a) == (target, best) and reached.get(s, d) + change <= d)
    departs = reached[last] + rng.randrange(change)
    found = [(last, departs, target, rng.randint(departs + 3, best - 1))]
    others = sorted({name for name, *_ in trips} - {target})
    for _ in range(100):
        if len(found) == sum(counts):
            return found
        start, length, soon = rng.choice(others), rng.randint(5, 60), len(found) < counts[0]
        arrives = best - rng.randint(1, 40) if soon else best + rng.randint(1, 60)
        departs = arrives - length
        usable = start in reached and reached[start] + change <= departs
        if not soon or not usable:
            found.append((start, departs, target, arrives))
    raise task.Retry


def _journeys(trips: tuple[Trip, ...], origin: str, ready: int, change: int) -> dict[str, tuple[int, int]]:
    """Give the earliest arrival at each stop that can be reached, and the number of trips that it takes."""
    best: dict[str, tuple[int, int]] = {}
    for start, departs, end, arrives in sorted(trips, key=lambda trip: trip[1]):
        changed = start in best and best[start][0] + change <= departs
        if (start == origin and departs >= ready) or changed:
            legs = 1 if start == origin else best[start][1] + 1
            best[end] = min(best.get(end, (arrives, legs)), (arrives, legs))
    return best
