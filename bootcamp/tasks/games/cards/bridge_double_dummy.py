"""Give the number of tricks and a best lead in a small bridge ending with open cards.

Answer: the tricks of North and South, unique, and a lead, of which all best ones are right.
Harder: more cards and suits, trumps.
Skills: search, logic
Source: original; double dummy endings of bridge.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Word

Answer = dict[str, Any]
Hands = tuple[tuple[int, ...], ...]
"""North, East, South, West; a card is 16 times its suit plus its rank."""

_SIDES = {"North": "北家", "East": "东家", "South": "南家", "West": "西家"}
_SUITS = "SHDC"
_RANKS = {**{rank: str(rank) for rank in range(2, 11)}, 11: "J", 12: "Q", 13: "K", 14: "A"}


class BridgeDoubleDummy(Task["BridgeDoubleDummy.Params", "BridgeDoubleDummy.Instance", Answer]):
    version = 1

    class Params(task.Params):
        cards: int = knob("how many cards a hand has", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 5), ge=2, le=5)
        suits: int = knob("how many suits there are", levels=(2, 3, 3, 3, 4, 3, 4, 3, 4, 4), ge=2, le=4)
        trumps: int = knob(
            "how often there are trumps, in percent", levels=(0, 0, 0, 60, 60, 60, 60, 60, 60, 99), ge=0, le=100
        )

    class Instance(task.Instance):
        hands: Hands
        trump: int
        """The suit, or -1 for none."""
        leader: int
        tricks: int
        leads: tuple[int, ...]
        """All best leads."""
        hidden = ("tricks", "leads")

        @property
        def lines(self) -> list[tuple[str, str]]:
            return [(side, " ".join(map(_shown, hand))) for side, hand in zip(_SIDES, self.hands, strict=True)]

        @property
        def trump_suit(self) -> str:
            return _SUITS[self.trump] if self.trump >= 0 else ""

        @property
        def leading(self) -> str:
            return list(_SIDES)[self.leader]

        @property
        def chinese(self) -> dict[str, str]:
            return _SIDES

    prompt = Prompt(
        en=r"""
        Four players, in the order North, East, South, West around the table, play a game of tricks with open cards,
        North and South against East and West. S, H, D and C are the suits; ranks ascend 2 to 10, J, Q, K, A.

        {% for side, hand in lines %}
        - {{ side }}: {{ hand }}
        {% endfor %}

        {% if trump_suit %}{{ trump_suit }} is trumps. {% endif %}{{ leading }} leads to the first trick.
        In each trick the leader plays any card, then the others play one card each in the order around the table (after
        West comes North). Who has a card of the suit led must play one; who has none may play any card.
        {% if trump_suit %}
        The highest trump in the trick wins it, or if there is none, the highest card of the suit led.
        {% else %}
        The highest card of the suit led wins the trick.
        {% endif %}
        The winner leads to the next trick. Each side wants as many tricks as possible.
        How many tricks do North and South win together if everybody plays as well as possible (tricks), and which card
        can {{ leading }} lead first to get the best result for their own side (lead)? If several leads are best, give
        any one.
        """,
        zh=r"""
        四名玩家围桌而坐，顺序为北家、东家、南家、西家，他们亮着牌打墩，北家和南家一方，东家和西家一方。
        S、H、D、C 是花色；点数从小到大为 2 到 10、J、Q、K、A。

        {% for side, hand in lines %}
        - {{ chinese[side] }}：{{ hand }}
        {% endfor %}

        {% if trump_suit %}{{ trump_suit }} 是将牌。{% endif %}由{{ chinese[leading] }}打出第一墩的首张牌。
        每一墩由首家打出任意一张牌，其余三人按座位顺序（西家之后是北家）各打一张。
        有首张牌花色的人必须打出这个花色的牌；没有的人可以打任意一张。
        {% if trump_suit %}
        一墩由其中最大的将牌赢得；没有将牌时，由首张牌花色中最大的牌赢得。
        {% else %}
        一墩由首张牌花色中最大的牌赢得。
        {% endif %}
        赢得一墩的人打下一墩的首张牌。双方都希望赢得尽量多的墩。
        如果每个人都打得最好，北家和南家一共赢得几墩（tricks）？
        {{ chinese[leading] }}首先打出哪张牌能使己方得到最好的结果（lead）？
        如果有几张牌同样好，给出任意一张即可。
        """,
    )

    def format(self, instance: Instance) -> Record:
        leads = tuple(map(_shown, instance.hands[instance.leader]))
        return Record(tricks=Integer(low=0, high=len(leads)), lead=Word(leads))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        count = params.cards
        ranks = rng.sample(range(2, 15), min(13, 4 * count // params.suits + 2))
        for _ in range(25):
            deck = [16 * suit + rank for suit in range(params.suits) for rank in ranks]
            dealt = rng.sample(deck, 4 * count)
            hands = tuple(
                tuple(sorted(dealt[k : k + count], key=lambda c: (c // 16, -c))) for k in range(0, 4 * count, count)
            )
            trump = rng.randrange(params.suits) if rng.randrange(100) < params.trumps else -1
            leader = rng.randrange(4)
            known: dict[Any, bool] = {}
            own = leader % 2 == 0
            tricks = next(k for k in range(count, -1, -1) if _wins(hands, trump, leader, (), k, known))
            if count > 2 and not 0 < tricks < count:
                continue
            need = tricks if own else tricks + 1
            leads = tuple(c for c in hands[leader] if _wins(hands, trump, leader, (c,), need, known) == own)
            high = max(hands[leader], key=lambda card: card % 16)
            if len(leads) > count // 2 or (count > 2 and high in leads and rng.random() < 0.6):
                continue  # the highest card would be right too often
            instance = self.Instance(hands=hands, trump=trump, leader=leader, tricks=tricks, leads=leads)
            return instance, {"tricks": tricks, "lead": _shown(leads[0])}
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        if answer["tricks"] != instance.tricks:
            return "the number of tricks is wrong"
        return "" if answer["lead"] in map(_shown, instance.leads) else "another lead gives more tricks"

    def key(self, instance: Instance) -> object:
        """Only the order of ranks counts in each suit."""
        ranks: dict[int, int] = {}
        for suit in range(4):
            own = sorted(card for hand in instance.hands for card in hand if card // 16 == suit)
            ranks |= {card: 16 * suit + place for place, card in enumerate(own)}
        return [[sorted(ranks[card] for card in hand) for hand in instance.hands], instance.trump, instance.leader]


def _shown(card: int) -> str:
    return _SUITS[card // 16] + _RANKS[card % 16]


def _wins(hands: Hands, trump: int, leader: int, trick: tuple[int, ...], need: int, known: dict[Any, bool]) -> bool:
    """Whether North and South can win so many more tricks; `trick` is what has been played to this one."""
    if need <= 0 or need > len(hands[0]):
        return need <= 0
    if len(trick) == 4:
        suit = trick[0] // 16
        best = max(trick, key=lambda card: (card // 16 == trump, card // 16 == suit, card))
        winner = (leader + trick.index(best)) % 4
        left = tuple(tuple(card for card in hand if card not in trick) for hand in hands)
        return _wins(left, trump, winner, (), need - (winner % 2 == 0), known)
    state = hands, leader, trick, need
    if state not in known:
        player = (leader + len(trick)) % 4
        cards = _choices(hands, player, trick)
        after = (_wins(hands, trump, leader, (*trick, card), need, known) for card in cards)
        known[state] = all(after) if player % 2 else any(after)
    return known[state]


def _choices(hands: Hands, player: int, trick: tuple[int, ...]) -> list[int]:
    """List the cards that a player may play, only the highest of neighbours."""
    hand = hands[player]
    fair = [card for card in hand if trick and card // 16 == trick[0] // 16] or list(hand)
    kept: list[int] = []
    for card in fair:
        high = kept[-1] if kept else -1  # of no suit
        between = any(card < other < high for place, cards in enumerate(hands) if place != player for other in cards)
        if high // 16 != card // 16 or between:
            kept.append(card)
    return kept
