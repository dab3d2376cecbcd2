"""Choose a job for each day, within the first and last days of the jobs, for the greatest profit.
profit.

Answer: a day for each chosen job; every best plan counts.
Harder: more jobs, tighter deadlines, jobs that come in later.
Skills: search, planning
Source: original; unit jobs with deadlines, J. R. Jackson (1955), as an assignment.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping

Plan = dict[int, int]
Job = tuple[int, int, int]
"""First day, last day and profit."""


class JobDeadlinesProfit(Task["JobDeadlinesProfit.Params", "JobDeadlinesProfit.Instance", Plan]):
    version = 1

    class Params(task.Params):
        jobs: int = knob("the number of jobs", levels=(4, 5, 7, 8, 10, 12, 14, 16, 19, 23), ge=3, le=40)
        days: int = knob("the number of days", levels=(3, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=2, le=20)
        profit: int = knob("the greatest profit", levels=(9, 12, 20, 25, 30, 40, 50, 60, 75, 90), ge=5, le=999)

    class Instance(task.Instance):
        days: int
        jobs: tuple[Job, ...]
        best: int

        def rows(self) -> list[tuple[int, ...]]:
            return [(number, *job) for number, job in enumerate(self.jobs, start=1)]

    prompt = Prompt(
        en=r"""
        Jobs take one day each, and one job can be done on each of the days 1 to {{ days }}. A job can be done from its
        first to its last day and then brings its profit; it need not be done.

        {{ rows() | table(["job", "first day", "last day", "profit"]) }}

        Choose jobs and a day for each so that the total profit is as great as possible. Give the days with their jobs,
        as day: job, for the days on which a job is done. Any best plan will do.
        """,
        zh=r"""
        每项工作需要一天，第 1 到第 {{ days }} 天中每天可以做一项。一项工作可以在它的首日到末日之间做，做了就得到利润；
        也可以不做。

        {{ rows() | table(["工作", "首日", "末日", "利润"]) }}

        请选择工作并为每项安排一天，使总利润尽可能大。对安排了工作的日子，按“日子: 工作”写出。任何一种最优的安排都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Mapping(Integer(1, instance.days), Integer(1, len(instance.jobs)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        jobs = []
        for _ in range(params.jobs):
            first = max(1, rng.randint(-params.days // 2, params.days))
            jobs.append((first, rng.randint(first, params.days), rng.randint(1, params.profit)))
        instance = self.Instance(days=params.days, jobs=tuple(jobs), best=0)
        answer = self.solve(instance)
        best = _profit(instance, answer)
        for rule in _RULES:
            ranked = [number for number, _ in sorted(enumerate(jobs, start=1), key=lambda one: rule(one[1]))]
            plans = [_one_by_one(instance, ranked, late) for late in (False, True)]
            if params.jobs > 5 and best in [_profit(instance, plan) for plan in plans]:
                raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> Plan:
        job_on: Plan = {}  # jobs in order of profit join by augmenting paths, which is optimal for a matroid
        for number in _ranked(instance):
            _place(instance, job_on, number)
        return dict(sorted(job_on.items()))

    def check(self, instance: Instance, answer: Plan) -> str:
        if len(set(answer.values())) < len(answer):
            return "a job is done twice"
        for day, number in answer.items():
            first, last, _ = instance.jobs[number - 1]
            if not first <= day <= last:
                return f"job {number} cannot be done on day {day}"
        return "" if _profit(instance, answer) == instance.best else "more profit is possible"

    def key(self, instance: Instance) -> object:
        return [instance.days, sorted(instance.jobs)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        ranked = _ranked(instance)
        lines = [", ".join(f"{number} ({instance.jobs[number - 1][2]})" for number in ranked)]
        job_on: Plan = {}
        for number in ranked:
            moved, seen = _place(instance, job_on, number)
            if moved:
                told = ", ".join(f"{one} → {day}" for one, day in moved)
                days = [job_on.get(day, "-") for day in range(1, instance.days + 1)]
                lines.append(f"{number}: {told}; {sequence(days)}")
            else:
                held = (
                    f"{day} {job_on[day]} ({'-'.join(map(str, instance.jobs[job_on[day] - 1][:2]))})"
                    for day in sorted(seen)
                )
                lines.append(f"{number} ✗ {', '.join(held)}")
        return "\n".join(lines)


def _ranked(instance: JobDeadlinesProfit.Instance) -> list[int]:
    return sorted(range(1, len(instance.jobs) + 1), key=lambda number: -instance.jobs[number - 1][2])


def _place(instance: JobDeadlinesProfit.Instance, job_on: Plan, number: int) -> tuple[list[tuple[int, int]], set[int]]:
    """Put a job on a day, moving others if need be: give the jobs with their new days, and the days looked at."""
    seen: set[int] = set()
    moved: list[tuple[int, int]] = []

    def place(number: int) -> bool:
        first, last, _ = instance.jobs[number - 1]
        for day in range(first, last + 1):
            if day not in seen:
                seen.add(day)
                if day not in job_on or place(job_on[day]):
                    job_on[day] = number
                    moved.append((number, day))
                    return True
        return False

    place(number)
    return moved, seen


def _profit(instance: JobDeadlinesProfit.Instance, plan: Plan) -> int:
    return sum(instance.jobs[number - 1][2] for number in plan.values())


_RULES: tuple[Callable[[Job], tuple[int, ...]], ...] = (
    lambda job: (-job[2],),
    lambda job: (job[1], -job[2]),
    lambda job: (job[0], -job[2]),
)
"""The greatest profit, the first last day, the first first day first."""


def _one_by_one(instance: JobDeadlinesProfit.Instance, numbers: list[int], late: bool) -> Plan:
    """Put each job on its first free day or, with `late`, its last one, if there is one."""
    plan: Plan = {}
    for number in numbers:
        first, last, _ = instance.jobs[number - 1]
        free = [day for day in range(first, last + 1) if day not in plan]
        if free:
            plan[free[-1] if late else free[0]] = number
    return plan
