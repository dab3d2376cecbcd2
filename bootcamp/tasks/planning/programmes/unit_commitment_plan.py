"""Switch power units on and off and set their outputs so that demand is met at least cost.

Answer: a table of outputs by unit and hour; every cheapest plan counts.
Harder: more units and hours, longer runs that units must keep, start costs that outweigh cheap power.
Skills: optimization, planning
Source: original; unit commitment, as in A. J. Wood and B. F. Wollenberg, Power Generation (1984), chapter 5.
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Table

Outputs = tuple[tuple[int, ...], ...]
Unit = tuple[int, int, int, int, int]
"""Least and greatest output, cost of a MWh, cost of a start, least number of hours on."""
State = tuple[int, ...]
"""For each unit the hours that it has been on, counted up to its least run; 0 if it is off."""


class UnitCommitmentPlan(Task["UnitCommitmentPlan.Params", "UnitCommitmentPlan.Instance", Outputs]):
    version = 1

    class Params(task.Params):
        units: int = knob("the number of units", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 5), ge=2, le=5)
        hours: int = knob("the number of hours", levels=(2, 3, 4, 4, 5, 6, 5, 6, 7, 7), ge=2, le=9)
        run: int = knob("the longest least run", levels=(1, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=4)
        start: int = knob(
            "the largest start cost", levels=(20, 40, 60, 80, 100, 120, 140, 160, 180, 200), ge=10, le=500
        )

    class Instance(task.Instance):
        hidden = ("best",)

        units: tuple[Unit, ...]
        demand: tuple[int, ...]
        best: int

        def rows(self) -> list[list[object]]:
            return [[f"U{i + 1}", *unit] for i, unit in enumerate(self.units)]

    prompt = Prompt(
        en="""
        Power units serve a town for {{ demand | length }} hours. In each hour a unit is either off, with output 0, or
        on, with a whole number of MW from its least to its greatest output:

        {{ rows() | table(["unit", "least output", "greatest output", "cost per MWh", "start cost", "least run"]) }}

        - The demand in MW in the hours, in order, is {{ demand | comma }}. The outputs of an hour sum exactly to it.
        - All units are off before the first hour. A unit that is on in an hour and was off in the hour before it pays
          its start cost.
        - Once started, a unit stays on for at least its least run, in hours; a run that the end of the last hour cuts
          short is fine.

        Give the table of outputs, a row for each unit with a number for each hour, 0 where it is off, so that the total
        cost is as small as possible. Any cheapest plan will do.
        """,
        zh="""
        几台发电机组要为一座小城供电 {{ demand | length }} 个小时。在每个小时里，机组要么停机，出力为 0；
        要么开机，出力为其最小出力到最大出力之间的整数（单位 MW）：

        {{ rows() | table(["机组", "最小出力", "最大出力", "每 MWh 成本", "启动费", "最短连续运行"]) }}

        - 各小时的需求（MW）依次为 {{ demand | comma }}。每小时各机组出力之和恰好等于需求。
        - 第一个小时之前所有机组都停机。某小时开机而前一小时停机的机组要付启动费。
        - 机组一旦启动，至少要连续运行“最短连续运行”所列的小时数；因最后一个小时结束而中断的运行不算违反。

        请写出出力表：每台机组一行，依次为各小时的出力，停机时为 0，使总费用最小。任何一种最省的方案都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Outputs]:
        return Table(Integer(0), rows=len(instance.units), cols=len(instance.demand))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Outputs]:
        units = []
        for _ in range(params.units):
            low = rng.randint(2, 12)
            high = low + rng.randint(5, 25)
            units.append((low, high, rng.randint(2, 12), rng.randint(1, params.start), rng.randint(1, params.run)))
        floor, top = min(unit[0] for unit in units), sum(unit[1] for unit in units)
        demand = tuple(rng.randint(floor, top * 9 // 10) for _ in range(params.hours))
        if len(set(demand)) == 1:
            raise task.Retry
        instance = self.Instance(units=tuple(units), demand=demand, best=0)
        answer = self.solve(instance)
        best = _cost(instance, answer)
        if params.hours > 3 and best == _cost(instance, _search(instance, greedy=True)):
            raise task.Retry
        instance = instance.model_copy(update={"best": best})
        if params.hours > 3:  # least runs and start costs must matter
            rules = [tuple((*unit[:3], 0, unit[4]) for unit in units)]
            rules += [tuple((*unit[:4], 1) for unit in units)] * (params.run > 1)
            if any(not self.check(instance, self.solve(instance.model_copy(update={"units": one}))) for one in rules):
                raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Outputs:
        found = _search(instance, greedy=False)
        if not found:
            raise task.Retry
        return found

    def check(self, instance: Instance, answer: Outputs) -> str:
        for i, ((low, high, _, _, run), row) in enumerate(zip(instance.units, answer, strict=True), start=1):
            if any(x and not low <= x <= high for x in row):
                return f"an output of U{i} is outside its limits"
            last = 0
            for hour, x in enumerate(row):
                if not x and 0 < last < run:
                    return f"U{i} is switched off in hour {hour + 1} before its least run is over"
                last = last + 1 if x else 0
        for hour, demand in enumerate(instance.demand):
            if sum(row[hour] for row in answer) != demand:
                return f"the outputs of hour {hour + 1} do not sum to the demand"
        return "" if _cost(instance, answer) == instance.best else "a cheaper plan is possible"

    def key(self, instance: Instance) -> object:
        return [sorted(instance.units), instance.demand]


def _cost(instance: UnitCommitmentPlan.Instance, outputs: Outputs) -> int:
    total = 0
    for (_, _, price, start, _), row in zip(instance.units, outputs, strict=False):
        total += price * sum(row) + start * sum(x > 0 and not before for before, x in zip((0, *row), row, strict=False))
    return total


def _dispatch(units: tuple[Unit, ...], on: tuple[bool, ...], demand: int) -> tuple[int, ...] | None:
    """Share the demand among the units that are on, the cheapest first; None if they cannot meet it."""
    outputs = [unit[0] * is_on for unit, is_on in zip(units, on, strict=True)]
    left = demand - sum(outputs)
    for i in sorted(range(len(units)), key=lambda i: units[i][2]):
        more = min(left, units[i][1] - units[i][0]) if on[i] and left > 0 else 0
        outputs[i], left = outputs[i] + more, left - more
    return None if left else tuple(outputs)


def _search(instance: UnitCommitmentPlan.Instance, greedy: bool) -> Outputs:
    """Find a cheapest plan by states from hour to hour, or keep only the cheapest state of each; empty if stuck."""
    units = instance.units
    states: dict[State, tuple[int, Outputs]] = {(0,) * len(units): (0, ())}
    for demand in instance.demand:
        after: dict[State, tuple[int, Outputs]] = {}
        ways = [(on, _dispatch(units, on, demand)) for on in product((False, True), repeat=len(units))]
        for state, (cost, hours) in states.items():
            for on, outputs in ways:
                if outputs is None or any(
                    0 < age < unit[4] and not is_on for age, unit, is_on in zip(state, units, on, strict=True)
                ):
                    continue
                paid = cost
                for age, unit, is_on, output in zip(state, units, on, outputs, strict=True):
                    paid += output * unit[2] + (unit[3] if is_on and not age else 0)
                ages = tuple(
                    min(age + 1, unit[4]) if is_on else 0 for age, unit, is_on in zip(state, units, on, strict=True)
                )
                if ages not in after or paid < after[ages][0]:
                    after[ages] = paid, (*hours, outputs)
        states = dict([min(after.items(), key=lambda one: one[1])]) if greedy and after else after
    return tuple(zip(*min(states.values())[1], strict=True)) if states else ()
