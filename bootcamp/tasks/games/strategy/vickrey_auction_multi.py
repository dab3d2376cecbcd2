"""Sell several equal items by bids: who wins how many, and what each pays under three rules.

Answer: the items of each bidder and the payments under the rules; unique.
Harder: more bidders and items, ties between bids.
Skills: arithmetic, deduction
Source: original; W. Vickrey, Counterspeculation, auctions, and competitive sealed tenders, 1961.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.lib.prompts import comma
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence

Answer = dict[str, Any]


class VickreyAuctionMulti(Task["VickreyAuctionMulti.Params", "VickreyAuctionMulti.Instance", Answer]):
    version = 1

    class Params(task.Params):
        bidders: int = knob("how many bidders there are", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 10), ge=2, le=12)
        items: int = knob("how many items there are", levels=(2, 2, 3, 4, 5, 6, 7, 8, 10, 12), ge=1, le=15)
        bids: int = knob("the most bids of a bidder", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=1, le=10)
        most: int = knob("the largest bid", levels=(20, 20, 30, 40, 50, 60, 70, 80, 90, 99), ge=5, le=999)

    class Instance(task.Instance):
        bids: tuple[tuple[int, ...], ...]
        items: int

        @property
        def names(self) -> tuple[str, ...]:
            return labels(len(self.bids), "letters")

        def rows(self) -> list[str]:
            return [f"{name}: {', '.join(map(str, own))}" for name, own in zip(self.names, self.bids, strict=True)]

    prompt = Prompt(
        en=r"""
        {{ items }} equal items are sold. Each bidder bids for a first, a second, ... item, in this order; nobody gets
        more items than the number of bids they made:

        {{ rows() | bullets }}

        The {{ items }} highest bids win an item each; of equal bids that of the alphabetically first bidder comes
        first. The other bids lose. Find, for each bidder in alphabetical order (0 for those who win nothing):

        - items: the number of items won.
        - own_bids: the sum of this bidder's winning bids.
        - uniform: the number of items won times the highest losing bid, or 0 if no bid loses.
        - vickrey: the sum of the winning bids of all bidders if this bidder took no part, less the sum of the winning
          bids of all other bidders now.
        """,
        zh=r"""
        出售 {{ items }} 件相同的物品。每名竞买人依次为自己的第一件、第二件……出价；谁得到的件数都不超过自己的出价个数：

        {{ rows() | bullets }}

        最高的 {{ items }} 个出价各赢得一件；出价相同时，字母顺序在前的竞买人优先。其余出价落选。
        按字母顺序对每名竞买人求（没有赢得物品的写 0）：

        - items：赢得的件数。
        - own_bids：自己各中选出价之和。
        - uniform：赢得的件数乘以最高的落选出价；没有落选出价时为 0。
        - vickrey：假如此人不参加，全体中选出价之和，减去现在其他人的中选出价之和。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        row = Sequence(Integer(low=0), length=len(instance.bids))
        return Record(items=row, own_bids=row, uniform=row, vickrey=row)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        bids = tuple(
            tuple(sorted((rng.randint(1, params.most) for _ in range(rng.randint(1, params.bids))), reverse=True))
            for _ in range(params.bidders)
        )
        instance = self.Instance(bids=bids, items=params.items)
        found = self.solve(instance)
        losing = sum(map(len, bids)) - params.items
        if losing < 1 or sum(n > 0 for n in found["items"]) < min(3, params.bidders - 1):
            raise task.Retry
        if found["vickrey"] in (found["uniform"], found["own_bids"]):
            raise task.Retry
        return instance, found

    def key(self, instance: Instance) -> object:
        return [instance.bids, instance.items]

    def solve(self, instance: Instance) -> Answer:
        people = range(len(instance.bids))
        ranked, won, lost = _ranked(instance)
        price = -lost[0][0] if lost else 0
        items = [sum(i == j for _, j in won) for i in people]
        payments = []
        for i in people:
            without = [-bid for bid, j in ranked if j != i][: instance.items]
            payments.append(sum(without) + sum(bid for bid, j in won if j != i))
        return {
            "items": tuple(items),
            "own_bids": tuple(-sum(bid for bid, j in won if j == i) for i in people),
            "uniform": tuple(n * price for n in items),
            "vickrey": tuple(payments),
        }

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        words = {"en": ("in place of {}: ", "nothing"), "zh": ("{} 退出后补上：", "无")}[language]
        _, won, lost = _ranked(instance)
        shown = (comma(f"{-bid} {instance.names[i]}" for bid, i in half) for half in (won, lost))
        lines = [" | ".join(shown)]
        price = -lost[0][0] if lost else 0
        for i, name in enumerate(instance.names):
            own = [-bid for bid, j in won if j == i]
            if not own:
                lines.append(f"{name}: 0, 0, 0, 0")
                continue
            # the winning bids of the others stand in both sums of the last payment
            risen = [-bid for bid, j in lost if j != i][: len(own)]
            extra = f"{words[0].format(name)}{running_sum(risen) if risen else words[1]}"
            lines.append(f"{name}: {len(own)}; {running_sum(own)}; {len(own)}·{price} = {len(own) * price}; {extra}")
        return "\n".join(lines)


def _ranked(
    instance: VickreyAuctionMulti.Instance,
) -> tuple[list[tuple[int, int]], list[tuple[int, int]], list[tuple[int, int]]]:
    """Give all bids, with a minus, and their bidders, from the highest on; those that win and those that lose."""
    ranked = sorted((-bid, i) for i, own in enumerate(instance.bids) for bid in own)
    return ranked, ranked[: instance.items], ranked[instance.items :]
