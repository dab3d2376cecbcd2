"""Buy and sell one good at known prices, with few trades, fees and days of rest, for as much profit as possible.

Answer: the days of buying and selling; every best plan counts.
Harder: more days, more trades, a fee, days of rest.
Skills: search, planning
Source: original; the family of share-trading problems of programming contests.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Trades = tuple[tuple[int, ...], ...]


class TradingPlan(Task["TradingPlan.Params", "TradingPlan.Instance", Trades]):
    version = 1

    class Params(task.Params):
        days: int = knob("the number of days", levels=(5, 7, 9, 11, 13, 15, 18, 22, 27, 34), ge=4, le=60)
        trades: int = knob("the most trades", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 5), ge=1, le=8)
        fee: int = knob("the greatest fee of a sale", levels=(0, 0, 2, 3, 3, 4, 4, 5, 5, 6), ge=0, le=20)
        rest: int = knob("the most days of rest after a sale", levels=(0, 0, 0, 1, 1, 1, 2, 2, 2, 3), ge=0, le=6)

    class Instance(task.Instance):
        prices: tuple[int, ...]
        trades: int
        fee: int
        rest: int
        best: int

    prompt = Prompt(
        en=r"""
        The prices of a good on the days 1 to {{ prices | length }} are known: {{ prices | comma }}.

        You may buy a piece on one day and sell it on a later day, at most {{ trades }} {{ "times" if trades > 1 else
        "time" }} in all, and never hold more than one piece.
        {{- " Each sale costs a fee of %d." % fee if fee }} After a sale you may buy again
        {{ "%d days later" % (rest + 1) if rest else "on the next day" }} at the earliest.
        Choose the days so that your profit, that is, what you get less what you pay, is as great as possible. Give the
        list of your trades in order, each as [day of buying, day of selling]. Any best plan will do.
        """,
        zh=r"""
        某种商品在第 1 到第 {{ prices | length }} 天的价格已知：{{ prices | comma }}。

        你可以在某天买进一件，在之后的某天卖出，总共至多 {{ trades }} 次，手里任何时候至多一件。
        {%- if fee %}每次卖出要付手续费 {{ fee }}。{% endif %}
        {%- if rest %}卖出后最早过 {{ rest + 1 }} 天才能再买。
        {%- else %}卖出后最早第二天才能再买。
        {%- endif %}
        请选择各个日子，使利润（收入减去支出）尽可能大。按先后列出各笔交易，每笔写成 [买进日, 卖出日]。
        任何一种最优的方案都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Trades]:
        day = Integer(1, len(instance.prices))
        return Sequence(Sequence(day, length=2, brackets="[]"), brackets="[]")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Trades]:
        prices = [rng.randint(10, 30)]
        while len(prices) < params.days:
            prices.append(max(1, prices[-1] + rng.choice((-9, -7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 6, 8, 10))))
        fee, rest = rng.randint(0, params.fee), rng.randint(0, params.rest)
        instance = self.Instance(prices=tuple(prices), trades=params.trades, fee=fee, rest=rest, best=0)
        answer = self.solve(instance)
        best = _profit(instance, answer)
        instance = instance.model_copy(update={"best": best})
        rises = _rises(prices)
        largest = sorted(sorted(rises, key=lambda pair: prices[pair[0] - 1] - prices[pair[1] - 1])[: params.trades])
        extreme = (prices.index(min(prices)) + 1, prices.index(max(prices)) + 1)
        plain = [tuple(rises), tuple(largest), (extreme,), _best_first(instance)]
        if len(answer) < min(2, params.trades) or (params.days > 8 and not all(self.check(instance, p) for p in plain)):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Trades:
        prices, days = instance.prices, len(instance.prices)

        @cache
        def most(day: int, left: int) -> tuple[int, Trades]:
            """The best from a day on, from 0, without a piece in hand."""
            if day >= days or not left:
                return 0, ()
            best = most(day + 1, left)
            for sale in range(day + 1, days):
                later, rest = most(sale + 1 + instance.rest, left - 1)
                profit = prices[sale] - prices[day] - instance.fee + later
                if profit > best[0]:
                    best = profit, ((day + 1, sale + 1), *rest)
            return best

        return most(0, instance.trades)[1]

    def check(self, instance: Instance, answer: Trades) -> str:
        if len(answer) > instance.trades:
            return "these are too many trades"
        free = 1
        for bought, sold in answer:
            if bought < free:
                return f"nothing may be bought on day {bought}"
            if sold <= bought:
                return f"what is bought on day {bought} must be sold later"
            free = sold + 1 + instance.rest
        return "" if _profit(instance, answer) == instance.best else "more profit is possible"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        prices, lines = instance.prices, list[str]()
        cash: list[tuple[int, Trades]] = [(0, ())] * (len(prices) + 1)
        for turn in range(1, instance.trades + 1):
            held: tuple[int, int, Trades] | None = None
            after = [cash[0]]
            for day, price in enumerate(prices, start=1):
                best, told = after[-1], list[str]()
                if held:
                    profit = held[0] + price - instance.fee
                    fee = f" - {instance.fee}" if instance.fee else ""
                    told.append(f"{held[0]} + {price}{fee} = {profit}")
                    best = max(best, (profit, (*held[2], (held[1], day))), key=lambda one: one[0])
                worth, plan = cash[max(0, day - 1 - instance.rest)]
                if not held or worth - price > held[0]:
                    held = worth - price, day, plan
                    told.append(f"{worth} - {price} = {worth - price}" if worth else f"-{price}")
                after.append(best)
                lines.append(f"{turn}.{day}: {', '.join(told)}")
            cash = [max(one, two, key=lambda one: one[0]) for one, two in zip(cash, after, strict=True)]
        best = cash[-1]
        return "\n".join([*lines, f"{best[0]}: {sequence(best[1])}"])


def _profit(instance: TradingPlan.Instance, trades: Trades) -> int:
    return sum(instance.prices[sold - 1] - instance.prices[bought - 1] - instance.fee for bought, sold in trades)


def _best_first(instance: TradingPlan.Instance) -> Trades:
    """Make the trade with the greatest profit, then the best one that still fits, and so on."""
    pairs = combinations(range(1, len(instance.prices) + 1), 2)
    ranked = sorted(pairs, key=lambda pair: instance.prices[pair[0] - 1] - instance.prices[pair[1] - 1])
    chosen: list[tuple[int, int]] = []
    for bought, sold in ranked:
        apart = all(sold + instance.rest < one or two + instance.rest < bought for one, two in chosen)
        if len(chosen) < instance.trades and apart and _profit(instance, ((bought, sold),)) > 0:
            chosen.append((bought, sold))
    return tuple(sorted(chosen))


def _rises(prices: list[int]) -> list[tuple[int, int]]:
    """Give every longest rise, from its lowest to its highest day."""
    found, start = [], 0
    for day in range(1, len(prices) + 1):
        if day == len(prices) or prices[day] <= prices[day - 1]:
            if day - 1 > start:
                found.append((start + 1, day))
            start = day
    return found
