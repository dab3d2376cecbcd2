"""Sell bundles of items to the bidders who value them most in all, and charge each for the harm to the others.

Answer: the winners with their bundles and payments; unique.
Harder: more items, bidders and bundles; the dearest bids do not fit together.
Skills: optimization, arithmetic
Source: original; the payments of W. Vickrey (1961), E. Clarke (1971) and T. Groves (1973).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Record, Word

Answer = dict[str, Any]
Bid = tuple[str, int]
"""The items of a bundle as lower-case letters, and the price."""


class CombinatorialAuctionVcg(Task["CombinatorialAuctionVcg.Params", "CombinatorialAuctionVcg.Instance", Answer]):
    version = 1

    class Params(task.Params):
        items: int = knob("how many items there are", levels=(2, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=10)
        bidders: int = knob("how many bidders there are", levels=(2, 3, 3, 4, 4, 5, 6, 6, 7, 8), ge=2, le=9)
        bundles: int = knob("the most bids of a bidder", levels=(2, 2, 3, 3, 4, 4, 4, 5, 5, 6), ge=1, le=8)
        trap: bool = knob("whether taking the dearest bids in turn falls short", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        items: int
        bids: tuple[tuple[Bid, ...], ...]

        @property
        def names(self) -> tuple[str, ...]:
            return labels(len(self.bids), "letters")

        @property
        def letters(self) -> str:
            return "abcdefghij"[: self.items]

        def rows(self) -> list[str]:
            return [
                f"{name}: {'; '.join(f'{bundle} = {price}' for bundle, price in own)}"
                for name, own in zip(self.names, self.bids, strict=True)
            ]

    prompt = Prompt(
        en=r"""
        The items {{ letters | listed }} are sold, one of each. Bidders bid on bundles; abc stands for the items a, b
        and c together. Each bidder wins at most one of the bundles they bid on, and no item is sold twice; items may
        stay unsold:

        {{ rows() | bullets }}

        The winning bids are those with the greatest sum; there is only one such choice. Each winner pays the greatest
        sum of bids that the other bidders could reach if this winner took no part, less the sum of the others' winning
        bids now.

        - bundles: the bundle of each winner.
        - payments: the payment of each winner.
        """,
        zh=r"""
        出售物品 {{ letters | listed(language) }}，每种一件。竞买人对组合出价；abc 表示物品 a、b、c 一起。
        每名竞买人至多赢得自己出价的一个组合，同一物品不能卖两次，可以有物品不售出：

        {{ rows() | bullets }}

        中选的是总和最大的一组出价；这样的选择只有一个。每名中选者支付的数额为：
        假如此人不参加时其他人的出价所能达到的最大总和，减去现在其他人的中选出价之和。

        - bundles：每名中选者所得的组合。
        - payments：每名中选者支付的数额。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        bundles = tuple(sorted({bundle for own in instance.bids for bundle, _ in own}))
        return Record(
            bundles=Mapping(Word(instance.names), Word(bundles)),
            payments=Mapping(Word(instance.names), Integer(low=0)),
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        letters = "abcdefghij"[: params.items]
        worth = {letter: rng.randint(4, 15) for letter in letters}
        bids = []
        for _ in range(params.bidders):
            own: dict[str, int] = {}
            for _ in range(rng.randint(max(1, params.bundles - 1), params.bundles)):
                bundle = "".join(sorted(rng.sample(letters, rng.randint(1, max(2, params.items // 2)))))
                own[bundle] = max(1, sum(worth[letter] for letter in bundle) + rng.randint(-4, 3 * len(bundle)))
            bids.append(tuple(own.items()))
        instance = self.Instance(items=params.items, bids=tuple(bids))
        total, picks, ways = _best(bids)
        winners = [i for i, pick in enumerate(picks) if pick]
        if ways > 1 or len(winners) < 2 or (params.trap and _dearest_first(bids) == total):
            raise task.Retry
        payments = {}
        for i in winners:
            others, _, _ = _best([own for k, own in enumerate(bids) if k != i])
            payments[instance.names[i]] = others - (total - dict(bids[i])[picks[i]])
        if params.trap and sum(x > 0 for x in payments.values()) < 2:
            raise task.Retry
        return instance, {"bundles": {instance.names[i]: picks[i] for i in winners}, "payments": payments}

    def key(self, instance: Instance) -> object:
        return sorted(sorted(own) for own in instance.bids)


def _best(bids: list[tuple[Bid, ...]]) -> tuple[int, tuple[str, ...], int]:
    """Give the greatest sum, the bundles of all bidders ("" for none), and the number of ways, at most 2."""
    states: dict[int, tuple[int, tuple[str, ...], int]] = {0: (0, (), 1)}
    for own in bids:
        after = {mask: (total, (*picks, ""), ways) for mask, (total, picks, ways) in states.items()}
        for mask, (total, picks, ways) in states.items():
            for bundle, price in own:
                bits = sum(1 << ord(letter) - ord("a") for letter in bundle)
                if mask & bits:
                    continue
                known = after.get(mask | bits, (-1, (), 0))
                if total + price > known[0]:
                    after[mask | bits] = total + price, (*picks, bundle), ways
                elif total + price == known[0]:
                    after[mask | bits] = known[0], known[1], 2
        states = after
    most = max(total for total, _, _ in states.values())
    tops = [state for state in states.values() if state[0] == most]
    return most, tops[0][1], min(2, sum(ways for _, _, ways in tops))


def _dearest_first(bids: list[tuple[Bid, ...]]) -> int:
    """Add up bids taken by price as long as they fit."""
    total, used, served = 0, set[str](), set[int]()
    for price, i, bundle in sorted(
        ((price, i, bundle) for i, own in enumerate(bids) for bundle, price in own), reverse=True
    ):
        if i not in served and not used & set(bundle):
            total += price
            used |= set(bundle)
            served.add(i)
    return total
