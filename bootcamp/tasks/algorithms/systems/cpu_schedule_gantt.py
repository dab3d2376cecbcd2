"""Follow a processor that is shared by a stated rule, and work out when each process ends.

Answer: the finish time of every process, and the mean time of waiting; unique.
Harder: more and longer processes, other rules, a cost of switching.
Skills: simulation, arithmetic
Source: original; the textbook rules of scheduling.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Rational, Record, Word

Process = tuple[str, int, int, int]
"""Name, arrival, running time and urgency (a smaller number is more urgent)."""


class CpuScheduleGantt(Task["CpuScheduleGantt.Params", "CpuScheduleGantt.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        processes: int = knob("the number of processes", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=12)
        longest: int = knob("the longest running time", levels=(5, 6, 7, 8, 9, 10, 12, 14, 16, 18), ge=3, le=40)
        cost: int = knob(
            "the greatest cost of a switch where processes take turns",
            levels=(0, 0, 0, 0, 1, 1, 1, 2, 2, 2),
            ge=0,
            le=4,
        )

    class Instance(task.Instance):
        rule: str
        """``turns``, ``shortest`` or ``urgent``."""
        quantum: int
        cost: int
        processes: tuple[Process, ...]

    prompt = Prompt(
        en=r"""
        One processor runs these processes, one at a time:

        {% for name, arrival, time, urgency in processes %}
        - {{ name }}: arrives at time {{ arrival }}, needs {{ time }} units of time
          {{- ", urgency %d" % urgency if rule == "urgent" }}
        {% endfor %}

        {% if rule == "turns" %}
        Processes wait in a queue. The first one of the queue runs for {{ quantum }} units of time or until it is done;
        if it is not done, it then goes to the end of the queue. A process that arrives goes to the end of the queue, of
        several that arrive at once the one that is earlier in the list first; what arrives at the moment when a process
        is stopped goes ahead of that process.
        {% elif rule == "shortest" %}
        At any time the process runs, among those that have arrived and are not done, that still needs the least time;
        of equals the one that is running goes on, else the one that is earlier in the list is taken.
        {% else %}
        At any time the process runs, among those that have arrived and are not done, whose urgency is the smallest
        number; of equals the one that is running goes on, else the one that is earlier in the list is taken.
        {% endif %}
        {% if cost %}
        Before a process starts to run, {{ cost }} more {{ "units" if cost > 1 else "unit" }} of time {{ "pass" if
        cost > 1 else "passes" }} if another process ran last; before the very first start none. Meanwhile nothing runs,
        and what arrives joins the queue as ever.
        {% endif %}

        Give "finish" (the time at which each process is done) and "wait" (the mean over all processes of the time from
        arrival to the end, less the time that the process needs).
        """,
        zh=r"""
        一个处理器运行以下进程，一次运行一个：

        {% for name, arrival, time, urgency in processes %}
        - {{ name }}：在时刻 {{ arrival }} 到达，需要 {{ time }} 个单位时间
          {{- "，优先数 %d" % urgency if rule == "urgent" }}
        {% endfor %}

        {% if rule == "turns" %}
        进程排成队列。队首的进程运行 {{ quantum }} 个单位时间，或者运行到完成为止；若未完成，就排到队尾。
        新到达的进程排到队尾，同时到达的几个中列表里靠前的先排；恰在某个进程被停下的时刻到达的进程排在该进程之前。
        {% elif rule == "shortest" %}
        任何时刻都运行已到达而未完成的进程中还需时间最少的一个；相等时，正在运行的继续运行，否则取列表里靠前的。
        {% else %}
        任何时刻都运行已到达而未完成的进程中优先数最小的一个；相等时，正在运行的继续运行，否则取列表里靠前的。
        {% endif %}
        {% if cost %}
        如果上次运行的是别的进程，那么在一个进程开始运行之前还要经过 {{ cost }} 个单位时间；整个过程的第一次开始不需要。
        这段时间里什么也不运行，新到达的进程照常排队。
        {% endif %}

        请给出 "finish"（每个进程完成的时刻）和 "wait"（各进程等待时间的平均值，
        等待时间是进程从到达到完成的时间减去它所需的时间）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        names = tuple(process[0] for process in instance.processes)
        return Record(finish=Mapping(Word(bank=names), Integer(low=0), required=names), wait=Rational())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        rule = rng.choice(("turns", "shortest", "urgent"))
        count = params.processes
        arrivals = [0, *(rng.randint(0, params.longest * count // 3) for _ in range(count - 1))]
        rng.shuffle(arrivals)
        processes = tuple(
            (name, arrival, rng.randint(2, params.longest), rng.randint(1, 4))
            for name, arrival in zip("ABCDEFGHIJKL", arrivals, strict=False)
        )
        cost = rng.randint(1, params.cost) if params.cost and rule == "turns" else 0
        instance = self.Instance(rule=rule, quantum=rng.randint(2, 4), cost=cost, processes=processes)
        answer = self.solve(instance)
        order = sorted(answer["finish"], key=answer["finish"].__getitem__)
        plain = sorted(processes, key=lambda one: one[1])
        if order == [one[0] for one in plain] or answer["wait"] == 0:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        *_, (finish, _) = _run(instance)
        waits = [finish[name] - arrival - time for name, arrival, time, _ in instance.processes]
        return {"finish": finish, "wait": Fraction(sum(waits), len(waits))}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = [line for _, line in _run(instance)]
        *_, (finish, _) = _run(instance)
        waits = [finish[name] - arrival - time for name, arrival, time, _ in instance.processes]
        for (name, arrival, time, _), wait in zip(instance.processes, waits, strict=True):
            lines.append(f"{name}: {finish[name]}-{arrival}-{time}={wait}")
        lines.append(f"{'+'.join(map(str, waits))}={sum(waits)}, {sum(waits)}/{len(waits)}")
        mean = Fraction(sum(waits), len(waits))
        lines[-1] += f"={mean}" * (mean.denominator < len(waits))
        return "\n".join(lines)


def _run(instance: CpuScheduleGantt.Instance) -> Iterator[tuple[dict[str, int], str]]:
    """Give after each stretch of one process when processes were done so far, and an account of the stretch."""
    return _take_turns(instance) if instance.rule == "turns" else _take_best(instance)


def _take_turns(instance: CpuScheduleGantt.Instance) -> Iterator[tuple[dict[str, int], str]]:
    coming = sorted(instance.processes, key=lambda process: process[1])
    left = {name: time for name, _, time, _ in coming}
    queue: list[str] = []
    finish: dict[str, int] = {}
    now, last = 0, ""
    while len(finish) < len(left):
        while coming and coming[0][1] <= now:
            queue.append(coming.pop(0)[0])
        if not queue:
            now = coming[0][1]
            continue
        name = queue.pop(0)
        now += instance.cost if last not in ("", name) else 0
        last, slice_, start = name, min(instance.quantum, left[name]), now
        now, left[name] = now + slice_, left[name] - slice_
        while coming and coming[0][1] <= now:
            queue.append(coming.pop(0)[0])
        if left[name]:
            queue.append(name)
        else:
            finish[name] = now
        yield finish, f"{name} {start}-{now}, {left[name]}; {' '.join(queue) or '-'}"


def _take_best(instance: CpuScheduleGantt.Instance) -> Iterator[tuple[dict[str, int], str]]:
    left = {name: time for name, _, time, _ in instance.processes}
    finish: dict[str, int] = {}
    now, last = 0, ""
    while len(finish) < len(left):
        ready = [one for one in instance.processes if one[1] <= now and left[one[0]]]
        later = [one[1] for one in instance.processes if one[1] > now]
        if not ready:
            now = min(later)
            continue
        ranks = {one[0]: left[one[0]] if instance.rule == "shortest" else one[3] for one in ready}
        last = min(ranks, key=lambda name: (ranks[name], name != last))
        end = min([now + left[last], *later])  # nothing changes before somebody comes or is done
        left[last] -= end - now
        if not left[last]:
            finish[last] = end
        told = ", ".join(f"{name} {rank}" for name, rank in ranks.items())
        yield finish, f"{told}: {last} {now}-{end}, {left[last]}"
        now = end
