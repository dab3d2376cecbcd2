"""Find how long a project takes and how far each activity may be delayed.

Answer: the length of the project and the float of every activity.
Harder: more activities, more predecessors.
Skills: optimization, arithmetic
Source: original; J. E. Kelley and M. R. Walker, Critical-path planning and scheduling, 1959.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import random_dag, topological_order
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Record, Word

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class CriticalPath(Task["CriticalPath.Params", "CriticalPath.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        activities: int = knob("how many activities there are", levels=(4, 5, 6, 8, 9, 11, 13, 16, 20, 25), ge=3, le=26)
        links: int = knob(
            "how many pairs of activities are linked", levels=(4, 6, 7, 10, 12, 15, 19, 25, 34, 45), ge=3, le=90
        )
        longest: int = knob("the longest activity", levels=(9, 9, 9, 12, 12, 15, 20, 20, 30, 40), ge=2, le=1000)

    class Instance(task.Instance):
        activities: tuple[tuple[str, int, tuple[str, ...]], ...]  # name, duration, predecessors

    prompt = Prompt(
        en=r"""
        A project consists of these activities. Each takes the stated number of days without a break and can start as
        soon as all the activities named behind "after" are finished, never earlier:

        {% for name, days, before in activities %}
        - {{ name }}: {{ days }}{{ ", after " ~ before | listed if before }}
        {% endfor %}

        Any number of activities can go on at the same time. Give "length", the least number of days in which the whole
        project can be finished, and "float" for every activity: by how many days its start can be put off beyond the
        earliest possible one, the other activities being moved as needed, without making the project longer than that.
        """,
        zh=r"""
        一个项目由下列活动组成。每项活动连续进行所给的天数；在“之后”所列的活动全部完成后即可开始，但不能更早：

        {% for name, days, before in activities %}
        - {{ name }}：{{ days }}{% if before %}，在 {{ before | join("、") }} 之后{% endif %}

        {% endfor %}

        任意多项活动可以同时进行。给出 "length"：完成整个项目所需的最少天数；以及每项活动的 "float"：
        它的开始时间最多可以比最早可能的开始时间推迟多少天（其他活动可以随之调整），而项目总天数仍不超过上述最少天数。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        names = tuple(name for name, _, _ in instance.activities)
        floats = Mapping(Word(names), Integer(low=0, unit="days"), required=names)
        return Record(length=Integer(low=0, unit="days"), float=floats)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n = params.activities
        arcs = random_dag(rng, n, min(params.links, n * (n - 1) // 2))
        days = [rng.randint(1, params.longest) for _ in range(n)]
        before = [sorted(u for u, v in arcs if v == one) for one in range(n)]
        instance = self.Instance(
            activities=tuple(
                (_LETTERS[one], days[one], tuple(_LETTERS[other] for other in before[one])) for one in range(n)
            )
        )
        found = self.solve(instance)
        if len({value for value in found["float"].values() if value}) < min(3, n // 3):
            raise task.Retry
        return instance, found

    def key(self, instance: Instance) -> object:
        return instance.activities

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        rows = {name: (days, before) for name, days, before in instance.activities}
        order, lines, starts = list[str](), list[str](), dict[str, int]()
        while len(order) < len(rows):
            order += [name for name in rows if name not in order and set(rows[name][1]) <= set(order)]
        for name in order:
            days, before = rows[name]
            starts[name], choice = _chosen(max, [starts[other] + rows[other][0] for other in before] or [0], f"+{days}")
            lines.append(f"{name}: {choice}{starts[name]}+{days}={starts[name] + days}")
        needed = {other for _, before in rows.values() for other in before}
        length, choice = _chosen(max, [starts[name] + rows[name][0] for name in rows if name not in needed])
        lines.append(f"length: {choice}{length}")
        latest = dict[str, int]()
        for name in reversed(order):
            days, _ = rows[name]
            after = [latest[other] for other in rows if name in rows[other][1]]
            end, choice = _chosen(min, after or [length], f"-{days}")
            latest[name] = end - days
            floats = f"{latest[name]}-{starts[name]}={latest[name] - starts[name]}"
            lines.append(f"{name}: {choice}{end}-{days}={latest[name]}, {floats}")
        return "\n".join(lines)

    def solve(self, instance: Instance) -> dict[str, Any]:
        days = {name: duration for name, duration, _ in instance.activities}
        place = {name: number for number, name in enumerate(days)}
        arcs = [(place[other], place[name]) for name, _, before in instance.activities for other in before]
        order = [list(days)[number] for number in topological_order(len(days), arcs) or []]
        before = {name: others for name, _, others in instance.activities}
        start: dict[str, int] = {}
        for name in order:
            start[name] = max((start[other] + days[other] for other in before[name]), default=0)
        length = max(start[name] + days[name] for name in order)
        finish = dict.fromkeys(order, length)  # the latest
        for name in reversed(order):
            for other in before[name]:
                finish[other] = min(finish[other], finish[name] - days[name])
        return {"length": length, "float": {name: finish[name] - days[name] - start[name] for name in days}}


def _chosen(of: Callable[[list[int]], int], values: list[int], more: str = "") -> tuple[int, str]:
    """Give the greatest or least value, and how it is found among several, with what is done with it."""
    return of(values), f"{of.__name__}({','.join(map(str, values))}){more}=" if len(values) > 1 else ""
