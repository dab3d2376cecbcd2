"""One machine and jobs of several classes, which arrive, are run without interruption and have deadlines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter
from random import Random
from typing import NamedTuple

CLASSES = "ABCDE"
"""The names of classes, in order."""

AHEAD = 30
"""How far a dispatcher looks, in units of time."""


class Job(NamedTuple):
    """A job: its class, when it arrived, and when it must be done."""

    name: str
    arrived: int
    due: int


def by_class(values: Sequence[int]) -> dict[str, int]:
    """Name values by their classes.

    >>> by_class([3, 5])
    {'A': 3, 'B': 5}
    """
    return dict(zip(CLASSES, values, strict=False))


def draw_classes(rng: Random, count: int) -> list[tuple[int, int]]:
    """Draw the service time and the slack of each class; a slow one gets in the way of an urgent one.

    >>> sorted(slack > 3 for _, slack in draw_classes(Random(1), 3))
    [False, True, True]
    """
    classes = [(rng.randint(1, 3), rng.randint(1, 3)), (rng.randint(5, 8), rng.randint(10, 30))]
    classes += [(rng.randint(1, 6), rng.randint(10, 30)) for _ in range(count - 2)]
    rng.shuffle(classes)
    return classes


def draw_arrivals(rng: Random, gaps: Mapping[str, int], count: int) -> list[tuple[int, str]]:
    """Draw when jobs of each class arrive, at least a gap apart; the first `count` of all classes, with their times.

    >>> [time for time, _ in draw_arrivals(Random(1), {"A": 9}, 3)]
    [0, 9, 19]
    """
    arrivals: list[tuple[int, str]] = []
    for name, gap in gaps.items():
        time = rng.choice((0, rng.randint(0, gap)))
        for _ in range(count):
            arrivals.append((time, name))
            time += gap + rng.choice((0, 0, 0, 1, rng.randint(0, gap)))
    return sorted(arrivals)[:count]


def expected(now: int, gaps: Mapping[str, int], spans: Mapping[str, int], came: Mapping[str, int]) -> list[Job]:
    """Give the jobs of the time ahead if each class comes as soon as it can.

    `spans` are the times from arrival to deadline, `came` when a job of a class was last seen to arrive.

    >>> expected(0, {"A": 20}, {"A": 5}, {"A": -9})
    [Job(name='A', arrived=11, due=16)]
    """
    coming: list[Job] = []
    for name, gap in gaps.items():
        soonest = max(now + 1, came.get(name, -gap) + gap)
        coming += [Job(name, time, time + spans[name]) for time in range(soonest, now + AHEAD, gap)]
    return sorted(coming, key=attrgetter("arrived"))


def kept(services: Mapping[str, int], now: int, waiting: Iterable[Job], coming: Sequence[Job], start: str) -> int:
    """Return until when no deadline is missed if a class is started, then always the job with the earliest deadline.

    Where none of the jobs that wait is of the class `start`, the machine idles until the next job comes.

    >>> jobs = Job("A", 0, 3), Job("B", 0, 9)
    >>> [kept({"A": 2, "B": 5}, 0, jobs, (), start) for start in "AB"]
    [37, 3]
    """
    left, come = list(waiting), 0
    job = next((job for job in left if job.name == start), None)
    while left or come < len(coming):
        if job:
            left.remove(job)
            now += services[job.name]
            if now > job.due:
                return job.due
        else:
            now = coming[come].arrived if come < len(coming) else now + AHEAD
        while come < len(coming) and coming[come].arrived <= now:
            left.append(coming[come])
            come += 1
        job = min(left, key=attrgetter("due"), default=None)
        if job and job.due <= now:
            return job.due
    return now + AHEAD
