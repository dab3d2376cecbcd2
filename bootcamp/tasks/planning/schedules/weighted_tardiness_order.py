"""Order jobs on one machine so that weighted lateness, and earliness where it counts, is least.

Answer: the order of the jobs; every best order counts.
Harder: more jobs, penalties for being early too.
Skills: optimization, planning
Source: original; single-machine weighted tardiness, E. L. Lawler (1977).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Order = tuple[int, ...]
Job = tuple[int, int, int, int]
"""Duration, due date, cost of a day late, cost of a day early."""

_RULES: tuple[Callable[[Job], int], ...] = (
    lambda job: job[1],
    lambda job: job[0],
    lambda job: -job[2],
    lambda job: job[1] - job[0],
    lambda job: -job[2] * 1000 // job[0],
)
"""First due, shortest, dearest, least slack, dearest for its time."""


class WeightedTardinessOrder(Task["WeightedTardinessOrder.Params", "WeightedTardinessOrder.Instance", Order]):
    version = 1

    class Params(task.Params):
        jobs: int = knob("the number of jobs", levels=(3, 4, 5, 6, 6, 7, 8, 9, 10, 11), ge=2, le=12)
        longest: int = knob("the longest duration", levels=(5, 6, 8, 9, 9, 10, 10, 12, 12, 15), ge=2, le=40)
        early: bool = knob("being early costs too", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        hidden = ("best",)

        jobs: tuple[Job, ...]
        early: bool
        best: int

        def rows(self) -> list[list[int]]:
            return [[number, *job[: 3 + self.early]] for number, job in enumerate(self.jobs, start=1)]

        def head(self, language: str) -> list[str]:
            heads = ["job", "duration", "due date", "cost per day late", "cost per day early"]
            if language == "zh":
                heads = ["工作", "用时", "期限", "每迟一天的费用", "每早一天的费用"]
            return heads[: 4 + self.early]

    prompt = Prompt(
        en="""
        A machine carries out these jobs one after the other, from time 0 on and without a pause; times are in days:

        {{ rows() | table(head(language)) }}

        A job that ends after its due date costs its cost per day late for each day of the difference.
        {%- if early %} A job that ends before its due date costs its cost per day early for each day of the difference.
        {%- endif %} Give the order of the jobs, by their numbers, with the least total cost. Any best order will do.
        """,
        zh="""
        一台机器从时刻 0 起不间断地依次完成下列工作，时间以天计：

        {{ rows() | table(head(language)) }}

        工作若在期限之后完成，每晚一天付一次“每迟一天的费用”。
        {%- if early %}工作若在期限之前完成，每早一天付一次“每早一天的费用”。{% endif %}
        请写出总费用最小的工作次序（用编号）。任何一种最优的次序都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Order]:
        return Sequence(Integer(1, len(instance.jobs)), length=len(instance.jobs))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Order]:
        times = [rng.randint(1, params.longest) for _ in range(params.jobs)]
        jobs = tuple(
            (time, rng.randint(time, max(time + 1, sum(times) * 4 // 5)), rng.randint(1, 9), rng.randint(1, 4))
            for time in times
        )
        if not params.early:
            jobs = tuple((*job[:3], 0) for job in jobs)
        instance = self.Instance(jobs=jobs, early=params.early, best=0)
        answer = self.solve(instance)
        best = _cost(instance, answer)
        numbers = range(1, params.jobs + 1)
        orders = [tuple(sorted(numbers, key=lambda number: rule(jobs[number - 1]))) for rule in _RULES]
        orders += [tuple(numbers), tuple(reversed(numbers))]
        if not best or (params.jobs > 4 and best in (_cost(instance, order) for order in orders)):
            raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> Order:
        n = len(instance.jobs)
        ends, costs, lasts = [0], [0], [0]
        for mask in range(1, 1 << n):
            members = [i for i in range(n) if mask >> i & 1]
            end = sum(instance.jobs[i][0] for i in members)
            cost, last = min((costs[mask ^ 1 << i] + _penalty(instance.jobs[i], end), i) for i in members)
            ends.append(end)
            costs.append(cost)
            lasts.append(last)
        order, mask = [], (1 << n) - 1
        while mask:
            order.append(lasts[mask] + 1)
            mask ^= 1 << lasts[mask]
        return tuple(reversed(order))

    def check(self, instance: Instance, answer: Order) -> str:
        if len(set(answer)) < len(answer):
            return "a job stands twice"
        return "" if _cost(instance, answer) == instance.best else "another order costs less"

    def key(self, instance: Instance) -> object:
        return sorted(instance.jobs)


def _penalty(job: Job, end: int) -> int:
    return (end - job[1]) * job[2] if end > job[1] else (job[1] - end) * job[3]


def _cost(instance: WeightedTardinessOrder.Instance, order: Order) -> int:
    end = total = 0
    for number in order:
        end += instance.jobs[number - 1][0]
        total += _penalty(instance.jobs[number - 1], end)
    return total
