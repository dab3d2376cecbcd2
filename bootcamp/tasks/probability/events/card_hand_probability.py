"""Find the chance of a pattern of ranks and suits in a hand from a small deck, some of whose cards are missing.

Answer: a rational number; it is unique.
Harder: a larger deck and hand, missing cards, a pattern of ranks joined with a number of suits, or given it.
Skills: probability, counting
Source: original; chances of card hands are in every text on probability.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.numbers import partitions
from bootcamp.lib.probability import worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Card = tuple[int, str]


class CardHandProbability(Task["CardHandProbability.Params", "CardHandProbability.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        suits: int = knob("how many suits there are", levels=(2, 3, 3, 3, 4, 4, 4, 4, 5, 5), ge=2, le=5)
        ranks: int = knob("how many ranks there are", levels=(6, 6, 7, 8, 8, 9, 10, 11, 12, 13), ge=4, le=13)
        hand: int = knob("how many cards are drawn", levels=(2, 3, 3, 4, 4, 4, 5, 5, 5, 6), ge=2, le=6)
        missing: int = knob("the most cards that are missing", levels=(3, 3, 3, 3, 3, 4, 4, 5, 6, 6), ge=0, le=6)
        joined: bool = knob("whether ranks and suits are asked together", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        suits: str
        ranks: int
        missing: tuple[Card, ...]
        hand: int
        relation: Literal["and", "given"]
        pattern: tuple[int, ...]  # how often the ranks of the hand occur, () for ranks in a row
        exact: int  # the number of suits, 0 for no rule
        free: bool  # there is no rule on ranks

        def events(self, language: str) -> list[str]:
            side, different = int(language == "zh"), len(self.pattern)
            times = ("、" if side else ", ").join(map(str, self.pattern))
            ranks = f"exactly {different} ranks are in the hand, occurring {times} times in some order"
            zh_ranks = f"手牌中恰有 {different} 种点数，各出现的次数为 {times}（不计次序）"
            rule = {
                0: (
                    "the ranks of the hand are different and follow each other without a gap",
                    "手牌的点数为连续的不同整数",
                ),
                1: ("all cards of the hand have the same rank", "手牌的点数全相同"),
                self.hand: ("all cards of the hand have different ranks", "手牌的点数两两不同"),
            }.get(different, (ranks, zh_ranks))[side]
            suits = (f"exactly {self.exact} of the suits are in the hand", f"手牌中恰有 {self.exact} 种花色")
            if self.exact == 1:
                suits = ("all cards of the hand have the same suit", "手牌的花色全相同")
            return [rule] * (not self.free) + [suits[side]] * (self.exact > 0)

        @property
        def cards(self) -> list[str]:
            return [f"{rank}{suit}" for rank, suit in self.missing]

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        A deck has the suits {{ suits | list | listed(language) }} and, in each suit, one card of each of the ranks 1 to
        {{ ranks }}; a card is written as its rank and its suit.
        {% if missing %}
        The {{ "card" if cards | length == 1 else "cards" }} {{ cards | listed(language) }}
        {{ "has" if cards | length == 1 else "have" }} been lost.
        {% endif %}
        A hand of {{ hand }} cards is drawn at random without replacement.

        {% if relation == "given" %}
        Given that {{ events(language)[1] }}, find the probability that {{ events(language)[0] }}. Give the exact value.
        {% else %}
        Find the probability that {{ events(language) | join(", and ") }}. Give the exact value.
        {% endif %}
        """,
        zh=r"""
        一副牌的花色有 {{ suits | list | listed(language) }}，每种花色有点数 1 到 {{ ranks }} 的牌各一张；
        一张牌写成点数加花色。
        {% if missing %}
        其中 {{ cards | listed(language) }} 已丢失。
        {% endif %}
        从剩下的牌中不放回地随机抽出 {{ hand }} 张作为手牌。

        {% if relation == "given" %}
        已知{{ events(language)[1] }}，求{{ events(language)[0] }}的概率。请给出精确值。
        {% else %}
        求{{ events(language) | join("，且") }}的概率。请给出精确值。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        suits = "ABCDE"[: params.suits]
        deck = [(rank, suit) for rank in range(1, params.ranks + 1) for suit in suits]
        missing = tuple(sorted(rng.sample(deck, rng.randint(1, params.missing))))
        shapes = [p for p in partitions(params.hand) if max(p) <= params.suits]
        pattern = rng.choice([(), *shapes])
        exact = rng.randint(1, min(params.suits, params.hand))
        free = not params.joined and rng.random() < 0.4
        if not params.joined and not free:
            exact = 0
        left = [card for card in deck if card not in missing]
        free_suits = _hands(left, params.hand, None, exact)
        free_ranks = _hands(left, params.hand, None if free else pattern, 0)
        both = _hands(left, params.hand, None if free else pattern, exact)
        relation: Literal["and", "given"] = "given" if params.joined and rng.random() < 0.5 else "and"
        whole = comb(len(left), params.hand)
        answer = Fraction(both, max(1, free_suits) if relation == "given" else whole)
        full = Fraction(_hands(deck, params.hand, None if free else pattern, exact), comb(len(deck), params.hand))
        wrong = [Fraction(both, whole), Fraction(both, max(1, free_ranks)), Fraction(free_ranks, whole), full]
        if not params.joined:
            wrong = [full]
        elif relation == "and":
            wrong = [*wrong[1:], Fraction(free_suits, whole), Fraction(free_suits * free_ranks, whole * whole)]
        if not worth_asking(answer, *wrong) or not 1 < 400 * answer < 398:
            raise task.Retry
        instance = self.Instance(
            suits=suits,
            ranks=params.ranks,
            missing=missing,
            hand=params.hand,
            relation=relation,
            pattern=() if free else pattern,
            exact=exact,
            free=free,
        )
        return instance, answer


def _hands(deck: list[Card], hand: int, pattern: tuple[int, ...] | None, exact: int) -> int:
    """Count the hands with a pattern of ranks (() for a row, None for any) and an exact number of suits (0 for any)."""
    suits = sorted({suit for _, suit in deck})
    if not exact:
        return _by_ranks(deck, hand, pattern)
    total = 0
    for size in range(1, exact + 1):  # a set of `size` suits is counted for each choice of `exact` around it
        sign = (-1) ** (exact - size) * comb(len(suits) - size, exact - size)
        for kept in combinations(suits, size):
            total += sign * _by_ranks([card for card in deck if card[1] in kept], hand, pattern)
    return total


def _by_ranks(deck: list[Card], hand: int, pattern: tuple[int, ...] | None) -> int:
    """Count the hands with a pattern of ranks, rank by rank."""
    if pattern is None:
        return comb(len(deck), hand)
    ranks = [rank for rank, _ in deck]
    counts = {rank: ranks.count(rank) for rank in range(1, max(ranks, default=0) + 1)}
    if not pattern:
        total = 0
        for low in range(1, len(counts) - hand + 2):
            product = 1
            for rank in range(low, low + hand):
                product *= counts[rank]
            total += product
        return total
    ways: dict[tuple[int, ...], int] = {pattern: 1}
    for count in counts.values():
        for left, number in list(ways.items()):
            for size in set(left):
                rest = list(left)
                rest.remove(size)
                ways[tuple(rest)] = ways.get(tuple(rest), 0) + number * comb(count, size)
    return ways.get((), 0)
