"""Order tasks that need an amount to start and give some of it back, so that as little as possible must be brought.

Answer: the least amount and an order that it suffices for; every such order counts.
Harder: more tasks, larger amounts, tasks that give more than they take.
Skills: deduction, search
Source: original; an exchange argument, as for the scheduling of S. M. Johnson, Naval Res. Logist. 1 (1954).
"""

from __future__ import annotations

from collections.abc import Sequence as Items
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence

Need = tuple[int, int]
"""What must be there to start, and what is gone afterwards; negative if something is gained."""
_SETTINGS = (
    ("A robot has errands to do. Each errand", "units of charge", "机器人要办若干件事。每件事", "格（电量）"),
    ("A traveller has stages to go. Each stage", "litres of water", "一位旅人要走若干段路。每段路", "升（水）"),
    ("A shop has orders to fill. Each order", "coins", "一家店铺要完成若干笔订单。每笔订单", "枚（硬币）"),
    ("A mage has spells to cast. Each spell", "points of mana", "一位法师要施放若干个法术。每个法术", "点（法力）"),
    ("A program has jobs to run. Each job", "pages of memory", "一个程序要运行若干个作业。每个作业", "页（内存）"),
    ("A climber has pitches to climb. Each pitch", "metres of rope", "攀登者要爬若干段岩壁。每段岩壁", "米（绳子）"),
    ("A rover has samples to take. Each sample", "joules", "探测车要采集若干份样品。每份样品", "焦耳（能量）"),
    ("A kitchen has dishes to make. Each dish", "litres of gas", "一间厨房要做若干道菜。每道菜", "升（燃气）"),
)


class ExchangeArgumentOrder(Task["ExchangeArgumentOrder.Params", "ExchangeArgumentOrder.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        tasks: int = knob("the number of tasks", levels=(3, 4, 5, 6, 7, 8, 10, 12, 15, 20), ge=2, le=40)
        largest: int = knob("the largest amount", levels=(12, 15, 20, 25, 30, 40, 50, 70, 90, 120), ge=6, le=999)
        gains: int = knob("how many tasks give more than they take", levels=(0, 0, 0, 0, 0, 1, 2, 3, 4, 6), ge=0, le=15)

    class Instance(task.Told):
        settings = _SETTINGS

        needs: tuple[Need, ...]
        least: int

        def rows(self) -> list[tuple[int, ...]]:
            return [(number, need, -used) for number, (need, used) in enumerate(self.needs, start=1)]

    prompt = Prompt(
        en=r"""
        {{ words(language)[0] }} needs an amount that must be there when it begins, and changes the amount by the end:

        {{ rows() | table(["number", "must be there", "change"]) }}

        All amounts are {{ words(language)[1] }}. All have to be done, one after the other, in an order of your choice;
        what is there after one is there for the next. Give "start" (the least amount with which this can be done) and
        "order" (the numbers in an order for which it is enough). Any such order will do.
        """,
        zh=r"""
        {{ words(language)[0] }}开始时必须备有一定的量，结束时这个量会改变：

        {{ rows() | table(["编号", "必须备有", "变化"]) }}

        以上数量都以{{ words(language)[1] }}为单位。所有各项都要依次完成，次序可自选；一项完成后剩下的量留给下一项。
        请给出 "start"（能够完成的最小的初始量）和 "order"（用这个初始量可行的一种次序，写编号）。任何这样的次序都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        count = len(instance.needs)
        return Record(start=Integer(low=0), order=Sequence(Integer(1, count), length=count))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        needs = set[Need]()
        while len(needs) < params.tasks:
            need = rng.randint(params.largest // 4, params.largest)
            gains = sum(used < 0 for _, used in needs) < params.gains
            needs.add((need, -rng.randint(1, params.largest // 3) if gains else rng.randint(1, need)))
        rows = sorted(needs)
        rng.shuffle(rows)
        instance = self.Instance(setting=rng.randrange(len(_SETTINGS)), needs=tuple(rows), least=0)
        answer = self.solve(instance)
        numbers = range(1, len(rows) + 1)
        by_need = sorted(numbers, key=lambda number: -rows[number - 1][0])
        by_use = sorted(numbers, key=lambda number: rows[number - 1][1])
        if any(_start(rows, order) == answer["start"] for order in (by_need, by_use, by_use[::-1], list(numbers))):
            raise task.Retry
        return instance.model_copy(update={"least": answer["start"]}), answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        numbers = range(1, len(instance.needs) + 1)
        gaining = [number for number in numbers if instance.needs[number - 1][1] < 0]
        using = [number for number in numbers if instance.needs[number - 1][1] >= 0]
        gaining.sort(key=lambda number: instance.needs[number - 1][0])
        using.sort(key=lambda number: instance.needs[number - 1][1] - instance.needs[number - 1][0])
        order = [*gaining, *using]
        return {"start": _start(instance.needs, order), "order": tuple(order)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, needs = [], dict(enumerate(instance.needs, start=1))
        for number, (need, used) in needs.items():
            lines.append(f"{number}: +{-used}, {need}" if used < 0 else f"{number}: {need} - {used} = {need - used}")
        order, gone, least = self.solve(instance)["order"], 0, 0
        lines.append(" ".join(map(str, order)))
        for number in order:
            need, used = needs[number]
            least = max(least, need + gone)
            step = f"{gone} {'+' if used >= 0 else '-'} {abs(used)} = {gone + used}"
            lines.append(f"{number}: {gone} + {need} = {gone + need}, max {least}; {step}")
            gone += used
        return "\n".join(lines)

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        if len(set(answer["order"])) < len(answer["order"]):
            return "a number stands in the order twice"
        if _start(instance.needs, answer["order"]) > answer["start"]:
            return "the amount does not suffice for this order"
        return "" if answer["start"] == instance.least else "less is enough"

    def key(self, instance: Instance) -> object:
        return sorted(instance.needs)


def _start(needs: Items[Need], order: Items[int]) -> int:
    """Give the least amount that an order can be begun with; no task uses more than must be there for it."""
    least = gone = 0
    for number in order:
        need, used = needs[number - 1]
        least, gone = max(least, need + gone), gone + used
    return least
