"""Assign tasks to as few stations of an assembly line as possible.

Answer: the station of each task; every best balance counts.
Harder: more tasks and precedences, loads that nearly fill the stations.
Skills: optimization, planning
Source: original; assembly line balancing, M. E. Salveson (1955).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Plan = dict[str, int]


class AssemblyLineBalancing(Task["AssemblyLineBalancing.Params", "AssemblyLineBalancing.Instance", Plan]):
    version = 1

    class Params(task.Params):
        tasks: int = knob("the number of tasks", levels=(4, 5, 7, 8, 9, 10, 11, 12, 13, 15), ge=3, le=18)
        arcs: int = knob("the number of precedences", levels=(2, 3, 4, 6, 7, 8, 10, 12, 14, 17), ge=0, le=40)
        cycle: int = knob("the cycle time", levels=(10, 10, 12, 15, 20, 25, 30, 40, 50, 60), ge=8, le=99)

    class Instance(task.Instance):
        hidden = ("best",)

        times: tuple[int, ...]
        before: tuple[tuple[int, ...], ...]
        """For each task the tasks, from 0, that come before it."""
        cycle: int
        best: int

        def names(self) -> tuple[str, ...]:
            return tuple("ABCDEFGHIJKLMNOPQR"[: len(self.times)])

        def rows(self) -> list[list[object]]:
            names = self.names()
            shown = [", ".join(names[i] for i in sorted(one)) or "-" for one in self.before]
            return [list(row) for row in zip(names, self.times, shown, strict=True)]

    prompt = Prompt(
        en="""
        A product passes the stations 1, 2, 3, ... of a line, at each of which some tasks are done:

        {{ rows() | table(["task", "seconds", "after"]) }}

        - Each task is done at one station.
        - The times of the tasks of a station sum to at most {{ cycle }} seconds.
        - A task is done at the same station as each task under "after", or at a later one.

        Give the number of the station of every task so that as few stations as possible are needed; they are numbered
        from 1 without gaps. Any best balance will do.
        """,
        zh="""
        产品依次经过流水线上的工位 1、2、3……，在每个工位完成若干任务：

        {{ rows() | table(["任务", "秒数", "先行任务"]) }}

        - 每项任务在一个工位上完成。
        - 一个工位上各任务的时间之和不超过 {{ cycle }} 秒。
        - 一项任务所在的工位，与它的每项先行任务相同或在其后。

        请写出每项任务的工位号，使所用的工位尽可能少；工位从 1 起连续编号。任何一种最优的分配都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Mapping(Word(instance.names()), Integer(1, len(instance.times)), required=instance.names())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        n, cycle = params.tasks, params.cycle
        times: list[int] = []
        while len(times) < n:  # stations that are nearly full, one after the other
            left = n - len(times)
            parts = rng.choice([k for k in (2, 3, 3, 4) if k <= left and left - k != 1] or [left])
            room = cycle - rng.randint(0, cycle // 12) - parts
            cuts = sorted(rng.randint(0, room) for _ in range(parts - 1))
            times += [1 + b - a for a, b in zip((0, *cuts), (*cuts, room), strict=True)]
        before: list[set[int]] = [set() for _ in times]
        for one, other in rng.sample([(i, j) for j in range(n) for i in range(j)], params.arcs):
            before[other].add(one)
        places = rng.sample(range(n), n)
        shuffled = [0] * n
        arcs: list[tuple[int, ...]] = [()] * n
        for i, place in enumerate(places):
            shuffled[place] = times[i]
            arcs[place] = tuple(sorted(places[k] for k in before[i]))
        instance = self.Instance(times=tuple(shuffled), before=tuple(arcs), cycle=cycle, best=0)
        answer = self.solve(instance)
        best = max(answer.values())
        later = _later(instance)
        weights = [time + sum(shuffled[k] for k in one) for time, one in zip(shuffled, later, strict=True)]
        ways = (instance.times, [0] * n, weights, [len(one) for one in later])
        if n > 5 and best in [_fill(instance, values) for values in ways]:
            raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> Plan:
        n = len(instance.times)
        masks = [sum(1 << k for k in one) for one in instance.before]
        # for each set of done tasks the least number of stations, the load of the last one, and where each task is
        layer: dict[int, tuple[int, int, tuple[tuple[int, int], ...]]] = {0: (1, 0, ())}
        for _ in range(n):
            after: dict[int, tuple[int, int, tuple[tuple[int, int], ...]]] = {}
            for done, (count, load, path) in layer.items():
                for i, time in enumerate(instance.times):
                    if not done >> i & 1 and masks[i] & ~done == 0:
                        now = (count, load + time) if load + time <= instance.cycle else (count + 1, time)
                        key = done | 1 << i
                        if key not in after or now < after[key][:2]:
                            after[key] = (*now, (*path, (i, now[0])))
            layer = after
        ((_, _, path),) = layer.values()
        return {instance.names()[i]: station for i, station in sorted(path)}

    def check(self, instance: Instance, answer: Plan) -> str:
        stations = [answer[name] for name in instance.names()]
        if set(stations) != set(range(1, max(stations) + 1)):
            return "a station without tasks stands between others"
        for station in sorted(set(stations)):
            load = sum(time for time, one in zip(instance.times, stations, strict=True) if one == station)
            if load > instance.cycle:
                return f"station {station} takes too long"
        for name, station, before in zip(instance.names(), stations, instance.before, strict=True):
            if any(stations[k] > station for k in before):
                return f"{name} is done before a task that it comes after"
        return "" if max(stations) == instance.best else "fewer stations suffice"


def _later(instance: AssemblyLineBalancing.Instance) -> list[set[int]]:
    """Give for each task those that come after it, directly or not."""
    later: list[set[int]] = [set() for _ in instance.times]
    for _ in instance.times:
        for i, before in enumerate(instance.before):
            for k in before:
                later[k] |= {i} | later[i]
    return later


def _fill(instance: AssemblyLineBalancing.Instance, values: tuple[int, ...] | list[int]) -> int:
    """Count the stations when each takes, of the tasks that are ready and fit, the one of the greatest value."""
    done = set[int]()
    stations, load = 1, 0
    while len(done) < len(instance.times):
        ready = [i for i, before in enumerate(instance.before) if i not in done and set(before) <= done]
        fits = [i for i in ready if load + instance.times[i] <= instance.cycle]
        if not fits:
            stations, load = stations + 1, 0
            continue
        i = max(fits, key=lambda i: (values[i], -i))
        done.add(i)
        load += instance.times[i]
    return stations
