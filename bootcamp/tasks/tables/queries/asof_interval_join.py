"""Match each row of a table with the latest fitting row of another one.

Answer: the price for each trade, in order; unique.
Harder: more trades and quotes, several goods, ages that are too great, quotes of the same minute, cancelled ones.
Skills: simulation, instructions
Source: original; the as-of joins of time series.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import clock
from bootcamp.lib.worlds import draw
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Trade = tuple[int, str]
"""The minute and the good."""
Quote = tuple[int, int, str, int]
"""The number, the minute, the good and the price."""
Answer = tuple[int, ...]


class AsofIntervalJoin(Task["AsofIntervalJoin.Params", "AsofIntervalJoin.Instance", Answer]):
    version = 1

    class Params(task.Params):
        trades: int = knob("how many trades there are", levels=(2, 3, 4, 4, 5, 6, 7, 8, 9, 10), ge=2, le=20)
        quotes: int = knob("how many quotes there are", levels=(5, 6, 8, 10, 12, 14, 17, 20, 24, 28), ge=3, le=50)
        goods: int = knob("how many goods there are", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 4), ge=1, le=6)
        limited: bool = knob("whether old quotes are not taken", levels=(False,) * 2 + (True,) * 8)
        strict: bool = knob("whether a quote of the same minute may be too late", levels=(False,) * 4 + (True,) * 6)
        cancels: bool = knob("whether quotes are cancelled", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        trades: tuple[Trade, ...]
        quotes: tuple[Quote, ...]
        limit: int
        """The greatest age of a quote in minutes, 0 for none."""
        strict: bool
        cancelled: tuple[tuple[int, int], ...]
        """Numbers of quotes and the minutes from which they are void."""

        @property
        def left(self) -> list[tuple[object, ...]]:
            return [(place, clock(minute), good) for place, (minute, good) in enumerate(self.trades, 1)]

        @property
        def right(self) -> list[tuple[object, ...]]:
            return [(number, clock(minute), good, price) for number, minute, good, price in self.quotes]

        @property
        def void(self) -> list[tuple[object, ...]]:
            return [(number, clock(minute)) for number, minute in self.cancelled]

    prompt = Prompt(
        en=r"""
        Trades:

        {{ left | table(["trade", "time", "good"]) }}

        Quotes:

        {{ right | table(["quote", "time", "good", "price"]) }}

        {% if void %}
        Quotes cancelled, each void from the time named on:

        {{ void | table(["quote", "void from"]) }}

        {% endif %}
        Each trade takes the price of the latest quote for the same good
        {{- " that is earlier than the trade; a quote of the same minute is too late" if strict else
        " that is not later than the trade; a quote of the same minute will do" }}.
        {% if limit %}
        A quote more than {{ limit }} minutes older than the trade is not taken.
        {% endif %}
        {% if void %}
        A quote that is void at the time of the trade is not taken; then the latest of the others counts.
        {% endif %}
        Of several quotes of one minute, the one with the greatest number counts. Without a quote to take, the price is
        0.

        Give the prices of the trades 1 to {{ trades | length }}, in this order.
        """,
        zh=r"""
        交易：

        {{ left | table(["交易", "时间", "货物"]) }}

        报价：

        {{ right | table(["报价", "时间", "货物", "价格"]) }}

        {% if void %}
        下列报价被撤销，从所写的时间起（含该时刻）无效：

        {{ void | table(["报价", "无效起始"]) }}

        {% endif %}
        每笔交易取同一货物的最近一个
        {{- "早于该交易的报价的价格；同一分钟的报价太晚，不算" if strict else
        "不晚于该交易的报价的价格；同一分钟的报价也可以" }}。
        {% if limit %}
        比交易早 {{ limit }} 分钟以上（不含恰好 {{ limit }} 分钟）的报价不取。
        {% endif %}
        {% if void %}
        在交易时刻已无效的报价不取，改取其余报价中最近的一个。
        {% endif %}
        同一分钟有多个报价时，取编号最大的。没有可取的报价时，价格为 0。

        依次给出交易 1 到 {{ trades | length }} 的价格。
        """,
    )

    def format(self, instance: Instance) -> Sequence[int]:
        return Sequence(Integer(low=0), length=len(instance.trades))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        for _ in range(60):
            goods = draw(rng, "fruit", params.goods)
            start, span = rng.randint(480, 900), 3 * params.quotes
            times = [start + rng.randrange(span) for _ in range(params.quotes)]
            times += [rng.choice(times) for _ in range(params.quotes // 5)]
            prices = rng.sample(range(20, 99), len(times))
            numbers = rng.sample(range(1, 100), len(times))
            quotes = tuple((n, t, rng.choice(goods), p) for n, t, p in zip(numbers, times, prices, strict=True))
            trades = tuple(
                (rng.choice(times) if rng.random() < 0.35 else start + rng.randrange(2, span + 5), rng.choice(goods))
                for _ in range(params.trades)
            )
            chosen = rng.sample(quotes, len(quotes) // 5) if params.cancels else []
            instance = self.Instance(
                trades=trades,
                quotes=quotes,
                limit=rng.randint(2, 4) * params.goods if params.limited else 0,
                strict=params.strict and rng.random() < 0.7,
                cancelled=tuple(sorted((number, minute + rng.randint(1, 9)) for number, minute, _, _ in chosen)),
            )
            answer = self.solve(instance)
            loose: list[dict[str, object]] = [{"limit": 0}] if params.limited else []
            loose += [{"limit": 0, "strict": not instance.strict, "cancelled": ()}] if params.limited else []
            loose += [{"cancelled": ()}] if params.cancels else []
            if (
                2 * answer.count(0) <= len(answer)
                and len(set(trades)) == len(trades)
                and all(self.solve(instance.model_copy(update=one)) != answer for one in loose)
            ):
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        void = dict(instance.cancelled)
        found = []
        for minute, good in instance.trades:
            fitting = [
                (time, number, price)
                for number, time, one, price in instance.quotes
                if one == good
                and (time < minute or (time == minute and not instance.strict))
                and (not instance.limit or minute - time <= instance.limit)
                and void.get(number, minute + 1) > minute
            ]
            found.append(max(fitting)[2] if fitting else 0)
        return tuple(found)

    def key(self, instance: Instance) -> object:
        goods = sorted({good for _, _, good, _ in instance.quotes} | {good for _, good in instance.trades})
        first = min(time for _, time, _, _ in instance.quotes)
        quotes = sorted((n, time - first, goods.index(good), price) for n, time, good, price in instance.quotes)
        trades = [(minute - first, goods.index(good)) for minute, good in instance.trades]
        void = [(number, minute - first) for number, minute in instance.cancelled]
        return [quotes, trades, void, instance.limit, instance.strict]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        ranked = sorted((time, number, good, price) for number, time, good, price in instance.quotes)
        lines = []
        for good in dict.fromkeys(good for _, good in instance.trades):
            own = [f"{clock(time)} {number}" for time, number, one, _ in ranked if one == good]
            lines.append(f"{good}: {', '.join(own) or '-'}")
        void = dict(instance.cancelled)
        for place, (minute, good) in enumerate(instance.trades, 1):
            told = []
            for time, number, one, price in reversed(ranked):
                if one != good or time > minute or (time == minute and instance.strict):
                    continue
                old, ended = 0 < instance.limit < minute - time, void.get(number, minute + 1) <= minute
                told.append(f"{clock(time)} {number}{f' ✗ {clock(void[number])}' if ended else ''}")
                told += [f"{minute - time} > {instance.limit}", "0"] if old else [str(price)] if not ended else []
                if old or not ended:
                    break
            else:
                told.append("0")
            lines.append(f"{place}. {clock(minute)}: {' → '.join(told)}")
        return "\n".join(lines)
