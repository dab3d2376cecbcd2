"""Find out which of some printed types of players one plays against, hand by hand.

Answer: how to play the next hand or, once, the type; the game is won by the right type.
Turns: one hand each, the last one names the type.
Harder: more types that are more alike, more cards.
Skills: probability, search, deduction
Source: original; the game of H. W. Kuhn (1950), played to learn.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.chance import draw, new_chance
from bootcamp.verifiers import Command, Format, Integer

Move = tuple[str, int | None]
Kind = tuple[tuple[int, ...], tuple[int, ...]]
"""In quarters, for every card from 1 on, the chance of betting after a check, and of calling a bet."""
SURE = 60


class _Seen(NamedTuple):
    verb: str
    card: int
    """The card of the other player."""
    does: bool
    """Whether he bets or calls, or the answer is right."""


Past = tuple[tuple[Move, _Seen], ...]


class PokerTypeRead(Interactive["PokerTypeRead.Params", "PokerTypeRead.Instance", Move, int, _Seen]):
    version = 1

    class Params(interactive.Params):
        cards: int = knob("how many cards there are", levels=(3, 3, 3, 4, 4, 4, 4, 5, 5, 5), ge=2, le=6)
        types: int = knob("how many types there are", levels=(6, 8, 13, 13, 14, 15, 16, 17, 18, 20), ge=2, le=24)
        apart: int = knob(
            "the least sum of differences of two types, in quarters", levels=(8, 7, 7, 8, 7, 7, 6, 6, 6, 5), ge=1, le=20
        )
        turns: int = knob("the most moves", levels=(10, 12, 14, 17, 18, 19, 21, 24, 26, 30), ge=3, le=40)

    class Instance(interactive.Instance):
        secret = ("own",)
        types: tuple[Kind, ...]
        own: int
        chance: int

        @property
        def rows(self) -> list[list[object]]:
            """List the chances of the types in percent."""
            return [[k, *(25 * part for half in kind for part in half)] for k, kind in enumerate(self.types, start=1)]

        @property
        def head(self) -> list[str]:
            """Name the columns."""
            cards = range(1, len(self.types[0][0]) + 1)
            return ["type", *(f"bet {card}" for card in cards), *(f"call {card}" for card in cards)]

    prompt = Prompt(
        en=r"""
        You play hands of a small card game against me. The cards are 1 to {{ types[0][0] | length }}; in every hand
        each of us gets another one of them, all deals are equally likely. You act first, without looking at your card:
        you check or you bet. After a check I bet or I do not; after a bet I call or I fold. Then I show my card, and
        the next hand begins with all cards. The chips do not matter: find out which type I am, each equally likely.

        The table gives for each type the chance, in percent, to bet after your check and to call your bet, for each
        card that I may hold:

        {{ rows | table(head) }}

        - "check" or "bet" plays a hand: I tell you my card and what I did.
        - "answer k": this ends the game. You win if I am type k, else you lose.
        """,
        zh=r"""
        你与我玩一种小型纸牌游戏，一局一局地玩。牌是 1 到 {{ types[0][0] | length }}；每一局我们各得一张不同的牌，
        各种发牌可能性相同。你先行动，不看自己的牌：过牌（check）或下注（bet）。你过牌后，我下注或不下注；你下注后，
        我跟注或弃牌。然后我亮出我的牌，下一局重新用全部的牌。筹码无关紧要：请找出我是哪一种类型的玩家，各类型可能性相同。

        下表给出每种类型（type）在持有各张牌时，在你过牌后下注（bet）和跟你的注（call）的概率，以百分数表示：

        {{ rows | table(head) }}

        - “check”或“bet”玩一局：我告诉你我的牌和我的行动。
        - “answer k”：游戏到此结束。如果我是第 k 种类型，你获胜，否则你失败。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "answer" %}
        This is {{ "" if does else "not " }}my type.
        {% elif verb == "check" %}
        My card is {{ card }}; I {{ "" if does else "do not " }}bet.
        {% else %}
        My card is {{ card }}; I {{ "call" if does else "fold" }}.
        {% endif %}
        """,
        zh="""
        {% if verb == "answer" %}
        这{{ "正是" if does else "不是" }}我的类型。
        {% else %}
        我的牌是 {{ card }}，我{{ ("下注" if does else "不下注") if verb == "check" else "跟注" if does else "弃牌" }}。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        return Command(check=None, bet=None, answer=Integer(1, len(instance.types)))

    def deal(self, params: PokerTypeRead.Params, rng: Random) -> Instance:
        types: list[Kind] = []
        for _ in range(60 * params.types):
            kind = tuple(tuple(rng.randint(0, 4) for _ in range(params.cards)) for _ in range(2))
            if all(_distance(kind, other) >= params.apart for other in types) and len(types) < params.types:
                types.append((kind[0], kind[1]))
        if len(types) < params.types:
            raise interactive.Retry
        instance = self.Instance(
            types=tuple(types), own=rng.randint(1, params.types), chance=new_chance(rng), turns=params.turns
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> int:
        return 0

    def react(self, instance: Instance, state: int, move: Move) -> Turn:
        verb, k = move
        if verb == "answer":
            return Turn(state, _Seen(verb, 0, k == instance.own), "won" if k == instance.own else "lost")
        rng = draw(instance.chance, state, "hand")
        card, coin = rng.randint(1, len(instance.types[0][0])), rng.randrange(4)
        quarters = instance.types[instance.own - 1][verb == "bet"][card - 1]
        return Turn(state + 1, _Seen(verb, card, coin < quarters))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Weigh the types by Bayes' rule and play so that the two likeliest differ most, until one is likely enough."""
        weights = [1] * len(shown.types)
        for _, seen in past:
            for k, kind in enumerate(shown.types):
                quarters = kind[seen.verb == "bet"][seen.card - 1]
                weights[k] *= quarters if seen.does else 4 - quarters
        first, second = sorted(range(len(weights)), key=lambda k: -weights[k])[:2]
        if weights[first] > SURE * sum(weights) - SURE * weights[first] or len(past) + 1 == shown.turns:
            return "answer", first + 1
        one, other = shown.types[first], shown.types[second]
        check, bet = (sum(abs(a - b) for a, b in zip(one[way], other[way], strict=True)) for way in (0, 1))
        return ("check" if check >= bet else "bet"), None


def _distance(one: tuple[tuple[int, ...], ...], other: Kind) -> int:
    return sum(abs(a - b) for way in (0, 1) for a, b in zip(one[way], other[way], strict=True))
