"""Pay a price with given coins, with change from given coins, so that as few coins as possible change hands.

Answer: the coins paid and the coins given back; every way with the fewest coins is right.
Harder: more kinds of coins, larger stocks and prices.
Skills: optimization, arithmetic, search
Source: original.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import ClassVar

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Multiset, Record

Coins = dict[str, tuple[int, ...]]


class CoinExchangeMinimum(Task["CoinExchangeMinimum.Params", "CoinExchangeMinimum.Instance", Coins]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of coins there are", levels=(3, 3, 4, 4, 5, 6, 6, 7, 8, 9), ge=2, le=10)
        largest: int = knob(
            "the largest value of a coin", levels=(12, 20, 25, 40, 50, 60, 80, 100, 120, 150), ge=10, le=200
        )
        stock: int = knob(
            "how many coins of a kind somebody has at most", levels=(2, 3, 3, 3, 3, 3, 4, 4, 4, 4), ge=1, le=6
        )
        fewest: int = knob(
            "how many coins have to change hands at least", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=8
        )

    class Instance(task.Instance):
        hidden: ClassVar[tuple[str, ...]] = ("best",)
        price: int
        buyer: tuple[tuple[int, int], ...]  # values of coins, decreasing, with how many there are
        cashier: tuple[tuple[int, int], ...]
        best: int

    answer = Record(pay=Multiset(Integer(low=1)), change=Multiset(Integer(low=1)))
    prompt = Prompt(
        en=r"""
        A buyer has to pay {{ price }} exactly. These are the coins:

        | value | coins of the buyer | coins of the cashier |
        | --- | --- | --- |
        {% for value, count in buyer %}
        | {{ value }} | {{ count }} | {{ cashier[loop.index0][1] }} |
        {% endfor %}

        The buyer hands over some coins, and the cashier may give change from the cashier's own coins (not from those
        just received). What is handed over minus the change must be the price. Choose the coins so that the total
        number of coins that change hands, in both directions, is as small as possible; any best choice will do. List
        the value of every coin handed over (pay) and of every coin given back (change; an empty list if there is no
        change).
        """,
        zh=r"""
        顾客要付的钱数恰好是 {{ price }}。双方的硬币如下：

        | 面值 | 顾客的枚数 | 收银员的枚数 |
        | --- | --- | --- |
        {% for value, count in buyer %}
        | {{ value }} | {{ count }} | {{ cashier[loop.index0][1] }} |
        {% endfor %}

        顾客付出若干枚硬币，收银员可以用自己原有的硬币（不能用刚收到的）找零；付出的总额减去找零必须等于价格。
        请选择硬币，使双方递出的硬币总枚数尽可能少，任意一种最优的选法都可以。列出付出的每枚硬币的面值（pay）和找回的每枚硬币的面值（change，
        不找零则为空列表）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Coins]:
        values = sorted(rng.sample(range(1, params.largest + 1), params.kinds), reverse=True)
        buyer = tuple((value, rng.randint(0, params.stock)) for value in values)
        cashier = tuple((value, rng.randint(0, params.stock)) for value in values)
        paid, given = _fewest_coins(buyer), _fewest_coins(cashier)
        for _ in range(5):
            price = rng.randint(params.largest, max(params.largest, max(paid)))
            ways = [(paid[total], given[total - price]) for total in paid if total - price in given]
            pay, change = min(ways, key=lambda way: len(way[0]) + len(way[1]), default=((), ()))
            best = len(pay) + len(change)
            if best >= params.fewest and change:
                instance = self.Instance(price=price, buyer=buyer, cashier=cashier, best=best)
                return instance, {"pay": pay, "change": change}
        raise task.Retry

    def check(self, instance: Instance, answer: Coins) -> str:
        if _exceeds(answer["pay"], instance.buyer):
            return "the buyer does not have these coins"
        if _exceeds(answer["change"], instance.cashier):
            return "the cashier does not have these coins"
        net = sum(answer["pay"]) - sum(answer["change"])
        if net != instance.price:
            return f"{net} is paid, not {instance.price}"
        coins = len(answer["pay"]) + len(answer["change"])
        return "" if coins == instance.best else "it can be done with fewer coins"


def _exceeds(coins: Iterable[int], stock: tuple[tuple[int, int], ...]) -> bool:
    return not Counter(coins) <= Counter(dict(stock))


def _fewest_coins(stock: tuple[tuple[int, int], ...]) -> dict[int, tuple[int, ...]]:
    """For every sum that can be made, give one of the ways with the fewest coins."""
    ways: dict[int, tuple[int, ...]] = {0: ()}
    for value, count in stock:
        for _ in range(count):
            for total, coins in list(ways.items()):
                more = total + value
                if more not in ways or len(ways[more]) > len(coins) + 1:
                    ways[more] = (*coins, value)
    return ways
