"""Find the price of the largest profit where two groups of buyers have hidden demands, by trying prices.

Answer: a price to try or, once, the best price; the game is won by the best one.
Turns: one price each, the last one is the answer.
Harder: more prices, steeper demands, no trial to spare.
Skills: search, algebra, optimization
Source: original; pricing with segments of customers.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.query_plans import follow
from bootcamp.verifiers import Command, Format, Integer

Move = tuple[str, int]
Group = tuple[int, int]
"""a and b of a group that buys a - b p, or nothing where that is negative."""


class _Seen(NamedTuple):
    verb: str
    price: int
    sold: int
    right: bool


Past = tuple[tuple[Move, _Seen], ...]


class HiddenDemandPricing(Interactive["HiddenDemandPricing.Params", "HiddenDemandPricing.Instance", Move, None, _Seen]):
    version = 1

    class Params(interactive.Params):
        prices: int = knob("the highest price", levels=(20, 24, 30, 40, 50, 65, 85, 110, 150, 200), ge=12, le=500)
        slope: int = knob(
            "the most buyers that a price of one more costs", levels=(3, 4, 5, 6, 8, 9, 11, 13, 16, 20), ge=2, le=50
        )
        spare: int = knob("trials beyond those needed", levels=(2, 1, 1, *(0,) * 7), ge=0, le=5)

    class Instance(interactive.Instance):
        secret = ("groups",)
        prices: int
        slope: int
        cost: int
        groups: tuple[Group, ...]

    prompt = Prompt(
        en=r"""
        A shop sells one product to two groups of buyers. At a price of p a group buys a - bp units, or none where this
        is negative; a and b are hidden positive integers of the group, b at most {{ slope }}. Both groups buy some at
        prices of 1 and 2; one of them stops buying at a lower price than the other, which then buys alone at two or
        more whole prices, but nothing at {{ prices }}. A unit costs the shop {{ cost }}. Find the whole price p from 1
        to {{ prices }} at which the profit, (p - {{ cost }}) times the units sold to both groups, is largest; there is
        only one such price, and it is not the best one for either group alone.

        - "ask p": I tell you how many units both groups together buy at the price p.
        - "answer p": this ends the game. You win if p is the best price, else you lose.
        """,
        zh=r"""
        一家商店向两组顾客出售一种商品。价格为 p 时，一组顾客购买 a - bp 件，若为负数则不买；a 和 b 是该组隐藏的正整数，
        b 至多为 {{ slope }}。价格为 1 和 2 时两组都会购买；其中一组在较低的价格就不再购买，此后另一组单独购买，
        至少有两个整数价格如此，但价格为 {{ prices }} 时不买。商店的进价是每件 {{ cost }}。请找出 1 到 {{ prices }} 中
        使利润，即 (p - {{ cost }}) 乘以两组购买的总件数，最大的整数价格 p；这样的价格只有一个，
        而且它对任何单独一组都不是最好的。

        - “ask p”：我告诉你价格为 p 时两组一共购买多少件。
        - “answer p”：游戏到此结束。如果 p 是最好的价格，你获胜，否则你失败。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "ask" %}
        At {{ price }}: {{ sold }} unit{{ "s" * (sold != 1) }}.
        {% else %}
        {{ price }} is {{ "" if right else "not " }}the best price.
        {% endif %}
        """,
        zh="""
        {% if verb == "ask" %}
        价格 {{ price }}：{{ sold }} 件。
        {% else %}
        {{ price }} {{ "是" if right else "不是" }}最好的价格。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        price = Integer(1, instance.prices)
        return Command(ask=price, answer=price)

    def deal(self, params: HiddenDemandPricing.Params, rng: Random) -> Instance:
        prices = params.prices
        first = rng.randint(3, prices // 2)
        last = rng.randint(first + 3, prices - 2)
        groups = []
        for end in (first, last):  # the last price at which the group buys
            b = rng.randint(1, params.slope)
            groups.append((b * end + rng.randint(1, b), b))
        rng.shuffle(groups)
        cost = rng.randint(0, first)
        instance = self.Instance(
            prices=prices,
            slope=params.slope,
            cost=cost,
            groups=tuple(groups),
            turns=(prices - 3).bit_length() + params.spare + 4,
        )
        best = _best(groups, prices, cost)
        alone = [price for group in groups for price in _best([group], prices, cost)]
        if len(best) > 1 or best[0] in alone or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> None:
        return None

    def react(self, instance: Instance, state: None, move: Move) -> Turn:
        verb, price = move
        if verb == "answer":
            right = [price] == _best(instance.groups, instance.prices, instance.cost)
            return Turn(state, _Seen(verb, price, 0, right), "won" if right else "lost")
        return Turn(state, _Seen(verb, price, _sold(instance.groups, price), right=True))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        return follow(_by_kink(shown.prices, shown.cost), (seen.sold for _, seen in past))


def _sold(groups: tuple[Group, ...] | list[Group], price: int) -> int:
    return sum(max(0, a - b * price) for a, b in groups)


def _best(groups: tuple[Group, ...] | list[Group], prices: int, cost: int) -> list[int]:
    """Give the prices of the largest profit."""
    profits = {price: (price - cost) * _sold(groups, price) for price in range(1, prices + 1)}
    return [price for price, profit in profits.items() if profit == max(profits.values())]


def _by_kink(prices: int, cost: int) -> Generator[int, int, int]:
    """Take two prices for the line of both groups, halve for where it ends, take two prices for the line after it."""
    one = yield 1
    two = yield 2
    line = 2 * one - two, one - two
    below, above, told = 2, prices, {}
    while above - below > 1:
        middle = (below + above) // 2
        told[middle] = yield middle
        if told[middle] == line[0] - line[1] * middle:
            below = middle
        else:
            above = middle
    for price in (above, above + 1):
        if price not in told:
            told[price] = yield price
    b = told[above] - told[above + 1]
    high = told[above] + b * above, b
    return _best([high, (line[0] - high[0], line[1] - high[1])], prices, cost)[0]
