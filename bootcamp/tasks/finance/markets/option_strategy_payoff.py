"""Find the profit of a portfolio of options at several prices, where it breaks even, and its bounds.

Answer: the profits, the set of break-even prices, and the greatest and the least profit, if bounded; unique.
Harder: more legs with more strikes, bought and sold, more break-even prices.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import division
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Maybe, Rational, Record, Sequence, Set

Leg = tuple[int, str, int, int]
"""How many are bought (negative: sold), ``call``, ``put`` or ``stock``, the strike (0 for stock), and the price."""
Answer = dict[str, Any]

_WORDS = {"call": ("call", "看涨期权"), "put": ("put", "看跌期权"), "stock": ("stock", "股票")}


class OptionStrategyPayoff(Task["OptionStrategyPayoff.Params", "OptionStrategyPayoff.Instance", Answer]):
    version = 1

    class Params(task.Params):
        legs: int = knob("the legs", levels=(1, 2, 2, 3, 3, 4, 5, 6, 8, 10), ge=1, le=12)
        strikes: int = knob("the different strikes", levels=(1, 1, 2, 2, 3, 4, 5, 6, 7, 8), ge=1, le=10)
        count: int = knob("the most of one leg", levels=(1, 2, 2, 3, 4, 4, 5, 5, 6, 6), ge=1, le=9)
        even: int = knob("the least number of break-even prices", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=0, le=5)

    class Instance(task.Instance):
        legs: tuple[Leg, ...]
        prices: tuple[int, ...]

        def told(self, language: str) -> list[str]:
            return [_told(leg, language == "zh") for leg in self.legs]

        def kinds(self) -> set[str]:
            return {leg[1] for leg in self.legs}

    prompt = Prompt(
        en=r"""
        Somebody has bought and sold at the prices shown, each for one piece:

        {{ told("en") | bullets }}

        Let S be the price of the stock on the last day, any number of at least 0. On that day
        {%- if "call" in kinds() %} a call with strike K is worth S - K if that is positive, else 0
        {%- endif %}
        {%- if "put" in kinds() %}{{ "," if "call" in kinds() }} a put with strike K is worth K - S if that is positive,
        else 0
        {%- endif %}
        {%- if "stock" in kinds() %}{{ "," if kinds() | length > 1 }} and the stock is worth S{% endif %}.
        The profit is the worth less the price paid for what was bought, and the price got less the worth for what was
        sold, of all pieces together. There is no interest.

        Give:

        - profits: the profit{{ "s" if prices[1:] }} for S = {{ prices | listed }}{{ ", in this order" if prices[1:] }}
        - even: all S with profit 0
        - most: the greatest profit over all S, or INF if it has no bound
        - least: the least profit over all S, negative for a loss, or INF if a loss has no bound
        """,
        zh=r"""
        某人按所示价格（每份的价格）买入和卖出了：

        {{ told("zh") | bullets }}

        设 S 为最后一天股票的价格，可为任何不小于 0 的数。这一天
        {%- if "call" in kinds() %}，执行价为 K 的看涨期权值 S - K（若为正，否则值 0）
        {%- endif %}
        {%- if "put" in kinds() %}，执行价为 K 的看跌期权值 K - S（若为正，否则值 0）
        {%- endif %}
        {%- if "stock" in kinds() %}，股票值 S{% endif %}。
        利润为所有份数合计：买入的为价值减去买入价，卖出的为卖出价减去价值。不计利息。

        请给出：

        - profits：S {{ "依次" if prices[1:] }}为 {{ prices | listed("zh") }} 时的利润
        - even：利润为 0 的全部 S
        - most：在所有 S 上的最大利润，无上界时写 INF
        - least：在所有 S 上的最小利润，亏损为负，亏损无界时写 INF
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        bound = Maybe(Integer(), none="INF")
        profits = Sequence(Integer(), length=len(instance.prices))
        return Record(profits=profits, even=Set(Rational(low=0)), most=bound, least=bound)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        start = rng.randint(40, 160)
        for _ in range(60):
            strikes = sorted(
                rng.sample(range(start - 5 * params.strikes - 10, start + 5 * params.strikes + 10), params.strikes)
            )
            legs = dict[tuple[str, int], Leg]()
            while len(legs) < params.legs:
                count = rng.choice((-1, 1)) * rng.randint(1, params.count)
                kind = rng.choice(("call", "call", "put", "put", "stock") if params.legs > 1 else ("call", "put"))
                strike = rng.choice(strikes) if kind != "stock" else 0
                inside = max(0, start - strike if kind == "call" else strike - start)
                legs[kind, strike] = count, kind, strike, start if kind == "stock" else inside + rng.randint(1, 12)
            prices = tuple(sorted(start + rng.randint(-25, 25) for _ in range(1 + params.legs // 3)))
            instance = self.Instance(legs=tuple(legs.values()), prices=prices)
            answer = _worked(instance)
            if answer is not None and params.even <= len(answer["even"]) <= 6:
                return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(instance.legs), instance.prices]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        kinks = sorted({0, *(leg[2] for leg in instance.legs)})
        lines = [_profit_line(instance, price) for price in (*instance.prices, *kinks)]
        values = [_profit(instance, kink) for kink in kinks]
        slope = sum(count for count, kind, _, _ in instance.legs if kind != "put")
        for a, x, b, y in zip(kinks, values, kinks[1:], values[1:], strict=False):
            rise = Fraction(y - x, b - a)
            if x * y < 0:
                lines.append(f"{a}-{b}: ({y} - {bracketed(x)}) / ({b} - {a}) = {rise}")
                lines.append(f"{division(-x, rise)} = {-x / rise}, {a} + {-x / rise} = {a - x / rise}")
        lines.append(f"S > {kinks[-1]}: {slope}")
        if values[-1] * slope < 0:
            way = -Fraction(values[-1], slope)
            lines.append(f"{division(-values[-1], slope)} = {way}, {kinks[-1]} + {way} = {kinks[-1] + way}")
        lines.append(f"max {'INF' if slope > 0 else max(values)}, min {'INF' if slope < 0 else min(values)}")
        return "\n".join(lines)


def _profit(instance: OptionStrategyPayoff.Instance, price: int) -> int:
    total = 0
    for count, kind, strike, paid in instance.legs:
        worth = price if kind == "stock" else max(0, price - strike if kind == "call" else strike - price)
        total += count * (worth - paid)
    return total


def _worked(instance: OptionStrategyPayoff.Instance) -> Answer | None:
    """Look at the profit between its kinks; None where it is 0 throughout a piece."""
    kinks = sorted({0, *(leg[2] for leg in instance.legs)})
    ends = [*kinks, kinks[-1] + 1]
    values = [_profit(instance, end) for end in ends]
    slope = values[-1] - values[-2]
    even = {Fraction(end) for end, value in zip(kinks, values, strict=False) if value == 0}
    for a, b, x, y in zip(ends, kinks[1:], values, values[1:], strict=False):
        if x * y < 0:
            even.add(a + Fraction(x * (b - a), x - y))
        if x == y == 0:
            return None
    last = values[-2]
    if last == slope == 0:
        return None
    if last * slope < 0:
        even.add(kinks[-1] - Fraction(last, slope))
    return {
        "profits": tuple(_profit(instance, price) for price in instance.prices),
        "even": frozenset(even),
        "most": None if slope > 0 else max(values[:-1]),
        "least": None if slope < 0 else min(values[:-1]),
    }


def _told(leg: Leg, zh: bool) -> str:
    count, kind, strike, paid = leg
    word = _WORDS[kind][zh]
    if zh:
        at = f"（执行价 {strike}）" if strike else ""
        return f"{'买入' if count > 0 else '卖出'} {abs(count)} 份{word}{at}，价格 {paid}"
    at = f" with strike {strike}" if strike else ""
    return f"{'bought' if count > 0 else 'sold'}: {abs(count)} × {word}{at}, price {paid}"


def _profit_line(instance: OptionStrategyPayoff.Instance, price: int) -> str:
    parts, sizes = list[str](), list[int]()
    for count, kind, strike, paid in instance.legs:
        gap = {"call": f"{price} - {strike}", "put": f"{strike} - {price}", "stock": f"{price}"}[kind]
        worth = max(0, {"call": price - strike, "put": strike - price, "stock": price}[kind])
        parts.append(f"{bracketed(count)}·({gap if worth else 0} - {paid})")
        sizes.append(count * (worth - paid))
    told = f"S = {price}: {' + '.join(parts)} = "
    return told + (f"{' + '.join(map(bracketed, sizes))} = {sum(sizes)}" if sizes[1:] else f"{sum(sizes)}")
