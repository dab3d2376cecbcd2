"""Give the exact chances of a poker player to win and to share before the last common cards come.

Answer: the chance to win outright and the chance to share the best hand, as fractions; unique.
Harder: more players, more known cards, two cards to come.
Skills: probability, counting
Source: original; the usual rules of poker.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.cards import DECK, poker, symbol
from bootcamp.lib.prompts import letter
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.games.cards._poker import STANDARD, canonical, rules
from bootcamp.verifiers import Rational, Record

Answer = dict[str, Fraction]


class PokerExactEquity(Task["PokerExactEquity.Params", "PokerExactEquity.Instance", Answer]):
    version = 1

    class Params(task.Params):
        players: int = knob("how many players there are", levels=(2, 2, 3, 3, 4, 2, 2, 3, 3, 4), ge=2, le=6)
        missing: int = knob("how many common cards are to come", levels=(1,) * 5 + (2,) * 5, ge=1, le=2)
        folded: int = knob("how many folded cards are known", levels=(0, 2, 2, 6, 8, 0, 4, 4, 8, 10), ge=0, le=16)

    class Instance(task.Instance):
        hands: tuple[tuple[str, ...], ...]
        board: tuple[str, ...]
        folded: tuple[str, ...]

        @property
        def rules(self) -> dict[str, str]:
            return rules(STANDARD)

        @property
        def common(self) -> str:
            return " ".join(map(symbol, self.board))

        @property
        def gone(self) -> str:
            return " ".join(map(symbol, self.folded))

        @property
        def lines(self) -> list[tuple[str, str]]:
            return [(letter(place), " ".join(map(symbol, hand))) for place, hand in enumerate(self.hands)]

    answer = Record(win=Rational(), share=Rational())
    prompt = Prompt(
        en=r"""
        A round of poker is played with 52 cards. These players are still in it, with open cards:

        {% for name, hand in lines %}
        - {{ name }}: {{ hand }}
        {% endfor %}

        The common cards so far are {{ common }}.
        {% if folded %}
        The cards {{ gone }} were folded and are out of play.
        {% endif %}
        {% if board | length == 4 %}
        One more common card comes, each of the cards not seen so far being equally likely.
        {% else %}
        Two more common cards come, each pair of the cards not seen so far being equally likely.
        {% endif %}
        Then each player's hand is the best that can be made of any five of the seven cards, own and common ones.

        {{ rules.en }}

        Give the chance that A alone has the best hand (win), and the chance that A has the best hand together with one
        or more other players (share).
        """,
        zh=r"""
        一局扑克用 52 张牌进行。还在局中的玩家都亮出了牌：

        {% for name, hand in lines %}
        - {{ name }}：{{ hand }}
        {% endfor %}

        目前的公共牌是 {{ common }}。
        {% if folded %}
        {{ gone }} 已被弃掉，不再参与。
        {% endif %}
        {% if board | length == 4 %}
        还要翻开一张公共牌，尚未见到的每张牌可能性相同。
        {% else %}
        还要翻开两张公共牌，尚未见到的牌中每两张的组合可能性相同。
        {% endif %}
        然后每个玩家的牌是从自己的牌和公共牌共七张中任取五张所能组成的最大的一手。

        {{ rules.zh }}

        给出 A 独自拥有最大的牌的概率（win），以及 A 与另外至少一名玩家同为最大的概率（share）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        cards = rng.sample(DECK, 2 * params.players + 5 - params.missing + params.folded)
        ends = 2 * params.players, 2 * params.players + 5 - params.missing
        hands = tuple(tuple(cards[k : k + 2]) for k in range(0, ends[0], 2))
        instance = self.Instance(hands=hands, board=tuple(cards[ends[0] : ends[1]]), folded=tuple(cards[ends[1] :]))
        answer = self.solve(instance)
        if not Fraction(1, 7) < answer["win"] < Fraction(6, 7) or (answer["share"] == 0 and rng.random() < 0.6):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Answer:
        seen = {*instance.board, *instance.folded}.union(*instance.hands)
        unseen = [card for card in DECK if card not in seen]
        win = share = total = 0
        for drawn in combinations(unseen, 5 - len(instance.board)):
            common = instance.board + drawn
            own, *others = (poker(hand + common) for hand in instance.hands)
            best = max(others)
            win += own > best
            share += own == best
            total += 1
        return {"win": Fraction(win, total), "share": Fraction(share, total)}

    def key(self, instance: Instance) -> object:
        return canonical([instance.hands[:1], instance.hands[1:], [instance.board], [instance.folded]])
