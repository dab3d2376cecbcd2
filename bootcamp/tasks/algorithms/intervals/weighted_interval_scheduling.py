"""Choose jobs with fixed times for one or more machines, so that their value is as great as possible.

Answer: the set of the chosen jobs; every best choice counts.
Harder: more jobs, more machines, cases on which the most valuable, the shortest and the earliest first fail.
Skills: search, planning
Source: original; interval scheduling, as in J. Kleinberg and E. Tardos, Algorithm Design (2005), section 6.1.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import le
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import braces, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Job = tuple[int, int, int]
"""Start, end and value."""

_RULES: tuple[Callable[[Job], float], ...] = (
    lambda job: -job[2],
    lambda job: job[1],
    lambda job: job[0],
    lambda job: -job[2] / (job[1] - job[0]),
)
"""The obvious orders: the most valuable, the first to end, the first to start, the best paid for its time."""


class WeightedIntervalScheduling(
    Task["WeightedIntervalScheduling.Params", "WeightedIntervalScheduling.Instance", frozenset[int]]
):
    version = 1

    class Params(task.Params):
        jobs: int = knob("the number of jobs", levels=(5, 6, 7, 9, 11, 10, 12, 13, 14, 16), ge=3, le=24)
        machines: int = knob("the number of machines", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 3), ge=1, le=4)
        day: int = knob("the latest time", levels=(14, 16, 18, 20, 24, 20, 24, 24, 30, 30), ge=8, le=100)

    class Instance(task.Instance):
        machines: int
        jobs: tuple[Job, ...]
        best: int
        """The greatest value."""

        def rows(self) -> list[tuple[int, ...]]:
            return [(number, *job) for number, job in enumerate(self.jobs, start=1)]

    prompt = Prompt(
        en=r"""
        {{ "A machine is" if machines == 1 else "%d machines are" % machines }} for hire. These jobs are offered, each
        for a fixed time and for a payment:

        {{ rows() | table(["job", "from", "to", "payment"]) }}

        A machine works on one job at a time; it can begin a job at the very time at which another one ends. A job needs
        one machine all the time from its start to its end. Give the set of the jobs to accept so that the payments are
        as much as possible in all. Any best choice will do.
        """,
        zh=r"""
        有 {{ machines }} 台机器出租。下列各项工作的时间固定，各有报酬：

        {{ rows() | table(["工作", "开始", "结束", "报酬"]) }}

        一台机器同一时间只做一项工作；它可以恰在一项工作结束的时刻开始另一项。一项工作从开始到结束始终需要一台机器。
        请写出应接受的工作的集合，使报酬总和最大。任何一种最优的选择都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[int]]:
        return Set(Integer(1, len(instance.jobs)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        jobs = set[Job]()
        while len(jobs) < params.jobs:
            start = rng.randint(0, params.day - 2)
            end = min(params.day, start + rng.randint(2, params.day // 2))
            jobs.add((start, end, (end - start) * 2 + rng.randint(-2, 4)))
        order = sorted(jobs)
        rng.shuffle(order)
        instance = self.Instance(machines=params.machines, jobs=tuple(order), best=0)
        answer = self.solve(instance)
        best = sum(order[number - 1][2] for number in answer)
        for rule in _RULES:
            ranked = sorted(enumerate(order, start=1), key=lambda one: rule(one[1]))
            chosen = _accept(instance, [number for number, _ in ranked])
            if sum(order[number - 1][2] for number in chosen) == best:
                raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> frozenset[int]:
        ranked = sorted(range(1, len(instance.jobs) + 1), key=lambda number: instance.jobs[number - 1])
        states: dict[tuple[int, ...], tuple[int, frozenset[int]]] = {(0,) * instance.machines: (0, frozenset())}
        for number in ranked:
            start, end, value = instance.jobs[number - 1]
            after = dict[tuple[int, ...], tuple[int, frozenset[int]]]()
            for busy, (worth, chosen) in states.items():
                moves = [(busy, worth, chosen)]
                free = [until for until in busy if until <= start]
                if free:  # the machine that became free last takes it
                    rest = list(busy)
                    rest.remove(max(free))
                    moves.append((tuple(sorted([*rest, end])), worth + value, chosen | {number}))
                for state, total, taken in moves:
                    if state not in after or total > after[state][0]:
                        after[state] = total, taken
            states = after
        return max(states.values(), key=lambda one: (one[0], sorted(one[1])))[1]

    def check(self, instance: Instance, answer: frozenset[int]) -> str:
        if _accept(instance, sorted(answer)) != answer:
            return "more jobs run at once than there are machines"
        worth = sum(instance.jobs[number - 1][2] for number in answer)
        return "" if worth == instance.best else "more can be earned"

    def key(self, instance: Instance) -> object:
        return [instance.machines, sorted(instance.jobs)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        states: dict[tuple[int, ...], tuple[int, tuple[int, ...]]] = {(0,) * instance.machines: (0, ())}
        for number in sorted(range(1, len(instance.jobs) + 1), key=lambda number: instance.jobs[number - 1]):
            start, end, value = instance.jobs[number - 1]
            after, told = dict(states), dict[tuple[int, ...], str]()
            for busy, (worth, chosen) in states.items():
                free = [place for place, until in enumerate(busy) if until <= start]
                if free:
                    state = tuple(sorted([*busy[: free[-1]], *busy[free[-1] + 1 :], end]))
                    if state not in after or worth + value > after[state][0]:
                        after[state] = worth + value, (*chosen, number)
                        told[state] = f"{sequence(state)}: {worth} + {value} = {worth + value}"
            states = {}
            for state, held in sorted(after.items(), key=lambda one: (-one[1][0], one[0])):
                if not any(all(map(le, one, state)) for one in states):  # worth less, and free later
                    states[state] = held
            kept = [text for state, text in told.items() if state in states]
            lines.append(f"{number} ({start}-{end}) {'; '.join(kept) or '-'}")
        best, chosen = max(states.values())
        return "\n".join([*lines, f"{best}: {braces(chosen)}"])


def _accept(instance: WeightedIntervalScheduling.Instance, numbers: list[int]) -> frozenset[int]:
    """Accept jobs in this order, as far as there is a machine for each."""
    taken: list[Job] = []
    accepted = set()
    for number in numbers:
        job = instance.jobs[number - 1]
        held = [*taken, job]
        if all(sum(one[0] <= time < one[1] for one in held) <= instance.machines for time, _, _ in held):
            taken.append(job)
            accepted.add(number)
    return frozenset(accepted)
