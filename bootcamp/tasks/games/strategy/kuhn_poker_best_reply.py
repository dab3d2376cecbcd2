"""Find the best reply to a rival's known habits in a tiny poker game.

Answer: the best expected gain and the action for each card in each situation; unique.
Harder: more cards, a raise.
Skills: probability, deduction
Source: original; after H. W. Kuhn, A simplified two-person poker, 1950.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Sequence, Word

Answer = dict[str, Any]
History = tuple[str, ...]

_SITUATIONS: dict[str, tuple[History, str, str]] = {
    "first_opens": ((), "First's first action", "First 的第一次行动"),
    "first_faces_bet": (("check", "bet"), "First has checked and Second has bet", "First 过牌后 Second 下注"),
    "first_faces_raise": (("bet", "raise"), "First has bet and Second has raised", "First 下注后 Second 加注"),
    "second_after_check": (("check",), "First has checked", "First 过牌"),
    "second_faces_bet": (("bet",), "First has bet", "First 下注"),
    "second_faces_raise": (
        ("check", "bet", "raise"),
        "First has checked, Second has bet and First has raised",
        "First 过牌、Second 下注后 First 加注",
    ),
}
"""The actions that lead to each situation, and their wording."""


class KuhnPokerBestReply(Task["KuhnPokerBestReply.Params", "KuhnPokerBestReply.Instance", Answer]):
    version = 1

    class Params(task.Params):
        cards: int = knob("how many cards there are", levels=(3, 3, 4, 5, 6, 3, 4, 5, 6, 7), ge=3, le=8)
        bet: int = knob("the largest bet", levels=(2, 3, 3, 3, 3, 4, 4, 4, 4, 4), ge=1, le=9)
        parts: int = knob("the denominator of the rival's chances", levels=(5, 5, 5, 5, 6, 5, 5, 6, 6, 6), ge=2, le=10)
        raises: bool = knob("whether a bet may be raised", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        cards: int
        bet: int
        side: int  # 0 for First, 1 for Second
        raises: bool
        parts: int
        chances: tuple[tuple[tuple[int, ...], ...], ...]  # by situation of the rival, card, action; out of `parts`

        @property
        def roles(self) -> tuple[str, ...]:
            return ("First", "Second")[:: -1 if self.side else 1]

        def situations(self, side: int) -> list[str]:
            names = [name for name in _SITUATIONS if name.startswith(("first", "second")[side])]
            return names if self.raises else names[:-1]

        def meanings(self, language: str) -> list[str]:
            colon = "：" if language == "zh" else ": "
            names = [name for side in (1 - self.side, self.side) for name in self.situations(side)]
            return [f"{name}{colon}{_SITUATIONS[name][1 + (language == 'zh')]}" for name in names]

        @property
        def heads(self) -> list[str]:
            return [f"{name}: {a}" for name in self.situations(1 - self.side) for a in _actions(name, self.raises)]

        def rows(self) -> list[tuple[object, ...]]:
            return [
                (card + 1, *(Fraction(n, self.parts) for situation in self.chances for n in situation[card]))
                for card in range(self.cards)
            ]

    prompt = Prompt(
        en=r"""
        First and Second each put 1 coin into the pot and get one of the cards 1 to {{ cards }}, without seeing the
        other's. First checks or bets. If First checks, Second checks, which ends the betting, or bets. Whoever faces a
        bet folds{% if raises %}, calls or raises; whoever faces a raise folds{% endif %} or calls. A bet puts {{ bet }}
        into the pot; a call puts in just enough to equal what the other one has put in
        {%- if raises %}; a raise puts in as much as a call and {{ bet }} more{% endif %}. Whoever folds loses the pot;
        otherwise the higher card wins it at the end. A gain is what a player wins less what the player has put in.

        The situations are:

        {{ meanings(language) | bullets }}

        You are {{ roles[0] }}. The table gives the chances with which {{ roles[1] }} acts, by the card that
        {{ roles[1] }} holds:

        {{ rows() | table(["card"] + heads) }}

        All deals are equally likely. Find, as exact numbers:

        - gain: your greatest expected gain.
        - {{ situations(side) | listed }}: your best action in this situation for each card that you may hold, from card
          1 to card {{ cards }}; also if an earlier action of yours keeps you from getting there. There are no ties.
        """,
        zh=r"""
        First 和 Second 各放 1 枚筹码入底池，并从 1 到 {{ cards }} 的牌中各得一张，看不到对方的牌。
        First 过牌（check）或下注（bet）。
        若 First 过牌，Second 可以过牌（下注阶段结束）或下注。面对下注的一方弃牌（fold）或跟注（call）
        {%- if raises %}或加注（raise）；面对加注的一方弃牌或跟注{% endif %}。下注时放入 {{ bet }} 枚，
        跟注时补到与对方放入的一样多
        {%- if raises %}；加注时放入跟注的数目再加 {{ bet }} 枚{% endif %}。弃牌者输掉底池；否则最后牌大者赢得底池。
        收益等于赢得的数目减去自己放入的数目。

        各种情形如下：

        {{ meanings(language) | bullets }}

        你是 {{ roles[0] }}。下表按 {{ roles[1] }} 所持的牌给出 {{ roles[1] }} 采取各行动的概率：

        {{ rows() | table(["牌"] + heads) }}

        各种发牌结果等可能。求精确值：

        - gain：你的最大期望收益。
        - {{ situations(side) | listed(language) }}：在该情形下，你持牌 1 到牌 {{ cards }} 时各自的最优行动，依次写出；
          即使你先前的行动使该情形不会出现，也要写出。不会出现并列。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        plans = {
            name: Sequence(Word(bank=_actions(name, instance.raises)), length=instance.cards)
            for name in instance.situations(instance.side)
        }
        return Record(gain=Rational(), **plans)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        blank = self.Instance(
            chances=(), side=rng.randrange(2), bet=rng.randint(1, params.bet), **params.model_dump(exclude={"bet"})
        )
        chances = []
        for name in blank.situations(1 - blank.side):
            inner = len(_actions(name, params.raises)) - 1
            cuts = [[0, *sorted(rng.sample(range(1, params.parts), inner)), params.parts] for _ in range(params.cards)]
            chances.append(tuple(tuple(b - a for a, b in pairwise(ends)) for ends in cuts))
        instance = blank.model_copy(update={"chances": tuple(chances)})
        found = self.solve(instance)
        if found["gain"].denominator > 9999:
            raise task.Retry
        return instance, found

    def solve(self, instance: Instance) -> Answer:
        plans: list[dict[str, str]] = []
        total = Fraction(0)
        for card in range(instance.cards):
            plans.append({})
            weights = {other: Fraction(1) for other in range(instance.cards) if other != card}
            total += _value(instance, card, (), weights, plans[-1])
        names = instance.situations(instance.side)
        found = {name: tuple(plan[name] for plan in plans) for name in names}
        return {"gain": total / (instance.cards * (instance.cards - 1)), **found}


def _actions(situation: str, raises: bool) -> tuple[str, ...]:
    if situation in ("first_opens", "second_after_check"):
        return "check", "bet"
    return ("fold", "call", "raise") if raises and situation.endswith("bet") else ("fold", "call")


def _value(
    instance: KuhnPokerBestReply.Instance,
    card: int,
    history: History,
    weights: dict[int, Fraction],
    chosen: dict[str, str],
) -> Fraction:
    """Give your gain from a point on, weighted by the rival's cards; note your best actions."""
    if history[-1:] in (("fold",), ("call",)) or history == ("check", "check"):
        return sum((weight * _gain(instance, card, other, history) for other, weight in weights.items()), Fraction(0))
    name = next(name for name, (known, *_) in _SITUATIONS.items() if known == history)
    actions = _actions(name, instance.raises)
    if len(history) % 2 == instance.side:
        values = {action: _value(instance, card, (*history, action), weights, chosen) for action in actions}
        best = max(actions, key=lambda action: values[action])
        if sorted(values.values())[-2] == values[best]:
            raise task.Retry
        chosen[name] = best
        return values[best]
    table = instance.chances[instance.situations(1 - instance.side).index(name)]
    total = Fraction(0)
    for k, action in enumerate(actions):
        passed = {other: weight * table[other][k] / instance.parts for other, weight in weights.items()}
        total += _value(instance, card, (*history, action), passed, chosen)
    return total


def _gain(instance: KuhnPokerBestReply.Instance, card: int, other: int, history: History) -> int:
    put = [1, 1]
    for place, action in enumerate(history):
        mine, theirs = put[place % 2], put[1 - place % 2]
        put[place % 2] = {"bet": mine + instance.bet, "call": theirs, "raise": theirs + instance.bet}.get(action, mine)
    wins = len(history) % 2 == instance.side if history[-1] == "fold" else card > other
    return put[1 - instance.side] if wins else -put[instance.side]
