"""Share jobs out among machines so that the last one ends as early as possible.

Answer: the machine of each job; every best way counts.
Harder: more jobs and machines, times that depend on the machine, pairs of jobs that must be apart.
Skills: optimization, planning
Source: original; parallel machines, R. L. Graham (1969).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

Plan = dict[str, str]

_BUDGET = 8000


class ParallelMachineMakespan(Task["ParallelMachineMakespan.Params", "ParallelMachineMakespan.Instance", Plan]):
    version = 1

    class Params(task.Params):
        jobs: int = knob("the number of jobs", levels=(4, 5, 6, 7, 8, 8, 9, 9, 10, 11), ge=3, le=14)
        machines: int = knob("the number of machines", levels=(2, 2, 2, 3, 3, 3, 3, 3, 3, 4), ge=2, le=5)
        longest: int = knob("the longest time", levels=(14, 16, 30, 32, 36, 36, 40, 44, 48, 50), ge=4, le=99)
        own: bool = knob("each machine has its own times", levels=(False,) * 5 + (True,) * 5)
        apart: int = knob("pairs of jobs that must be apart", levels=(0, 0, 0, 0, 0, 0, 0, 2, 3, 4), ge=0, le=8)

    class Instance(task.Instance):
        hidden = ("best",)

        times: tuple[tuple[int, ...], ...]
        """A row for each job."""
        apart: tuple[tuple[int, int], ...]
        """Jobs, from 0."""
        best: int

        def jobs(self) -> tuple[str, ...]:
            return tuple(f"J{i + 1}" for i in range(len(self.times)))

        def machines(self) -> tuple[str, ...]:
            return tuple(f"M{k + 1}" for k in range(len(self.times[0])))

        def rows(self) -> list[list[object]]:
            return [[name, *row] for name, row in zip(self.jobs(), self.times, strict=True)]

        def head(self) -> list[str]:
            return ["", *self.machines()]

    prompt = Prompt(
        en="""
        This table gives how many minutes each job takes on each machine:

        {{ rows() | table(head()) }}

        - Each job is done by one of the machines.
        - Each machine works on its jobs one after the other, from minute 0 on and without pauses.
        {% for i, j in apart -%}
        - {{ jobs()[i] }} and {{ jobs()[j] }} must not be done by the same machine.
        {% endfor %}

        Give the machine of every job so that the last machine ends as early as possible. Any best way will do.
        """,
        zh="""
        下表给出每项工作在各台机器上所用的分钟数：

        {{ rows() | table(head()) }}

        - 每项工作由一台机器完成。
        - 每台机器从第 0 分钟起不间断地依次做分给它的工作。
        {% for i, j in apart -%}
        - {{ jobs()[i] }} 和 {{ jobs()[j] }} 不得由同一台机器完成。
        {% endfor %}

        请写出每项工作所用的机器，使最后结束的机器尽早结束。任何一种最优的分法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Assignment(instance.jobs(), instance.machines())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        n, m = params.jobs, params.machines
        times = []
        for _ in range(n):
            base = rng.randint(2, params.longest)
            row = [max(1, base + rng.randint(-base // 3, base // 2)) for _ in range(m)]
            times.append(tuple(row if params.own else [base] * m))
        pairs = [(i, j) for j in range(n) for i in range(j)]
        instance = self.Instance(times=tuple(times), apart=tuple(sorted(rng.sample(pairs, params.apart))), best=0)
        answer = self.solve(instance)
        best = _end(instance, answer)
        if n > 5 and best in (_greedy(instance, way) for way in range(3)):
            raise task.Retry
        instance = instance.model_copy(update={"best": best})
        if params.apart and not self.check(instance, self.solve(instance.model_copy(update={"apart": ()}))):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Plan:
        n, m = len(instance.times), len(instance.times[0])
        order = sorted(range(n), key=lambda i: -min(instance.times[i]))
        rests = [sum(min(instance.times[i]) for i in order[k:]) for k in range(n + 1)]
        best: tuple[int, tuple[int, ...]] = (10**9, ())
        nodes = 0
        alike = all(len(set(row)) == 1 for row in instance.times) and not instance.apart

        def extend(chosen: tuple[int, ...], loads: tuple[int, ...]) -> None:
            nonlocal best, nodes
            k, nodes = len(chosen), nodes + 1
            if nodes > _BUDGET:
                raise task.Retry
            if max(loads) >= best[0] or -(-(sum(loads) + rests[k]) // m) >= best[0]:
                return
            if k == n:
                best = max(loads), chosen
                return
            i, tried = order[k], set[int]()
            for machine in sorted(range(m), key=lambda j: loads[j] + instance.times[i][j]):
                with_it = {order[p] for p, one in enumerate(chosen) if one == machine}
                clash = any(i in pair and set(pair) & with_it for pair in instance.apart)
                if not clash and not (alike and loads[machine] in tried):
                    tried.add(loads[machine])
                    load = loads[machine] + instance.times[i][machine]
                    extend((*chosen, machine), (*loads[:machine], load, *loads[machine + 1 :]))

        extend((), (0,) * m)
        if not best[1]:
            raise task.Retry
        return {instance.jobs()[i]: instance.machines()[j] for i, j in sorted(zip(order, best[1], strict=True))}

    def check(self, instance: Instance, answer: Plan) -> str:
        for i, j in instance.apart:
            if answer[instance.jobs()[i]] == answer[instance.jobs()[j]]:
                return f"{instance.jobs()[i]} and {instance.jobs()[j]} are on the same machine"
        return "" if _end(instance, answer) == instance.best else "an earlier end is possible"

    def key(self, instance: Instance) -> object:
        pairs = sorted(sorted((instance.times[i], instance.times[j])) for i, j in instance.apart)
        return [sorted(instance.times), pairs]


def _end(instance: ParallelMachineMakespan.Instance, plan: Plan) -> int:
    loads = dict.fromkeys(instance.machines(), 0)
    for job, row in zip(instance.jobs(), instance.times, strict=True):
        loads[plan[job]] += row[instance.machines().index(plan[job])]
    return max(loads.values())


def _greedy(instance: ParallelMachineMakespan.Instance, way: int) -> int:
    """Give jobs, the longest first (0) or in their order (1), to the machine that ends first, or to the fastest (2)."""
    loads = [0] * len(instance.times[0])
    places: dict[int, int] = {}
    order = (
        range(len(instance.times)) if way else sorted(range(len(instance.times)), key=lambda i: -sum(instance.times[i]))
    )
    for i in order:
        row = instance.times[i]
        barred = {places[k] for pair in instance.apart if i in pair for k in pair if k in places}
        free = [j for j in range(len(row)) if j not in barred]
        if not free:
            return -1
        places[i] = min(free, key=lambda j: row[j] if way == 2 else loads[j] + row[j])
        loads[places[i]] += row[places[i]]
    return max(loads)
