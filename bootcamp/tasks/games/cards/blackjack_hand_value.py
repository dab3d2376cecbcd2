"""Give the expected results of standing and of one more card in blackjack with a small known deck.

Answer: both expected results as fractions; unique.
Harder: more cards left, lower ranks and aces, longer draws of the dealer.
Skills: probability, counting
Source: original; the game of blackjack without doubling and splitting.
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Record

Answer = dict[str, Fraction]
Known = dict[tuple[tuple[int, ...], int, bool], dict[int, int]]

_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class BlackjackHandValue(Task["BlackjackHandValue.Params", "BlackjackHandValue.Instance", Answer]):
    version = 1

    class Params(task.Params):
        left: int = knob("how many cards are left", levels=(6, 7, 8, 8, 9, 10, 11, 12, 14, 16), ge=5, le=26)
        lowest: int = knob("the lowest rank but for aces", levels=(5, 5, 5, 4, 4, 4, 3, 2, 2, 2), ge=2, le=8)
        aces: int = knob("how many aces are left", levels=(0, 0, 0, 1, 1, 2, 2, 2, 2, 3), ge=0, le=4)

    class Instance(task.Instance):
        left: tuple[str, ...]
        hand: tuple[str, ...]
        dealer: str
        soft: bool
        """Whether the dealer draws at a soft 17 too."""

        @property
        def aces(self) -> bool:
            return "A" in self.left + self.hand

    answer = Record(stand=Rational(), hit=Rational())
    prompt = Prompt(
        en=r"""
        You play blackjack against a dealer. You hold {{ hand | listed(language) }}, and the dealer shows {{ dealer }}.
        The cards left in the deck, in an order that nobody knows, all orders being equally likely, are:

        {{ left | join(" ") }}

        - A card counts its number, J, Q and K count 10
        {%- if aces %}, an ace counts 11 if the total stays at most 21 and else 1{% endif %}.
        - You may stand, or draw one card from the deck and then stand. If your total is then above 21, you lose at
          once.
        - Then the dealer, who has only the card shown, draws cards from the rest of the deck one by one until the total
          is at least 17.
        {% if soft %}
        - At a total of 17 in which an ace counts 11 the dealer draws again.
        {% elif aces %}
        - The dealer stops at a total of 17 also if an ace counts 11 in it.
        {% endif %}
        - If the dealer's total is above 21, you win. Else the higher total wins; equal totals are a tie. Nothing else
          counts, such as a total of 21 with two cards.
        - A win is worth 1, a loss -1, a tie 0.

        Give the expected result if you stand at once (stand) and if you draw one card and then stand (hit).
        """,
        zh=r"""
        你与庄家玩二十一点。你手中的牌是 {{ hand | listed(language) }}，庄家亮出的牌是 {{ dealer }}。
        牌堆里还剩下面这些牌，顺序无人知道，各种顺序可能性相同：

        {{ left | join(" ") }}

        - 数字牌按数字计点，J、Q、K 计 10 点
        {%- if aces %}；A 在总点数不超过 21 时计 11 点，否则计 1 点{% endif %}。
        - 你可以停牌，或者从牌堆摸一张牌后停牌。如果摸牌后你的总点数超过 21，你立即输。
        - 然后庄家（只有亮出的那一张牌）从剩下的牌堆里一张一张地摸牌，直到总点数不小于 17。
        {% if soft %}
        - 如果庄家的总点数是 17 而其中有 A 计 11 点，庄家还要再摸。
        {% elif aces %}
        - 如果庄家的总点数是 17 而其中有 A 计 11 点，庄家也停牌。
        {% endif %}
        - 如果庄家的总点数超过 21，你赢。否则总点数大的一方赢，相等为平局。其他情形都不另算，两张牌凑成 21 点也不例外。
        - 赢计 1，输计 -1，平局计 0。

        给出立即停牌的期望结果（stand），以及摸一张牌后停牌的期望结果（hit）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        ranks = [rank for rank in _RANKS if rank != "A" and _points(rank) >= params.lowest]
        for _ in range(60):
            left = ["A"] * params.aces + [rng.choice(ranks) for _ in range(params.left - params.aces)]
            left.sort(key=_RANKS.index)
            hand = [rng.choice(ranks) for _ in range(2)]
            if params.aces and rng.random() < 0.4:
                hand[0] = "A"
            if max(map(left.count, left)) > 4 or not 12 <= _total(sum(map(_points, hand)), "A" in hand) <= 19:
                continue
            soft = params.aces > 0 and rng.random() < 0.5
            # From a low card the dealer may come to 17 with an ace; where it never counts it is mostly drawn anew.
            low = [rank for rank in ranks if _points(rank) < 7] if params.aces and rng.random() < 0.6 else ranks
            instance = self.Instance(left=tuple(left), hand=tuple(hand), dealer=rng.choice(low), soft=soft)
            answer = self.solve(instance)
            other = self.solve(instance.model_copy(update={"soft": not soft})) if params.aces else None
            if answer == other and rng.random() < 0.8:
                continue
            if max(value.denominator for value in answer.values()) <= 10**9 and min(answer.values()) > -1:
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        left = tuple(sum(_points(rank) == points for rank in instance.left) for points in range(1, 11))
        start, known = _points(instance.dealer), Known()
        own, ace = sum(map(_points, instance.hand)), "A" in instance.hand
        stand = _result(_total(own, ace), _dealer(left, start, False, instance.soft, known))
        hit = Fraction(0)
        for points, count in enumerate(left, 1):
            total = _total(own + points, ace or points == 1)
            if count and total > 21:
                hit -= Fraction(count, sum(left))
            elif count:
                ends = _dealer(_without(left, points), start, False, instance.soft, known)
                hit += Fraction(count, sum(left)) * _result(total, ends)
        return {"stand": stand, "hit": hit}

    def key(self, instance: Instance) -> object:
        points = [sorted(map(_points, cards)) for cards in (instance.left, instance.hand, (instance.dealer,))]
        return [*points, instance.soft]


def _points(rank: str) -> int:
    return min(10, _RANKS.index(rank) + 1)


def _total(points: int, ace: bool) -> int:
    """Give the total where aces count 1 in `points`."""
    return points + 10 if ace and points <= 11 else points


def _without(left: tuple[int, ...], points: int) -> tuple[int, ...]:
    return (*left[: points - 1], left[points - 1] - 1, *left[points:])


def _dealer(left: tuple[int, ...], points: int, ace: bool, soft: bool, known: Known) -> dict[int, int]:
    """Count the orders of the deck that lead to each total of the dealer, 22 for all above 21."""
    total, size = _total(points, ace), sum(left)
    if total >= 17 and not (soft and total == 17 and total != points):
        return {min(total, 22): factorial(size)}
    if (left, points, ace) not in known:
        if not size:
            raise task.Retry  # the deck would run out
        orders = dict.fromkeys(range(17, 23), 0)
        for drawn, count in enumerate(left, 1):
            if count:
                after = _dealer(_without(left, drawn), points + drawn, ace or drawn == 1, soft, known)
                for end, number in after.items():
                    orders[end] += number * count
        known[left, points, ace] = orders
    return known[left, points, ace]


def _result(total: int, ends: dict[int, int]) -> Fraction:
    won = sum(number for end, number in ends.items() if end > 21 or end < total)
    lost = sum(number for end, number in ends.items() if total < end <= 21)
    return Fraction(won - lost, sum(ends.values()))
