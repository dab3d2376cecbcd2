"""Take away all pairs of cards that lie face down, turning up two in each move.

Answer: the places of two cards; every way that takes all cards within the turns wins.
Turns: two cards each.
Harder: more cards, cards that move on, no turns to spare.
Skills: simulation, deduction
Source: original; the card game Concentration.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Format, Integer, Sequence

Two = tuple[int, ...]
Cards = tuple[str, ...]
"""The cards by their places; "" where one was taken."""


class _Seen(NamedTuple):
    places: tuple[int, int]
    cards: tuple[str, str]
    taken: bool


Past = tuple[tuple[Two, _Seen], ...]


class PairsConcentration(Interactive["PairsConcentration.Params", "PairsConcentration.Instance", Two, Cards, _Seen]):
    version = 1

    class Params(interactive.Params):
        pairs: int = knob("how many pairs there are", levels=(6, 7, 8, 8, 9, 10, 12, 14, 16, 18), ge=3, le=18)
        shift: int = knob("how far the cards move on", levels=(0, 0, 0, 1, 1, 2, 2, 3, 4, 5), ge=0, le=9)
        spare: int = knob("turns beyond two for each pair", levels=(2, 2, 2, 2, 2, 2, 1, 1, 0, 0), ge=0, le=9)

    class Instance(interactive.Instance):
        secret = ("cards",)
        pairs: int
        shift: int
        cards: Cards

    prompt = Prompt(
        en=r"""
        On places 1 to {{ 2 * pairs }} there lie {{ 2 * pairs }} cards face down, two with each of the letters
        A to {{ "ABCDEFGHIJKLMNOPQR"[pairs - 1] }}, in an order drawn by chance. A move names two places where cards
        lie. I tell you the letters of both cards. If they are equal, both are taken away for good and their places
        stay empty; else they are turned face down again. You win when all cards are taken away.
        {% if shift %}

        At the end of every move, all cards that are left move on by {{ shift }}: with the places where cards lie
        counted in increasing order and the first one following the last one, each card goes to the place that is
        {{ shift }} further on among these.
        {% endif %}
        """,
        zh=r"""
        位置 1 到 {{ 2 * pairs }} 上有 {{ 2 * pairs }} 张面朝下的牌，字母 A 到 {{ "ABCDEFGHIJKLMNOPQR"[pairs - 1] }} 各
        两张，次序是随机抽取的。每一步说出两个有牌的位置，我告诉你这两张牌的字母。如果相同，两张都拿走，位置从此空着；
        否则再翻回面朝下。所有牌都被拿走时你获胜。
        {% if shift %}

        每一步结束时，剩下的牌都向后移动 {{ shift }}：把有牌的位置从小到大排列，最后一个之后接第一个，每张牌移到在这个
        排列里往后数第 {{ shift }} 个位置。
        {% endif %}
        """,
    )
    reply = Prompt(
        en="Place {{ places[0] }}: {{ cards[0] }}, place {{ places[1] }}: {{ cards[1] }}."
        "{{ ' They are taken away.' if taken }}",
        zh="位置 {{ places[0] }}：{{ cards[0] }}，位置 {{ places[1] }}：{{ cards[1] }}。{{ '两张都拿走。' if taken }}",
    )

    def format(self, instance: Instance) -> Format[Two]:
        return Sequence(Integer(1, 2 * instance.pairs), length=2)

    def deal(self, params: PairsConcentration.Params, rng: Random) -> Instance:
        letters = [chr(ord("A") + k // 2) for k in range(2 * params.pairs)]
        cards = tuple(rng.sample(letters, len(letters)))
        turns = 2 * params.pairs + params.spare
        instance = self.Instance(pairs=params.pairs, shift=params.shift, cards=cards, turns=turns)
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> Cards:
        return instance.cards

    def illegal(self, shown: Instance, past: Past, move: Two) -> str:
        if move[0] == move[1]:
            return "the two places are the same"
        empty = {place for _, seen in past if seen.taken for place in seen.places}
        return next((f"no card lies on place {place}" for place in move if place in empty), "")

    def react(self, instance: Instance, state: Cards, move: Two) -> Turn:
        first, second = move
        cards = state[first - 1], state[second - 1]
        taken = cards[0] == cards[1]
        if taken:
            state = tuple("" if place in move else card for place, card in enumerate(state, start=1))
        state = _moved_on(state, instance.shift)
        return Turn(state, _Seen((first, second), cards, taken), "" if any(state) else "won")

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Two:
        empty = {place for _, seen in past if seen.taken for place in seen.places}
        return tuple(rng.sample(sorted(set(range(1, 2 * shown.pairs + 1)) - empty), 2))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Two:
        """Turn up unknown cards while more than two are left, then one of these with a card that may be its mate."""
        known: Cards = ("?",) * (2 * shown.pairs)
        for _, seen in past:
            new = dict(zip(seen.places, ("", "") if seen.taken else seen.cards, strict=True))
            known = _moved_on(tuple(new.get(place, card) for place, card in enumerate(known, start=1)), shown.shift)
        hidden = [place for place, card in enumerate(known, start=1) if card == "?"]
        count = Counter(card for card in known if card)
        single = [known.index(card) + 1 for card in count if count[card] == 1 and card != "?"]
        if len(hidden) > 2 or (hidden and not single):
            return tuple(hidden[:2])
        if hidden:
            return hidden[0], single[0]
        card = next(card for card in known if card)
        return tuple(place for place, other in enumerate(known, start=1) if other == card)


def _moved_on(cards: Cards, shift: int) -> Cards:
    """Move the cards on among the places where some lie."""
    filled = [place for place, card in enumerate(cards) if card]
    after = {filled[(k + shift) % len(filled)]: cards[place] for k, place in enumerate(filled)}
    return tuple(after.get(place, "") for place in range(len(cards)))
