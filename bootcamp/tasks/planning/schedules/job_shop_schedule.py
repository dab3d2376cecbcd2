"""Schedule jobs whose operations need machines in fixed orders, so that all are done by a given time.

Answer: the start times of each job's operations; every schedule that ends in time counts.
Harder: more jobs and machines, longer durations; the given time is the earliest possible one.
Skills: planning, search
Source: original; job-shop scheduling, B. Giffler and G. L. Thompson (1960).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Sequence, Word

Starts = dict[str, tuple[int, ...]]
Jobs = tuple[tuple[tuple[int, int], ...], ...]
"""For each job its operations in order: machine, from 0, and duration."""

_BUDGET = 3000


class JobShopSchedule(Task["JobShopSchedule.Params", "JobShopSchedule.Instance", Starts]):
    version = 1

    class Params(task.Params):
        jobs: int = knob("the number of jobs", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 5), ge=2, le=6)
        machines: int = knob("the number of machines", levels=(2, 3, 3, 3, 3, 4, 3, 4, 4, 4), ge=2, le=6)
        longest: int = knob("the longest duration", levels=(4, 5, 5, 7, 9, 9, 9, 9, 12, 12), ge=2, le=30)

    class Instance(task.Instance):
        jobs: Jobs
        limit: int
        """The earliest time by which all jobs can be done."""

        def names(self) -> tuple[str, ...]:
            return tuple(f"J{i + 1}" for i in range(len(self.jobs)))

        def lines(self, language: str) -> list[str]:
            lines = []
            for name, job in zip(self.names(), self.jobs, strict=True):
                parts = [f"M{machine + 1} {time}" for machine, time in job]
                lines.append(f"{name}: {', '.join(parts)}" if language == "en" else f"{name}：{'，'.join(parts)}")
            return lines

    prompt = Prompt(
        en="""
        Each job consists of operations that are carried out in the order given, each on a machine for a number of
        minutes ("M2 5" is an operation of 5 minutes on machine M2):

        {{ lines(language) | bullets }}

        - An operation of a job starts at the earliest when the one before it has ended.
        - A machine works on one operation at a time and does not interrupt it. It can start one at the very minute at
          which another one ends.
        - All jobs are ready at minute 0. All operations must have ended by minute {{ limit }}.

        Give for every job the list of the start minutes of its operations, in order. Any schedule that keeps to the
        rules will do.
        """,
        zh="""
        每项工作由若干道工序组成，必须按所给次序进行，每道工序在一台机器上进行若干分钟
        （“M2 5”表示在机器 M2 上进行 5 分钟的工序）：

        {{ lines(language) | bullets }}

        - 一项工作的每道工序，最早在前一道工序结束时开始。
        - 一台机器同一时间只进行一道工序，中途不间断；它可以恰在一道工序结束的那一分钟开始另一道。
        - 所有工作从第 0 分钟起就可以开始。全部工序最迟在第 {{ limit }} 分钟结束。

        请对每项工作依次写出各道工序开始的分钟。任何符合规则的安排都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Starts]:
        return Mapping(Word(instance.names()), Sequence(Integer(0)), required=instance.names())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Starts]:
        jobs = tuple(
            tuple((m, rng.randint(1, params.longest)) for m in rng.sample(range(params.machines), params.machines))
            for _ in range(params.jobs)
        )
        ends = [_dispatch(jobs, rule)[1] for rule in _RULES]
        found, end = _search(jobs, min(ends))
        if params.jobs > 2 and end >= min(ends):
            raise task.Retry
        if not found:  # a rule is best
            found, end = min((_dispatch(jobs, rule) for rule in _RULES), key=lambda one: one[1])
        instance = self.Instance(jobs=jobs, limit=end)
        return instance, dict(zip(instance.names(), found, strict=True))

    def check(self, instance: Instance, answer: Starts) -> str:
        busy: dict[int, list[tuple[int, int]]] = {}
        for name, job in zip(instance.names(), instance.jobs, strict=True):
            if len(answer[name]) != len(job):
                return f"{name} does not have a start for each of its operations"
            free = 0
            for start, (machine, time) in zip(answer[name], job, strict=True):
                if start < free:
                    return f"an operation of {name} starts before the one before it has ended"
                free = start + time
                busy.setdefault(machine, []).append((start, free))
            if free > instance.limit:
                return f"{name} ends too late"
        for machine, spans in sorted(busy.items()):
            spans.sort()
            if any(one[1] > other[0] for one, other in pairwise(spans)):
                return f"M{machine + 1} works on two operations at once"
        return ""

    def key(self, instance: Instance) -> object:
        return sorted(instance.jobs)


_Rule = Callable[[int, int, int, int], tuple[int, ...]]
_RULES: tuple[_Rule, ...] = (
    lambda job, start, time, left: (job,),
    lambda job, start, time, left: (-job,),
    lambda job, start, time, left: (start, time, job),
    lambda job, start, time, left: (start, -time, job),
    lambda job, start, time, left: (time, job),
    lambda job, start, time, left: (start, job),
    lambda job, start, time, left: (start, -left, job),
    lambda job, start, time, left: (-left, job),
    lambda job, start, time, left: (start + time, -left, job),
)
"""Which operation is next, by its job, its earliest start, its duration and the work left of its job: job after job,
shortest first, most work left first, ..."""


def _dispatch(jobs: Jobs, rule: _Rule) -> tuple[list[tuple[int, ...]], int]:
    """Put operations one by one as early as possible behind those on their machine."""
    starts: list[tuple[int, ...]] = [()] * len(jobs)
    ready, free = [0] * len(jobs), [0] * 10
    while any(len(done) < len(job) for done, job in zip(starts, jobs, strict=True)):
        choices = []
        for j, job in enumerate(jobs):
            if len(starts[j]) < len(job):
                machine, time = job[len(starts[j])]
                begin = max(ready[j], free[machine])
                left = sum(time for _, time in job[len(starts[j]) :])
                choices.append((rule(j, begin, time, left), j, begin, machine, time))
        _, j, begin, machine, time = min(choices)
        starts[j] += (begin,)
        ready[j] = free[machine] = begin + time
    return starts, max(ready)


def _search(jobs: Jobs, bound: int) -> tuple[list[tuple[int, ...]], int]:
    """Find a schedule that ends before `bound`, as early as possible, among active ones; no schedule if none does."""
    best: tuple[list[tuple[int, ...]], int] = ([], bound)
    nodes = 0

    def extend(starts: list[tuple[int, ...]], ready: list[int], free: list[int]) -> None:
        nonlocal best, nodes
        nodes += 1
        if nodes > _BUDGET:
            raise task.Retry
        left = [job[len(done) :] for job, done in zip(jobs, starts, strict=True)]
        tails = [begin + sum(time for _, time in rest) for begin, rest in zip(ready, left, strict=True)]
        loads = [begin + sum(t for rest in left for m, t in rest if m == k) for k, begin in enumerate(free)]
        if max(tails + loads) >= best[1]:
            return
        open_ = [(max(ready[j], free[rest[0][0]]), j) for j, rest in enumerate(left) if rest]
        if not open_:
            best = starts, max(ready)
            return
        end, machine = min((begin + left[j][0][1], left[j][0][0]) for begin, j in open_)
        for begin, j in sorted(open_):
            if left[j][0][0] == machine and begin < end:
                until = begin + left[j][0][1]
                extend(
                    [*starts[:j], (*starts[j], begin), *starts[j + 1 :]],
                    [*ready[:j], until, *ready[j + 1 :]],
                    [*free[:machine], until, *free[machine + 1 :]],
                )

    extend([()] * len(jobs), [0] * len(jobs), [0] * (1 + max(m for job in jobs for m, _ in job)))
    return best
