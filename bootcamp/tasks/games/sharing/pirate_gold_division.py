"""Find how pirates divide their gold when each in turn proposes and may go overboard.

Answer: the number of pirates who go overboard and the coins of all who get some; unique.
Harder: more pirates, fewer coins for each, demands that differ, other majorities.
Skills: deduction, simulation
Source: original; after the old puzzle of the pirates, with demands.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import comma, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Mapping, Record

Answer = dict[str, Any]

_MAJORITIES = ((1, 2, False), (1, 2, True), (2, 3, False))
"""The share of votes, and whether there must be more than it."""


class PirateGoldDivision(Task["PirateGoldDivision.Params", "PirateGoldDivision.Instance", Answer]):
    version = 1

    class Params(task.Params):
        pirates: int = knob("how many pirates there are", levels=(3, 4, 5, 6, 7, 8, 10, 12, 14, 16), ge=2, le=20)
        coins: int = knob("the most coins for each pirate", levels=(20, 15, 12, 9, 7, 6, 5, 4, 3, 3), ge=1, le=50)
        demand: int = knob("the largest demand", levels=(2, 3, 3, 4, 4, 5, 5, 5, 6, 6), ge=1, le=10)

    class Instance(task.Instance):
        coins: int
        demands: tuple[int, ...]
        majority: int

        def rows(self) -> list[tuple[int, int]]:
            return list(enumerate(self.demands, 1))

    prompt = Prompt(
        en=r"""
        {{ demands | length }} pirates divide {{ coins }} gold coins. Pirate 1 is the most senior one, pirate
        {{ demands | length }} the most junior. The most senior pirate on board proposes how many coins, 0 or more,
        each pirate on board gets, all coins being given out. Then all pirates on board vote, the proposer too. The
        proposal is accepted if
        {%- if majority == 0 %} at least half{% elif majority == 1 %} more than half
        {%- else %} at least two thirds{% endif %} of the votes are in favour; then the coins are given out so and all
        is over. Otherwise the proposer goes overboard, and the next pirate proposes by the same rules.

        All pirates foresee what follows, and all know that all do. A proposer votes for their own proposal. Another
        pirate votes in favour if the pirate would go overboard later should the proposal fail. A pirate who would then
        stay on board votes in favour if and only if the proposal gives this pirate at least the coins that the pirate
        would finally get should it fail, plus as many as the table says:

        {{ rows() | table(("pirate", "demand")) }}

        A proposer who can have a proposal accepted keeps as many coins as possible. For this the proposer buys the
        cheapest votes, only as many as are needed, and of equally dear ones those of the more junior pirates. A
        proposer who can't have any proposal accepted goes overboard.

        - gone: how many pirates go overboard.
        - coins: the number of coins of each pirate who gets at least one, by the pirate's number.
        """,
        zh=r"""
        {{ demands | length }} 名海盗分 {{ coins }} 枚金币。海盗 1 资历最老，海盗 {{ demands | length }} 资历最浅。
        由船上资历最老的海盗提出方案，说明船上每名海盗各得多少枚（可以是 0 枚），金币要全部分完。
        然后船上所有海盗投票，提案者也投票。若赞成票
        {%- if majority == 0 %}至少占半数{% elif majority == 1 %}超过半数{% else %}至少占三分之二{% endif %}，
        方案通过，照此分配，事情结束；否则提案者被扔下船，由下一名海盗按同样的规则提案。

        所有海盗都能预见后果，并且彼此知道这一点。提案者投赞成票。
        其他海盗中，若方案失败后自己以后会被扔下船，则投赞成票；
        若方案失败后自己会留在船上，则当且仅当方案给他的金币比失败后他最终所得的至少多出下表的数目时投赞成票：

        {{ rows() | table(("海盗", "要求")) }}

        能使方案通过的提案者会给自己留下尽可能多的金币。为此他收买最便宜的票，只买所需的张数，
        价钱相同时收买资历较浅的海盗。
        无论如何提案都不能通过的提案者被扔下船。

        - gone：有多少名海盗被扔下船。
        - coins：每名至少得到一枚金币的海盗所得的枚数，以海盗编号为键。
        """,
    )
    answer = Record(gone=Integer(low=0), coins=Mapping(Integer(low=1), Integer(low=1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.pirates
        coins = rng.randint(n, params.coins * n)
        demands = tuple(rng.randint(1, params.demand) for _ in range(n))
        instance = self.Instance(coins=coins, demands=demands, majority=rng.randrange(3))
        found = self.solve(instance)
        if n > 4 and len(found["coins"]) < 3:
            raise task.Retry
        return instance, found

    def key(self, instance: Instance) -> object:
        return [instance.coins, instance.demands, instance.majority]

    def solve(self, instance: Instance) -> Answer:
        *_, (_, _, coins, stays) = _proposals(instance)
        return {"gone": stays.count(False), "coins": {k: number for k, number in enumerate(coins, 1) if number}}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        words = {"en": "pirate {}: needs {} of {}", "zh": "海盗 {}：需 {}/{} 票"}[language]
        over = {"en": "overboard", "zh": "下海"}[language]
        lines, before, afloat = [], list[int](), list[bool]()
        for votes, bought, coins, stays in _proposals(instance):
            first = len(instance.demands) - len(coins) + 1
            prices = [
                f"{first + k}: {f'{old} + {extra} = {old + extra}' if stay else 0}"
                for k, (old, extra, stay) in enumerate(zip(before, instance.demands[first:], afloat, strict=True), 1)
            ]
            lines.append(f"{words.format(first, votes, len(coins))}; " + comma(prices) + "; " * (len(prices) > 0))
            cost = sum(bought)
            total = f"{' + '.join(map(str, bought))} = {cost}; " if len(bought) > 1 else ""
            cost_told = f"{instance.coins} - {cost} = {instance.coins - cost}"
            lines[-1] += total + (
                f"{cost_told}: {sequence(coins)}" if stays[0] else f"{cost} > {instance.coins}: {over}"
            )
            before, afloat = coins, stays
        return "\n".join(lines)


def _proposals(instance: PirateGoldDivision.Instance) -> Iterator[tuple[int, list[int], list[int], list[bool]]]:
    """Give the votes needed, the prices paid, and coins and survival from there on, the last proposer first."""
    n = len(instance.demands)
    share, parts, more = _MAJORITIES[instance.majority]
    coins: list[int] = []
    stays: list[bool] = []
    for size in range(1, n + 1):
        votes = size * share // parts + 1 if more else -(-size * share // parts)
        first = n - size + 1  # the number, from 0, of the pirate after the proposer
        prices = sorted((coins[k] + instance.demands[first + k] if stays[k] else 0, -k) for k in range(size - 1))[
            : max(0, votes - 1)
        ]
        cost = sum(price for price, _ in prices)
        if cost > instance.coins:
            coins, stays = [0, *coins], [False, *stays]
        else:
            coins, stays = [instance.coins - cost] + [0] * (size - 1), [True] * size
            for price, k in prices:
                coins[1 - k] = price
        yield votes, [price for price, _ in prices], coins, stays
