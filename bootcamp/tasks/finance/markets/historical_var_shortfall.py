"""Find the value at risk and the expected shortfall of holdings from weighted scenarios, and the part of one holding.

Answer: a whole number and two rational numbers; unique.
Harder: more scenarios and holdings, short positions, scenarios of different weights, a tail that cuts a scenario.
Skills: arithmetic, probability, instructions
Source: original; invented holdings, no advice.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer, Rational, Record

Answer = dict[str, Any]


class HistoricalVarShortfall(Task["HistoricalVarShortfall.Params", "HistoricalVarShortfall.Instance", Answer]):
    version = 1

    class Params(task.Params):
        scenarios: int = knob(
            "how many scenarios there are", levels=(5, 8, 10, 12, 14, 16, 18, 21, 25, 30), ge=4, le=60
        )
        holdings: int = knob("how many holdings there are", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=6)
        weighted: bool = knob("whether scenarios have different weights", levels=(*[False] * 4, *[True] * 6))

    class Instance(task.Instance):
        values: tuple[int, ...]  # in thousands, negative for short positions
        changes: tuple[tuple[int, ...], ...]  # tenths of a percent, for each scenario and holding
        weights: tuple[int, ...]
        level: int
        asked: int

        @property
        def names(self) -> list[str]:
            return ["UVWXYZ"[i] for i in range(len(self.values))]

        @property
        def rows(self) -> list[list[object]]:
            found = list[list[object]]()
            for number, (change, weight) in enumerate(zip(self.changes, self.weights, strict=True), start=1):
                found.append([number, weight, *(f"{'-' * (c < 0)}{abs(c) // 10}.{abs(c) % 10}" for c in change)])
            return found

    answer = Record(risk=Integer(unit="€"), shortfall=Rational(unit="€"), part=Rational(unit="€"))
    prompt = Prompt(
        en=r"""
        Somebody (an invented case, no advice) has the following holdings, valued in euros; a negative value is a short
        position:

        {% for name in names %}
        - {{ name }}: {{ values[loop.index0] * 1000 }}
        {% endfor %}

        Scenarios from the past, each with a weight and the relative changes of the prices in percent:

        {{ rows | table(["scenario", "weight"] + names) }}

        - In a scenario, the value of a holding changes by its value times the relative change of its price. The loss of
          a holding is the fall of its value, negative if it rises; for a short position, a falling price is thus a
          gain. The loss of the scenario is the sum of the losses of all holdings.
        - The tail weight is {{ 100 - level }} % of the sum of all weights.
        - Go through the scenarios from the largest loss downwards and add up their weights. The scenario with which the
          sum first reaches or exceeds the tail weight is the last one of the tail. Its loss is the value at risk.
        - The expected shortfall is the weighted mean of the losses in the tail, where the last scenario counts only
        with as much of its weight as makes the sum of weights exactly the tail weight.
        - The part of a holding in the expected shortfall is the mean of its own losses over the same scenarios with the
          same weights.

        Give in euros: risk, the value at risk; shortfall, the expected shortfall; and part, the part of
        {{ names[asked] }} in it.
        """,
        zh=r"""
        某人（虚构案例，不构成建议）有下列持仓，以欧元计价，负值表示空头：

        {% for name in names %}
        - {{ name }}：{{ values[loop.index0] * 1000 }}
        {% endfor %}

        历史情景如下，各有权重和各价格的相对变化（百分数）：

        {{ rows | table(["情景", "权重"] + names) }}

        - 在一个情景中，持仓价值的变化等于其价值乘以价格的相对变化。持仓的损失是其价值的下降额，上升时为负；
          因此对空头来说，价格下跌是盈利。情景的损失为各持仓损失之和。
        - 尾部权重为全部权重之和的 {{ 100 - level }} %。
        - 从损失最大的情景开始依次向下累加权重。累加和首次达到或超过尾部权重的那个情景是尾部的最后一个，
        它的损失就是风险价值。
        - 期望损失是尾部各损失的加权平均，其中最后一个情景只计入使权重之和恰好等于尾部权重的那部分权重。
        - 某持仓在期望损失中的份额，是在同样的情景上用同样的权重对它自己的损失所求的平均。

        请以欧元为单位给出：risk 为风险价值，shortfall 为期望损失，part 为 {{ names[asked] }} 在其中的份额。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.scenarios
        values = [rng.randint(1, 40) * (-1 if i and rng.random() < 0.3 else 1) for i in range(params.holdings)]
        changes = list[tuple[int, ...]]()
        for _ in range(n):
            common = rng.randint(-30, 25)
            changes.append(tuple(common // 2 + rng.randint(-35, 35) for _ in values))
        weights = [rng.randint(1, 9) if params.weighted else 1 for _ in range(n)]
        level = rng.choice((60, 65, 70, 75, 80, 85, 90, 95))
        instance = self.Instance(
            values=tuple(values), changes=tuple(changes), weights=tuple(weights), level=level,
            asked=rng.randrange(params.holdings),
        )  # fmt: skip
        losses = [-sum(v * c for v, c in zip(values, change, strict=True)) for change in changes]
        if len(set(losses)) < n:
            raise Retry
        answer, tail, last = _tail(instance, losses)
        if answer["risk"] <= 0 or tail < 2 or (n > 8 and last == weights[losses.index(answer["risk"])]):
            raise Retry  # the tail should cut its last scenario
        if params.holdings > 1 and answer["part"] == answer["shortfall"]:
            raise Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [
            instance.values,
            sorted(zip(instance.changes, instance.weights, strict=True)),
            instance.level,
            instance.asked,
        ]


def _tail(instance: HistoricalVarShortfall.Instance, losses: list[int]) -> tuple[Answer, int, Fraction]:
    """Give the answer, how many scenarios the tail has, and the weight that its last one counts with."""
    total = Fraction((100 - instance.level) * sum(instance.weights), 100)
    left, shortfall, part = total, Fraction(0), Fraction(0)
    order = sorted(range(len(losses)), key=lambda i: -losses[i])
    for i in order:
        weight = min(left, Fraction(instance.weights[i]))
        shortfall += weight * losses[i]
        part -= weight * instance.values[instance.asked] * instance.changes[i][instance.asked]
        left -= weight
        if left == 0:
            break
    return {"risk": losses[i], "shortfall": shortfall / total, "part": part / total}, order.index(i) + 1, weight
