"""Shorten activities of a project so that it meets a deadline at least extra cost.

Answer: the days saved on each activity; every cheapest plan counts.
Harder: more activities and paths, deadlines that take several paths at once.
Skills: optimization, planning
Source: original; the time-cost trade-off of J. E. Kelley and M. R. Walker (1959).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import linear_programmes
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Plan = dict[str, int]
Activity = tuple[int, int, int, tuple[int, ...]]
"""Normal duration, shortest duration, cost of a day saved, predecessors from 0."""


class ProjectCrashingCost(Task["ProjectCrashingCost.Params", "ProjectCrashingCost.Instance", Plan]):
    version = 1

    class Params(task.Params):
        activities: int = knob("the number of activities", levels=(3, 4, 5, 6, 7, 8, 9, 10, 11, 12), ge=3, le=14)
        saved: int = knob("the most days to be saved in all", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=1, le=12)
        cost: int = knob("the largest cost of a day", levels=(9, 9, 12, 15, 15, 20, 20, 25, 25, 30), ge=3, le=99)

    class Instance(task.Instance):
        hidden = ("best",)

        activities: tuple[Activity, ...]
        deadline: int
        best: int

        def names(self) -> tuple[str, ...]:
            return tuple("ABCDEFGHIJKLMN"[: len(self.activities)])

        def rows(self) -> list[list[object]]:
            names, rows = self.names(), list[list[object]]()
            for name, (normal, least, cost, before) in zip(names, self.activities, strict=True):
                rows.append([name, ", ".join(names[i] for i in before) or "-", normal, least, cost])
            return rows

    prompt = Prompt(
        en="""
        A project consists of these activities; durations are in days:

        {{ rows() | table(["activity", "after", "normal duration", "shortest duration", "cost per day saved"]) }}

        An activity can start as soon as all activities under "after" have ended; activities may run at the same time.
        The project begins on day 0 and ends when all activities have ended. Each activity can be shortened by whole
        days, down to its shortest duration, at its cost for each day saved. The project must last at most
        {{ deadline }} days.

        Give for every activity the number of days saved (0 too) so that the extra cost is as small as possible. Any
        cheapest plan will do.
        """,
        zh="""
        一个工程由下列活动组成，工期以天计：

        {{ rows() | table(["活动", "紧前活动", "正常工期", "最短工期", "每缩短一天的费用"]) }}

        一项活动在其所有紧前活动结束后即可开始；不同的活动可以同时进行。工程从第 0 天开始，到全部活动结束时结束。
        每项活动可以按整天缩短，但不得短于最短工期，每缩短一天付相应的费用。整个工程至多持续 {{ deadline }} 天。

        请写出每项活动缩短的天数（为 0 的也写），使额外费用最小。任何一种最省的方案都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Mapping(Word(instance.names()), Integer(0), required=instance.names())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        n = params.activities
        activities = []
        for i in range(n):
            low = max(0, i - 5)
            before = tuple(sorted(rng.sample(range(low, i), min(i - low, rng.choice((1, 2, 2)))))) if i > 1 else ()
            normal = rng.randint(3, 9)
            activities.append((normal, max(1, normal - rng.randint(1, 3)), rng.randint(2, params.cost), before))
        instance = self.Instance(activities=tuple(activities), deadline=0, best=0)
        longest = _length(instance, (0,) * n)[0]
        shortest = _length(instance, tuple(normal - least for normal, least, _, _ in activities))[0]
        deadline = max(shortest + (n > 4), longest - params.saved)
        instance = instance.model_copy(update={"deadline": deadline})
        if deadline >= longest - (n > 4):
            raise task.Retry
        greedy = _greedy(instance)
        if n > 4 and greedy and not _improvable(instance, greedy):
            raise task.Retry
        answer = self.solve(instance)
        return instance.model_copy(update={"best": _cost(instance, answer)}), answer

    def solve(self, instance: Instance) -> Plan:
        n = len(instance.activities)
        last = {i for *_, before in instance.activities for i in before}
        paths: list[tuple[int, ...]] = []
        todo: list[tuple[int, ...]] = [(i,) for i in range(n) if i not in last]
        while todo:
            path = todo.pop()
            before = instance.activities[path[0]][3]
            todo += [(i, *path) for i in before]
            if not before:
                paths.append(path)
        # each path saves what it is too long by; the optimum of the linear programme is whole
        over = [(path, sum(instance.activities[i][0] for i in path) - instance.deadline) for path in paths]
        rows = [[-(i in path) for i in range(n)] for path, gap in over if gap > 0]
        limits = [-gap for _, gap in over if gap > 0]
        rows += [[int(i == j) for j in range(n)] for i in range(n)]
        limits += [normal - least for normal, least, _, _ in instance.activities]
        found = linear_programmes.maximise_whole([-cost for _, _, cost, _ in instance.activities], rows, limits)
        if found is None:
            raise task.Retry
        return dict(zip(instance.names(), found[1], strict=True))

    def check(self, instance: Instance, answer: Plan) -> str:
        saved = tuple(answer[name] for name in instance.names())
        for name, days, (normal, least, _, _) in zip(instance.names(), saved, instance.activities, strict=True):
            if days > normal - least:
                return f"{name} cannot be shortened so much"
        if _length(instance, saved)[0] > instance.deadline:
            return "the project takes too long"
        return "" if _cost(instance, answer) == instance.best else "a cheaper plan is possible"


def _cost(instance: ProjectCrashingCost.Instance, plan: Plan) -> int:
    return sum(plan[name] * one[2] for name, one in zip(instance.names(), instance.activities, strict=True))


def _length(instance: ProjectCrashingCost.Instance, saved: tuple[int, ...]) -> tuple[int, list[int]]:
    """Give the length of the project and the activities of one longest path."""
    ends: list[int] = []
    for days, (normal, _, _, before) in zip(saved, instance.activities, strict=True):
        ends.append(max((ends[i] for i in before), default=0) + normal - days)
    i = ends.index(max(ends))
    path = [i]
    while instance.activities[i][3]:
        i = max(instance.activities[i][3], key=lambda k: ends[k])
        path.append(i)
    return max(ends), path


def _greedy(instance: ProjectCrashingCost.Instance) -> list[int]:
    """Save a day on the cheapest activity of a longest path, again and again; nothing if that leads nowhere."""
    saved = [0] * len(instance.activities)
    while True:
        length, path = _length(instance, tuple(saved))
        if length <= instance.deadline:
            return saved
        free = [i for i in path if saved[i] < instance.activities[i][0] - instance.activities[i][1]]
        if not free:
            return []
        saved[min(free, key=lambda i: instance.activities[i][2])] += 1


def _improvable(instance: ProjectCrashingCost.Instance, saved: list[int]) -> bool:
    """Tell whether a day need not be saved, or can be saved on a cheaper activity."""
    for i, (_, _, cost, _) in enumerate(instance.activities):
        for j, (normal, least, other, _) in enumerate(instance.activities):
            if saved[i] and (i == j or (other < cost and saved[j] < normal - least)):
                near = [days - (k == i) + (k == j != i) for k, days in enumerate(saved)]
                if _length(instance, tuple(near))[0] <= instance.deadline:
                    return True
    return False
