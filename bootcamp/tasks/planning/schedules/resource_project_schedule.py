"""Give the activities of a project start days so that shared resources suffice and it ends by a given day.

Answer: the start day of each activity; every schedule that ends in time counts.
Harder: more activities and resources; the given day is the earliest possible one.
Skills: planning, search
Source: original; resource-constrained project scheduling, A. A. B. Pritsker, L. J. Watters and P. M. Wolfe (1969).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Starts = dict[str, int]
Activity = tuple[int, tuple[int, ...], tuple[int, ...]]  # duration, predecessors from 0, need of each resource
_BUDGET = 2500


class ResourceProjectSchedule(Task["ResourceProjectSchedule.Params", "ResourceProjectSchedule.Instance", Starts]):
    version = 1

    class Params(task.Params):
        activities: int = knob("the number of activities", levels=(4, 5, 6, 6, 6, 7, 8, 8, 9, 10), ge=3, le=14)
        resources: int = knob("the number of resources", levels=(1, 1, 1, 2, 2, 2, 2, 2, 3, 3), ge=1, le=3)
        longest: int = knob("the longest duration", levels=(4, 4, 5, 5, 6, 6, 7, 8, 8, 9), ge=2, le=15)

    class Instance(task.Instance):
        activities: tuple[Activity, ...]
        capacity: tuple[int, ...]
        limit: int  # the earliest day on which the project can end

        def names(self) -> tuple[str, ...]:
            return tuple("ABCDEFGHIJKLMN"[: len(self.activities)])

        def resources(self) -> list[str]:
            return [f"R{k + 1}" for k in range(len(self.capacity))]

        def rows(self) -> list[list[object]]:
            names, rows = self.names(), list[list[object]]()
            for name, (time, before, needs) in zip(names, self.activities, strict=True):
                rows.append([name, time, ", ".join(sorted(names[i] for i in before)) or "-", *needs])
            return rows

    prompt = Prompt(
        en="""
        A project consists of these activities. The last column{{ " gives" if capacity | length < 2 else "s give" }} how
        many units of each resource an activity needs on every day that it runs:

        {{ rows() | table(["activity", "days", "after"] + resources()) }}

        - On each day {{ capacity | comma }} units of {{ resources() | comma }}{{ ", in this order," if capacity[1:] }}
        are available.
        - An activity runs without a pause: with start day s and d days it runs on the days s, s + 1, ..., s + d - 1.
          The first day is day 0.
        - An activity starts only when all activities under "after" have ended: at the earliest on the day after the
          last day of each of them.
        - On no day may the activities that run need more of a resource than is available.
        - The last day on which anything runs must be at most day {{ limit - 1 }}.

        Give the start day of every activity. Any schedule that keeps to the rules will do.
        """,
        zh="""
        一个工程由下列活动组成。以 R 开头的各列给出一项活动在进行的每一天需要该种资源多少单位：

        {{ rows() | table(["活动", "天数", "紧前活动"] + resources()) }}

        - 每天可用的 {{ resources() | join("、") }} {{ "依次" if capacity[1:] }}为 {{ capacity | join("、") }} 单位。
        - 活动不间断地进行：开始日为 s、天数为 d 的活动在第 s、s + 1、……、s + d - 1 天进行。最早的一天是第 0 天。
        - 只有在所有紧前活动都结束后活动才能开始：最早在每项紧前活动最后一天的次日。
        - 任何一天，进行中的活动对一种资源的需要之和不得超过可用量。
        - 有活动进行的最后一天不得晚于第 {{ limit - 1 }} 天。

        请写出每项活动的开始日。任何符合规则的安排都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Starts]:
        return Mapping(Word(instance.names()), Integer(0), required=instance.names())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Starts]:
        n = params.activities
        capacity = tuple(rng.randint(4, 7) for _ in range(params.resources))
        activities: list[Activity] = []
        for i in range(n):
            before = tuple(rng.sample(range(i), min(i, rng.choice((0, 0, 1, 1, 2)))))
            needs = tuple(rng.randint(1, most // 2) for most in capacity)
            activities.append((rng.randint(1, params.longest), before, needs))
        places = rng.sample(range(n), n)  # the letters say nothing on the order
        shuffled = [activities[0]] * n
        for place, (time, before, needs) in zip(places, activities, strict=True):
            shuffled[place] = time, tuple(sorted(places[i] for i in before)), needs
        instance = self.Instance(activities=tuple(shuffled), capacity=capacity, limit=0)
        tails = _tails(instance)
        work = [sum(one[0] * one[2][r] for one in activities) for r in range(params.resources)]
        floor = max(*tails, *(-(-used // most) for used, most in zip(work, capacity, strict=True)))
        times = [one[0] for one in shuffled]
        greedy = 10**9
        for by in (tails, [sum(needs) for *_, needs in shuffled], [0] * n, range(n), times, [-time for time in times]):
            greedy = min(greedy, _serial(instance, sorted(range(n), key=lambda i: -by[i])))
            if n > 5 and greedy == floor:
                raise task.Retry  # a rule is best
        found, end = _search(instance, tails, greedy + (n <= 5))
        if not found:
            raise task.Retry
        return instance.model_copy(update={"limit": end}), dict(zip(instance.names(), found, strict=True))

    def check(self, instance: Instance, answer: Starts) -> str:
        starts = [answer[name] for name in instance.names()]
        used: dict[int, list[int]] = {}
        for name, start, (time, before, needs) in zip(instance.names(), starts, instance.activities, strict=True):
            if any(start < starts[i] + instance.activities[i][0] for i in before):
                return f"{name} starts before the activities that it comes after have ended"
            if start + time > instance.limit:
                return f"{name} ends too late"
            for day in range(start, start + time):
                used[day] = [a + b for a, b in zip(used.get(day, [0] * len(needs)), needs, strict=True)]
        for day, sums in sorted(used.items()):
            if any(need > most for need, most in zip(sums, instance.capacity, strict=True)):
                return f"too much of a resource is needed on day {day}"
        return ""


def _tails(instance: ResourceProjectSchedule.Instance) -> list[int]:
    """Give the least time from the start of each activity to the end of the project."""
    tails = [one[0] for one in instance.activities]
    for _ in tails:
        for i, (_, before, _) in enumerate(instance.activities):
            for k in before:
                tails[k] = max(tails[k], instance.activities[k][0] + tails[i])
    return tails


def _earliest(one: Activity, ready: int, room: list[list[int]]) -> int:
    """Give the first day from `ready` on at which an activity fits into what is left on each day."""
    start = day = ready
    while day < start + one[0]:
        if any(need > left for need, left in zip(one[2], room[day], strict=True)):
            start = day + 1
        day += 1
    return start


def _without(room: list[list[int]], one: Activity, start: int) -> list[list[int]]:
    """Give what is left on each day when an activity runs from a day on."""
    days = range(start, start + one[0])
    taken = [[left - need for left, need in zip(room[day], one[2], strict=True)] for day in days]
    return [*room[:start], *taken, *room[start + one[0] :]]


def _room(instance: ResourceProjectSchedule.Instance) -> list[list[int]]:
    return [list(instance.capacity) for _ in range(2 * sum(one[0] for one in instance.activities))]


def _serial(instance: ResourceProjectSchedule.Instance, order: list[int]) -> int:
    """Start activities in turn as early as possible, each as soon as those before it are placed; give the end."""
    ends: dict[int, int] = {}
    room = _room(instance)
    while len(ends) < len(order):
        i = next(i for i in order if i not in ends and all(k in ends for k in instance.activities[i][1]))
        one = instance.activities[i]
        start = _earliest(one, max((ends[k] for k in one[1]), default=0), room)
        room, ends[i] = _without(room, one, start), start + one[0]
    return max(ends.values())


def _search(instance: ResourceProjectSchedule.Instance, tails: list[int], bound: int) -> tuple[list[int], int]:
    """Find starts with the earliest end before `bound`; none if there are none."""
    every, best = instance.activities, (list[int](), bound)
    nodes, met = 0, dict[frozenset[tuple[int, int]], int]()

    def extend(starts: dict[int, int], last: int, room: list[list[int]]) -> None:
        nonlocal best, nodes
        nodes += 1
        if nodes > _BUDGET:
            raise task.Retry
        ends = {i: start + every[i][0] for i, start in starts.items()}
        if len(starts) == len(tails):
            best = [starts[i] for i in range(len(tails))], max(ends.values())
            return
        spent = {i: max(0, end - last) for i, end in ends.items()}
        state = frozenset(spent.items())
        if met.get(state, bound) <= last:
            return
        met[state] = last
        for r, most in enumerate(instance.capacity):  # what is left to do must fit between now and the end
            need = sum(one[2][r] * spent.get(i, one[0]) for i, one in enumerate(every))
            if need > most * (best[1] - 1 - last):
                return
        free = [i for i, one in enumerate(every) if i not in starts and all(k in ends for k in one[1])]
        ready = {i: max([last, *(ends[k] for k in every[i][1])]) for i in free}
        for start, i in sorted((_earliest(every[i], ready[i], room), i) for i in free):
            if start + tails[i] < best[1]:
                extend({**starts, i: start}, start, _without(room, every[i], start))

    if max(tails) < bound:
        extend({}, 0, _room(instance))
    return best
