"""Choose when appliances run, under changing prices of electricity and a limit on power, at least cost.

Answer: the start hour of each appliance; every cheapest plan counts.
Harder: more appliances and hours, orders between them, a tighter limit on power.
Skills: optimization, planning
Source: original; load shifting under time-of-use tariffs.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Plan = dict[str, int]
Job = tuple[int, int, int, int]
"""Hours of running, power, earliest start, latest end."""

_BUDGET = 1000


class ApplianceTariffSchedule(Task["ApplianceTariffSchedule.Params", "ApplianceTariffSchedule.Instance", Plan]):
    version = 1

    class Params(task.Params):
        jobs: int = knob("the number of appliances", levels=(2, 2, 3, 3, 4, 4, 5, 5, 5, 6), ge=2, le=8)
        hours: int = knob("the number of hours", levels=(8, 9, 10, 11, 12, 13, 14, 15, 16, 18), ge=5, le=24)
        orders: int = knob("orders between two of them", levels=(0, 0, 1, 1, 1, 2, 2, 2, 2, 3), ge=0, le=6)

    class Instance(task.Instance):
        hidden = ("best",)

        jobs: tuple[Job, ...]
        tariff: tuple[int, ...]
        limit: int
        orders: tuple[tuple[int, int], ...]
        """Pairs of jobs, from 0: the first ends before the second starts."""
        best: int

        def names(self) -> tuple[str, ...]:
            return tuple("ABCDEFGH"[: len(self.jobs)])

        def rows(self) -> list[list[object]]:
            return [[name, *job] for name, job in zip(self.names(), self.jobs, strict=True)]

        def prices(self) -> list[tuple[int, int]]:
            return list(enumerate(self.tariff))

    prompt = Prompt(
        en="""
        These appliances must each run once, without a pause:

        {{ rows() | table(["appliance", "hours", "power in kW", "earliest start", "latest end"]) }}

        Times are whole hours from 0 to {{ tariff | length }}. An appliance that starts at s and runs h hours uses its
        power in the hours s, s + 1, ..., s + h - 1 and ends at s + h; hour t lasts from t to t + 1. The price of a kWh
        in each hour is, as hour: price:

        {{ prices() | mapping(": ") }}

        - No appliance starts before its earliest start or ends after its latest end.
        - In no hour may the appliances that run use more than {{ limit }} kW together.
        {% for i, j in orders -%}
        - {{ names()[j] }} starts when {{ names()[i] }} has ended, or later.
        {% endfor %}

        Give the start of every appliance so that the electricity costs as little as possible. Any cheapest plan will
        do.
        """,
        zh="""
        下列电器每台都要不间断地运行一次：

        {{ rows() | table(["电器", "小时数", "功率（kW）", "最早开始", "最晚结束"]) }}

        时间为 0 到 {{ tariff | length }} 的整点。电器在 s 时开始、运行 h 小时，就在第
        s、s + 1、……、s + h - 1 小时用电，在 s + h 时结束；第 t 小时指从 t 到 t + 1。
        各小时每 kWh 的电价如下（小时: 电价）：

        {{ prices() | mapping(": ") }}

        - 任何电器不得早于最早开始时间开始，也不得晚于最晚结束时间结束。
        - 任何一小时中，正在运行的电器的总功率不得超过 {{ limit }} kW。
        {% for i, j in orders -%}
        - {{ names()[j] }} 在 {{ names()[i] }} 结束时或之后开始。
        {% endfor %}

        请写出每台电器的开始时间，使电费最少。任何一种最省的安排都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Mapping(Word(instance.names()), Integer(0, len(instance.tariff)), required=instance.names())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        n, hours = params.jobs, params.hours
        jobs = []
        for _ in range(n):
            time = rng.randint(1, min(4, hours // 3))
            low = rng.randint(0, max(0, hours // 2 - time))
            jobs.append((time, rng.randint(1, 4), low, rng.randint(min(hours, low + time + 3), hours)))
        pairs = [(i, j) for j in range(n) for i in range(n) if i != j and jobs[i][3] <= jobs[j][3]]
        instance = self.Instance(
            jobs=tuple(jobs),
            tariff=tuple(rng.randint(5, 30) for _ in range(hours)),
            limit=max(max(job[1] for job in jobs), rng.randint(4, 6)),
            orders=tuple(sorted(rng.sample(pairs, min(params.orders, len(pairs))))),
            best=0,
        )
        answer = self.solve(instance)
        best = _cost(instance, answer)
        if n > 2 and best in [_greedy(instance, order) for order in (range(n), range(n - 1, -1, -1))]:
            raise task.Retry
        instance = instance.model_copy(update={"best": best})
        if n > 2:  # the limit and the orders must matter
            rules: list[dict[str, object]] = [{"limit": 10**6}]
            rules += [{"orders": ()}] * (params.orders > 0)
            if any(not self.check(instance, self.solve(instance.model_copy(update=rule))) for rule in rules):
                raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Plan:
        n = len(instance.jobs)
        costs = [_starts(instance, i) for i in range(n)]
        least = [min(one.values()) for one in costs]
        best: tuple[int, tuple[int, ...]] = (10**9, ())
        nodes = 0

        def extend(starts: tuple[int, ...], cost: int) -> None:
            nonlocal best, nodes
            k, nodes = len(starts), nodes + 1
            if nodes > _BUDGET:
                raise task.Retry
            if k == n:
                best = cost, starts
                return
            for start, price in sorted(costs[k].items(), key=lambda one: (one[1], one[0])):
                if cost + price + sum(least[k + 1 :]) >= best[0]:
                    break
                if not _fault(instance, (*starts, start)):
                    extend((*starts, start), cost + price)

        extend((), 0)
        if not best[1]:
            raise task.Retry
        return dict(zip(instance.names(), best[1], strict=True))

    def check(self, instance: Instance, answer: Plan) -> str:
        fault = _fault(instance, tuple(answer[name] for name in instance.names()))
        return fault or ("" if _cost(instance, answer) == instance.best else "a cheaper plan is possible")


def _starts(instance: ApplianceTariffSchedule.Instance, i: int) -> dict[int, int]:
    """Give what each possible start of an appliance costs."""
    time, power, low, high = instance.jobs[i]
    return {start: power * sum(instance.tariff[start : start + time]) for start in range(low, high - time + 1)}


def _cost(instance: ApplianceTariffSchedule.Instance, plan: Plan) -> int:
    return sum(_starts(instance, i)[plan[name]] for i, name in enumerate(instance.names()))


def _fault(instance: ApplianceTariffSchedule.Instance, starts: tuple[int, ...]) -> str:
    """Say which rule the starts of the first appliances break."""
    load = [0] * len(instance.tariff)
    for name, start, (time, power, low, high) in zip(instance.names(), starts, instance.jobs, strict=False):
        if start < low or start + time > high:
            return f"{name} runs outside its hours"
        for hour in range(start, start + time):
            load[hour] += power
    if max(load) > instance.limit:
        return "too much power is used in an hour"
    for i, j in instance.orders:
        if max(i, j) < len(starts) and starts[i] + instance.jobs[i][0] > starts[j]:
            return f"{instance.names()[j]} starts before {instance.names()[i]} has ended"
    return ""


def _greedy(instance: ApplianceTariffSchedule.Instance, order: range) -> int:
    """Give each appliance in turn its cheapest start that the power left allows; -1 if that breaks a rule."""
    starts: dict[int, int] = {}
    load = [0] * len(instance.tariff)
    for i in order:
        time, power, _, _ = instance.jobs[i]
        costs = _starts(instance, i)
        free = [start for start in costs if max(load[start : start + time]) + power <= instance.limit]
        if not free:
            return -1
        starts[i] = min(free, key=lambda start: costs[start])
        for hour in range(starts[i], starts[i] + time):
            load[hour] += power
    plan = tuple(starts[i] for i in range(len(instance.jobs)))
    return -1 if _fault(instance, plan) else _cost(instance, dict(zip(instance.names(), plan, strict=True)))
