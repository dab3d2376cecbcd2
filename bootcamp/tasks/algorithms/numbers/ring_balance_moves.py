"""Even out what people in a ring hold by passing it to neighbours, with as little passing as possible.

Answer: what each person passes on clockwise; every cheapest way counts.
Harder: more people, larger numbers, passages that cost more than others.
Skills: arithmetic, search
Source: original; the median argument for card balancing in a ring.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Passed = tuple[int, ...]
_SETTINGS = (
    ("Players sit round a table", "coins", "一些玩家围坐在桌旁", "枚硬币"),
    ("Villages lie round a lake", "cartloads of hay", "一些村庄环湖而立", "车干草"),
    ("Stations lie on a ring line", "bicycles", "一条环线上有若干车站", "辆自行车"),
    ("Camps lie round a mountain", "crates", "一些营地环山而设", "箱物资"),
    ("Children sit in a circle", "marbles", "一些孩子围坐成一圈", "颗弹珠"),
    ("Depots lie on a ring road", "pallets", "一条环路上有若干仓库", "托货物"),
    ("Farms lie round a hill", "sacks of seed", "一些农场环绕小山", "袋种子"),
    ("Machines stand in a ring", "parts", "一些机器排成一圈", "个零件"),
)


class RingBalanceMoves(Task["RingBalanceMoves.Params", "RingBalanceMoves.Instance", Passed]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many there are", levels=(4, 4, 5, 6, 7, 8, 10, 12, 15, 20), ge=3, le=40)
        largest: int = knob("about the most that one holds", levels=(12, 16, 20, 25, 30, 40, 50, 80, 120, 200), ge=4)
        costs: int = knob("the highest price of a passage", levels=(1, 1, 1, 1, 2, 2, 3, 3, 4, 5), ge=1, le=9)

    class Instance(task.Told):
        settings = _SETTINGS

        held: tuple[int, ...]
        prices: tuple[int, ...]
        """The price of passing one unit between each place and the next one."""
        least: int

    prompt = Prompt(
        en=r"""
        {{ words(language)[0] }}, numbered 1 to {{ held | length }} clockwise. They hold {{ held | comma }}
        {{ words(language)[1] }}, in this order. In the end all should hold the same number. They can pass
        {{ words(language)[1] }} only to their two neighbours, one at a time and in any order
        {%- if prices | max == 1 %}; each passing of a single one counts 1.
        {%- else %}. To pass a single one in either direction costs, between 1 and 2, between 2 and 3 and so on, at last
        between {{ held | length }} and 1: {{ prices | comma }}.{% endif %}


        Give for 1 to {{ held | length }} in order how many each passes on clockwise in all; a negative number says
        that so many come to it from the next one clockwise.
        Keep the total {{ "number" if prices | max == 1 else "cost" }} of passings as small as
        possible. If there are several best ways, give any one. (Nobody needs to have in advance
        what is passed on: only the totals count.)
        """,
        zh=r"""
        {{ words(language)[0] }}，按顺时针编号为 1 到 {{ held | length }}，
        依次持有 {{ held | comma }} {{ words(language)[1] }}。
        最后大家应持有同样多。只能传给相邻的两者，每次传一个，次序任意
        {%- if prices | max == 1 %}；每传一个算 1。
        {%- else %}。传一个（方向不论）的费用，在 1 与 2 之间、2 与 3 之间……最后在 {{ held | length }} 与 1 之间依次为：
        {{ prices | comma }}。{% endif %}


        请对 1 到 {{ held | length }} 依次写出各自总共沿顺时针传出多少；负数表示从顺时针的下一个那里得到那么多。
        {{ "传递的总次数" if prices | max == 1 else "总费用" }}必须尽可能小。最优的办法有多种时，写出任意一种。
        （不要求传出时手里已有那么多，只看总数。）
        """,
    )

    def format(self, instance: Instance) -> Format[Passed]:
        return Sequence(Integer(), length=len(instance.held))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Passed]:
        held = [rng.randint(0, params.largest) for _ in range(params.people)]
        held[rng.randrange(len(held))] += -sum(held) % len(held)
        prices = tuple(rng.randint(1, params.costs) for _ in held)
        setting = rng.randrange(len(_SETTINGS))
        instance = self.Instance(setting=setting, held=tuple(held), prices=prices, least=0)
        answer = self.solve(instance)
        least = _cost(instance, answer)
        line = _from_first(instance, 0)  # nothing passes between the last and the first one
        mean = sum(held) // len(held)
        if least == _cost(instance, line) or all(number == mean for number in held):
            raise task.Retry
        return instance.model_copy(update={"least": least}), answer

    def solve(self, instance: Instance) -> Passed:
        base = _from_first(instance, 0)
        return min((_from_first(instance, -one) for one in base), key=lambda passed: (_cost(instance, passed), passed))

    def check(self, instance: Instance, answer: Passed) -> str:
        mean = sum(instance.held) // len(instance.held)
        for place, own in enumerate(instance.held):
            if own - answer[place] + answer[place - 1] != mean:
                return f"number {place + 1} would not hold as many as it should"
        return "" if _cost(instance, answer) == instance.least else "there is a better way"

    def key(self, instance: Instance) -> object:
        return [instance.held, instance.prices]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        total, count = sum(instance.held), len(instance.held)
        mean = total // count
        base = _from_first(instance, 0)
        lines = [f"{running_sum(instance.held)}, {total} / {count} = {mean}"]
        for before, own, after in zip((0, *base), instance.held, base, strict=False):
            lines.append(f"{own} + {bracketed(before)} - {mean} = {after}" if before else f"{own} - {mean} = {after}")
        ranked = sorted(zip(base, instance.prices, strict=True))
        so_far, whole, steps = 0, sum(instance.prices), list[str]()
        while 2 * so_far < whole:
            middle, price = ranked[len(steps)]
            steps.append(f"{middle}: {so_far} + {price} = {so_far + price}")
            so_far += price
        if set(instance.prices) == {1}:
            lines.append(f"{', '.join(str(one) for one, _ in ranked)} → {middle}")
        else:
            lines.append(f"{', '.join(steps)}, 2·{so_far} >= {whole} → {middle}")
        passed = _from_first(instance, -middle)
        lines.append(f"{sequence(base)} - {bracketed(middle)}: {sequence(passed)}")
        return "\n".join(lines)


def _from_first(instance: RingBalanceMoves.Instance, last: int) -> Passed:
    """Give what each passes on if the last one passes `last` to the first one."""
    mean = sum(instance.held) // len(instance.held)
    passed, incoming = [], last
    for own in instance.held:
        incoming = own + incoming - mean
        passed.append(incoming)
    return tuple(passed)


def _cost(instance: RingBalanceMoves.Instance, passed: Passed) -> int:
    return sum(price * abs(one) for price, one in zip(instance.prices, passed, strict=True))
