"""Score a hand of cribbage by category, or keep the four cards with the best mean over all starters.

Answer: the points by category; or the cards kept, of which all best choices are right, and their mean.
Harder: hands with more points, then choices among more cards that are closer to each other.
Skills: counting, optimization
Source: original; the scoring of cribbage.
"""

from __future__ import annotations

from collections.abc import Sequence as Row
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.cards import DECK, symbol, value
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Rational, Record, Set

Answer = dict[str, Any]

_PARTS = ("fifteens", "pairs", "runs", "flush", "jack")


class CribbageHandScore(Task["CribbageHandScore.Params", "CribbageHandScore.Instance", Answer]):
    version = 1

    class Params(task.Params):
        cards: int = knob("how many cards there are, 4 kept", levels=(4, 4, 4, 4, 5, 6, 6, 6, 7, 8), ge=4, le=9)
        points: int = knob("the least points of four cards", levels=(2, 4, 8, 12) + (0,) * 6, ge=0, le=16)
        margin: int = knob("the most tenths to the second best", levels=(99,) * 5 + (20, 9, 4, 4, 4), ge=1)

    class Instance(task.Instance):
        cards: tuple[str, ...]
        starter: str
        """The starter, or nothing if four cards are to be kept."""
        best: Fraction
        """The highest mean, 0 if there is a starter."""
        hidden = ("best",)

        @property
        def shown(self) -> list[str]:
            return list(map(symbol, self.cards))

        @property
        def turned(self) -> str:
            return symbol(self.starter) if self.starter else ""

    prompt = Prompt(
        en=r"""
        In a card game the four cards of a hand are scored together with a fifth card, the starter:

        - fifteens: 2 points for each set of two to five of the five cards whose values add up to 15 (an ace counts 1;
          J, Q and K count 10; others their number)
        - pairs: 2 points for each two cards of equal rank
        - runs: take the longest run of at least three consecutive ranks among the five cards; ranks ascend A, 2, ...,
          10, J, Q, K; each choice of cards that makes a run of this length scores its length
        - flush: 4 points if all four cards of the hand are of one suit, or 5 if the starter is of this suit too
        - jack: 1 point for a jack of the starter's suit in the hand

        {% if starter %}
        The hand is {{ shown | listed(language) }}; the starter is {{ turned }}. Give the points of each kind and the
        total.
        {% else %}
        You have these cards:

        {{ shown | numbered }}

        You keep four of them and put the others aside. Then the starter is drawn from the rest of the deck of 52 cards,
        each card being equally likely. Which four cards do you keep so that the mean of the total points is as large as
        possible, and what is this mean? If several choices are equally good, give any one.
        {% endif %}
        """,
        zh=r"""
        在一种纸牌游戏中，四张手牌与第五张牌（起始牌）一起计分：

        - fifteens：五张牌中每一组（两张到五张）点值之和为 15，得 2 分（A 算 1，J、Q、K 算 10，其余按数字）
        - pairs：每两张同点数的牌得 2 分
        - runs：取五张牌中最长的、至少三张点数连续的顺子；点数从小到大为 A、2、……、10、J、Q、K；
          每一种组成这样长度的顺子的取法都得与长度相同的分数
        - flush：四张手牌同花色得 4 分，如果起始牌也是这个花色则得 5 分
        - jack：手牌中有与起始牌同花色的 J，得 1 分

        {% if starter %}
        手牌是 {{ shown | listed(language) }}，起始牌是 {{ turned }}。给出各项的得分和总分（total）。
        {% else %}
        你有以下几张牌：

        {{ shown | numbered }}

        你留下其中四张，其余的放到一边。然后从一副 52 张牌里余下的牌中翻出起始牌，每一张可能性相同。
        留下哪四张（kept）能使总分的平均值最大？这个平均值（mean）是多少？如果有几种取法同样好，给出任意一种即可。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Record:
        if instance.starter:
            return Record(**{part: Integer(low=0) for part in (*_PARTS, "total")})
        return Record(kept=Set(Integer(low=1, high=len(instance.cards)), size=4), mean=Rational())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        for _ in range(300):
            deck = DECK
            if rng.random() < 0.6:  # few suits, so that flushes occur
                suits = rng.sample("SHDC", 1 + (params.cards > 4))
                deck = tuple(card for card in DECK if card[1] in suits)
            deal = rng.sample(deck, params.cards + 1)
            if params.cards == 4:
                if rng.random() < 0.5:
                    deal[4] = rng.choice([card for card in DECK if card not in deal])
                if params.points > 7 and deck is DECK:  # near cards make more points
                    low = rng.randint(2, 11)
                    deal = rng.sample([card for card in DECK if low <= value(card) <= low + 3], 5)
                instance = self.Instance(cards=tuple(deal[:4]), starter=deal[4], best=Fraction(0))
                answer = self.solve(instance)
                if params.points <= answer["total"] <= 2 * params.points + 2:
                    return instance, answer
            else:
                means = sorted(_means(tuple(deal[:-1])).values(), reverse=True)
                instance = self.Instance(cards=tuple(deal[:-1]), starter="", best=means[0])
                if 0 < means[0] - means[1] <= Fraction(params.margin, 10):
                    return instance, self.solve(instance)
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        if instance.starter:
            parts = _score(instance.cards, instance.starter)
            return {**dict(zip(_PARTS, parts, strict=True)), "total": sum(parts)}
        means = _means(instance.cards)
        kept = max(means, key=lambda keep: means[keep])
        return {"kept": frozenset(place + 1 for place in kept), "mean": means[kept]}

    def check(self, instance: Instance, answer: Answer) -> str:
        if instance.starter:
            return "" if answer == self.solve(instance) else "some points are wrong"
        kept = tuple(instance.cards[place - 1] for place in sorted(answer["kept"]))
        if _mean(kept, instance.cards) != answer["mean"]:
            return "the kept cards do not have this mean"
        return "" if answer["mean"] == instance.best else "another choice has a higher mean"

    def key(self, instance: Instance) -> object:
        return [sorted(instance.cards), instance.starter]


def _rank(card: str) -> int:
    return 1 if card[0] == "A" else value(card)


@cache
def _by_rank(ranks: tuple[int, ...]) -> tuple[int, int, int]:
    """Give the points for fifteens, pairs and runs of five ranks."""
    sums = [1] + [0] * 15
    counts = [0] * 15
    for rank in ranks:
        counts[rank] += 1
        worth = min(rank, 10)
        for total in range(15, worth - 1, -1):
            sums[total] += sums[total - worth]
    pairs = sum(count * (count - 1) for count in counts)
    runs = [
        counts[low : low + size] for size in (5, 4, 3) for low in range(1, 15 - size) if all(counts[low : low + size])
    ]
    longest = [run for run in runs if len(run) == len(runs[0])]
    return 2 * sums[15], pairs, sum(len(run) * prod(run) for run in longest)


def _score(own: Row[str], starter: str) -> tuple[int, ...]:
    suits = {card[1] for card in own}
    flush = 0 if len(suits) > 1 else 5 if starter[1] in suits else 4
    return (*_by_rank(tuple(sorted(map(_rank, (*own, starter))))), flush, int("J" + starter[1] in own))


def _mean(own: tuple[str, ...], seen: tuple[str, ...]) -> Fraction:
    """Give the mean of the total, ranks and suits of starters by themselves."""
    own_ranks, ranks = list(map(_rank, own)), list(map(_rank, seen))
    left = {suit: 13 - sum(card[1] == suit for card in seen) for suit in "CDHS"}
    total = sum((4 - ranks.count(rank)) * sum(_by_rank(tuple(sorted((*own_ranks, rank))))) for rank in range(1, 14))
    total += sum(left[card[1]] for card in own if card[0] == "J")
    if len({card[1] for card in own}) == 1:
        total += 4 * (52 - len(seen)) + left[own[0][1]]
    return Fraction(total, 52 - len(seen))


def _means(cards: tuple[str, ...]) -> dict[tuple[int, ...], Fraction]:
    return {keep: _mean(tuple(cards[place] for place in keep), cards) for keep in combinations(range(len(cards)), 4)}
