"""Value an option on a price tree of two branches: European, American, with a barrier, or on the average price.

Answer: the value and the hedge at the start, rounded to four places; unique.
Harder: more steps, claims that depend on the path or may be exercised early.
Skills: arithmetic, probability
Source: original; the tree of J. Cox, S. Ross and M. Rubinstein, 1979.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import percent
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal, Record

Answer = dict[str, Fraction]

_KINDS = ("european", "american", "knock", "average", "lookback")
_TREES = ("2 1/2", "3/2 1/2", "5/4 4/5", "6/5 9/10", "5/4 3/4", "3/2 2/3", "11/10 9/10")
_LAST = ("It pays {x} on the last day if that is positive, else 0", "它在最后一天支付 {x}（若为正，否则为 0）")
_TOLD = {
    "european": _LAST,
    "american": (
        "It pays {x} if that is positive, else 0, once, on a day that its holder chooses, from now to the last day",
        "持有人可选择从现在到最后一天中的任何一天，一次性得到 {x}（若为正，否则为 0）",
    ),
    "knock": (
        _LAST[0] + "; but it pays nothing if a price on any day, now and the last day included, was at {edge} {h}",
        _LAST[1] + "；但只要任何一天（包括现在和最后一天）的价格{edge} {h}，就什么也不支付",
    ),
    "average": (
        _LAST[0] + ", where A is the mean of all {m} prices from now to the last day",
        _LAST[1] + "，其中 A 是从现在到最后一天全部 {m} 个价格的平均数",
    ),
    "lookback": (
        _LAST[0] + ", where M is the {end} of all {m} prices from now to the last day",
        _LAST[1] + "，其中 M 是从现在到最后一天全部 {m} 个价格中{end}的",
    ),
}


class BinomialOptionValue(Task["BinomialOptionValue.Params", "BinomialOptionValue.Instance", Answer]):
    version = 1

    class Params(task.Params):
        steps: int = knob("the steps of the tree", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=8)
        kinds: int = knob("the kinds of claims in use", levels=(1, 1, 2, 2, 3, 3, 4, 5, 5, 5), ge=1, le=5)
        rate: int = knob("the largest rate in percent", levels=(0, 0, 4, 4, 5, 5, 5, 6, 6, 6), ge=0, le=9)

    class Instance(task.Instance):
        kind: str
        call: bool
        price: int
        up: Fraction
        down: Fraction
        rate: int
        strike: int
        barrier: int
        """A price, for the claim that ends at a barrier, else 0."""
        steps: int

        def rate_text(self) -> str:
            return percent(Fraction(self.rate, 100))

        def claim(self, language: str) -> str:
            zh, letter = language == "zh", {"average": "A", "lookback": "M"}.get(self.kind, "S")
            edge = ("least", "不低于") if self.call else ("most", "不高于")
            end = ("largest", "最大") if self.call else ("smallest", "最小")
            facts = {"x": f"{letter} - K" if self.call else f"K - {letter}", "h": self.barrier, "m": self.steps + 1}
            return _TOLD[self.kind][zh].format(edge=edge[zh], end=end[zh], **facts)

    answer = Record(value=Decimal(places=4), hedge=Decimal(places=4))
    prompt = Prompt(
        en=r"""
        The price S of a stock is {{ price }} now. In {{ "each of %d steps" % steps if steps > 1 else "one step" }} it
        is multiplied by {{ up }} or by {{ down }}. Money earns {{ rate_text() }} a step without risk; let R = 1 + that
        rate. There are no costs, and any number of shares, also a fraction, can be bought or sold.

        A claim has the strike K = {{ strike }}. {{ claim("en") }}.

        With p = (R - {{ down }}) / ({{ up }} - {{ down }}), the value on a day is the mean of the values after the up
        and the down step, with weights p and 1 - p, divided by R
        {%- if kind == "american" %}, or what exercising on that day pays, if that is more{% endif %}. Give:

        - value: the value of the claim now
        - hedge: the value after a first up step less that after a first down step, divided by the difference of the two
        stock prices
        """,
        zh=r"""
        某股票现在的价格 S 为 {{ price }}。
        {{ "在 %d 步中的每一步，它" % steps if steps > 1 else "在一步之后，它" }}乘以 {{ up }} 或 {{ down }}。
        资金每步无风险地获利 {{ rate_text() }}；设 R = 1 加这个利率。没有费用，股票可买卖任意份数（包括非整数份）。

        某权益的执行价为 K = {{ strike }}。{{ claim("zh") }}。

        设 p = (R - {{ down }}) / ({{ up }} - {{ down }})。
        某天的价值，是上涨一步和下跌一步之后的价值按权 p 和 1 - p 的平均，再除以 R
        {%- if kind == "american" %}；若当天行使所得更多，则为行使所得{% endif %}。请给出：

        - value：该权益现在的价值
        - hedge：第一步上涨后的价值减去第一步下跌后的价值，再除以这两个股价之差
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        kind, call = rng.choice(_KINDS[: params.kinds][-3:]), rng.random() < 0.5
        up, down = map(Fraction, rng.choice(_TREES).split())
        price, rate = 20 * rng.randint(2, 12), rng.randint(min(1, params.rate), params.rate)
        strike = price * rng.randint(75, 130) // 100
        barrier = 0
        if kind == "knock":
            edge = price * up ** rng.randint(1, params.steps) if call else price * down ** rng.randint(1, params.steps)
            barrier = int(edge) + rng.choice((0, rng.randint(-3, 3) if call else rng.randint(-2, 3)))
        instance = self.Instance(
            kind=kind,
            call=call,
            price=price,
            up=up,
            down=down,
            rate=rate,
            strike=strike,
            barrier=barrier,
            steps=params.steps,
        )
        ahead = [_value(instance, (Fraction(price), price * factor)) for factor in (up, down)]
        growth = 1 + Fraction(rate, 100)
        p = (growth - down) / (up - down)
        value = (p * ahead[0] + (1 - p) * ahead[1]) / growth
        hedge = (ahead[0] - ahead[1]) / (price * (up - down))
        exact = {"value": value, "hedge": hedge}
        if not 0 < abs(hedge) < 1 or (kind == "american" and value <= _exercised(instance, price)):
            raise task.Retry
        plain = instance.model_copy(update={"kind": "european"})
        if kind in ("american", "knock") and value == _value(plain, (Fraction(price),)):
            raise task.Retry  # early exercise or the barrier does not matter
        if any(abs(one * 10**4 % 1 - Fraction(1, 2)) < Fraction(1, 10) for one in exact.values()):
            raise task.Retry
        places = Decimal(places=4)
        return instance, {name: places.round(one) for name, one in exact.items()}


def _exercised(instance: BinomialOptionValue.Instance, price: Fraction | int) -> Fraction:
    gain = Fraction(price) - instance.strike
    return max(Fraction(), gain if instance.call else -gain)


def _value(instance: BinomialOptionValue.Instance, path: tuple[Fraction, ...]) -> Fraction:
    """Give the value after some prices."""
    kind, call = instance.kind, instance.call
    if kind == "knock" and (path[-1] >= instance.barrier if call else path[-1] <= instance.barrier):
        return Fraction()
    if len(path) > instance.steps:
        last = {"average": sum(path, Fraction()) / len(path), "lookback": max(path) if call else min(path)}
        return _exercised(instance, last.get(kind, path[-1]))
    growth = 1 + Fraction(instance.rate, 100)
    p = (growth - instance.down) / (instance.up - instance.down)
    ahead = [_value(instance, (*path, path[-1] * factor)) for factor in (instance.up, instance.down)]
    waiting = (p * ahead[0] + (1 - p) * ahead[1]) / growth
    return max(waiting, _exercised(instance, path[-1])) if kind == "american" else waiting
