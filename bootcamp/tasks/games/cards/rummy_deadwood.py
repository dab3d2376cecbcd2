"""Lay out melds so that the cards left over in a hand of rummy count as little as possible.

Answer: the melds by card numbers; every best layout is right.
Harder: more cards, two decks, jokers.
Skills: optimization, search
Source: original; the melds of gin rummy.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.cards import DECK, symbol, value
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set

Answer = frozenset[frozenset[int]]

_JOKER = "joker"


class RummyDeadwood(Task["RummyDeadwood.Params", "RummyDeadwood.Instance", Answer]):
    version = 1

    class Params(task.Params):
        cards: int = knob("how many cards there are", levels=(7, 8, 9, 10, 11, 11, 12, 13, 14, 16), ge=6, le=20)
        decks: int = knob("how many decks they come from", levels=(1,) * 5 + (2,) * 5, ge=1, le=2)
        jokers: int = knob("how many jokers are among them", levels=(0,) * 6 + (1, 1, 2, 2), ge=0, le=2)

    class Instance(task.Instance):
        cards: tuple[str, ...]
        decks: int
        best: int
        hidden = ("best",)

        @property
        def shown(self) -> list[str]:
            return [card if card == _JOKER else symbol(card) for card in self.cards]

    prompt = Prompt(
        en=r"""
        You hold these cards{{ " from two decks mixed together" if decks == 2 }}:

        {{ shown | numbered }}

        - A meld is a set of at least three cards of equal rank, or of at least three cards of one suit with consecutive
          ranks. Ranks ascend A, 2, 3, ..., 10, J, Q, K; the ace is low only.
        {% if decks == 2 %}
        - Cards of equal rank in a meld may also be of the same suit; no rank may occur twice in a meld of consecutive
          ranks.
        {% endif %}
        {% if "joker" in cards %}
        - A joker may stand for any card in a meld, at most one joker in each meld.
        {% endif %}
        - Each card is in at most one meld.
        - The cards in no meld count against you: an ace 1, J, Q and K 10 each,
          {{ "a joker 0, " if "joker" in cards }}others
          their number.

        Choose melds so that the cards in no meld count as little as possible in all. Give the melds, each as the set of
        the numbers of its cards in the list. If there are several best choices, give any one.
        """,
        zh=r"""
        你手里有以下这些牌{{ "（来自混在一起的两副牌）" if decks == 2 }}：

        {{ shown | numbered }}

        - 一个组合是至少三张点数相同的牌，或者至少三张同一花色、点数连续的牌。点数从小到大为 A、2、3、……、10、J、Q、
          K，A 只能当最小的。
        {% if decks == 2 %}
        - 点数相同的组合里可以有同一花色的牌；点数连续的组合里同一点数不能出现两次。
        {% endif %}
        {% if "joker" in cards %}
        - joker（大小王）在组合里可以代替任何一张牌，每个组合里最多用一张 joker。
        {% endif %}
        - 每张牌最多属于一个组合。
        - 不属于任何组合的牌要算点数：A 算 1，J、Q、K 各算 10，{{ "joker 算 0，" if "joker" in cards }}其余按数字。

        选取组合，使不属于任何组合的牌的点数总和尽量小。给出这些组合，每个组合写成其中各张牌在列表里的编号的集合。
        如果有几种最好的取法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Set[frozenset[int]]:
        return Set(Set(Integer(low=1, high=len(instance.cards))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        natural = params.cards - params.jokers
        for _ in range(30):
            width = natural // 2 + 1
            low = rng.randint(1, 14 - width)
            near = [card for card in DECK if low <= _rank(card) < low + width] * params.decks
            cards = rng.sample(near, natural) + [_JOKER] * params.jokers
            rng.shuffle(cards)
            melds = sorted(_melds(cards))
            saved, chosen = _best(cards, melds)
            if len(chosen) < 2 or (params.cards > 8 and _greedy(cards, melds) == saved):
                continue
            best = sum(map(_count, cards)) - saved
            return self.Instance(cards=tuple(cards), decks=params.decks, best=best), frozenset(
                frozenset(place + 1 for place in range(len(cards)) if meld >> place & 1) for meld in chosen
            )
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(instance.cards), instance.decks]

    def check(self, instance: Instance, answer: Answer) -> str:
        used = [place for meld in answer for place in meld]
        if len(used) > len(set(used)):
            return "a card is in two melds"
        for meld in answer:
            if not _is_meld([instance.cards[place - 1] for place in meld]):
                return f"the cards {sorted(meld)} are no meld"
        left = sum(_count(card) for place, card in enumerate(instance.cards, 1) if place not in used)
        return "" if left == instance.best else "the cards left over can count less"


def _rank(card: str) -> int:
    return 1 if card[0] == "A" else value(card)


def _count(card: str) -> int:
    return 0 if card == _JOKER else min(10, _rank(card))


def _is_meld(cards: list[str]) -> bool:
    natural = [card for card in cards if card != _JOKER]
    if len(cards) < 3 or len(cards) > len(natural) + 1:
        return False
    ranks = [_rank(card) for card in natural]
    run = len({card[1] for card in natural}) == 1 and len(set(ranks)) == len(ranks)
    return len(set(ranks)) == 1 or (run and max(ranks) - min(ranks) < len(cards) <= 13)


def _melds(cards: list[str]) -> set[int]:
    """Give the melds of three to five cards as bits; longer ones are made of these."""
    later = [
        sum(1 << other for other in range(place + 1, len(cards)) if _may_join(card, cards[other]))
        for place, card in enumerate(cards)
    ]
    found: set[int] = set()
    stack: list[tuple[tuple[int, ...], int]] = [((place,), after) for place, after in enumerate(later)]
    while stack:
        meld, free = stack.pop()
        if len(meld) > 2 and _is_meld([cards[place] for place in meld]):
            found.add(sum(1 << place for place in meld))
        while free and len(meld) < 5:
            place = (free & -free).bit_length() - 1
            free &= free - 1
            stack.append(((*meld, place), free & later[place]))
    return found


def _may_join(one: str, other: str) -> bool:
    """Whether two cards can be in a meld of at most five cards together."""
    if _JOKER in (one, other):
        return one != other
    apart = abs(_rank(one) - _rank(other))
    return apart == 0 or (apart < 5 and one[1] == other[1])


def _worth(cards: list[str], meld: int) -> int:
    return sum(_count(card) for place, card in enumerate(cards) if meld >> place & 1)


def _best(cards: list[str], melds: list[int]) -> tuple[int, tuple[int, ...]]:
    """Give the greatest count of cards in melds, and melds that reach it."""
    by_low: dict[int, list[tuple[int, int]]] = {}
    for meld in melds:
        by_low.setdefault(meld & -meld, []).append((meld, _worth(cards, meld)))
    known: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}

    def best(left: int) -> tuple[int, tuple[int, ...]]:
        if left not in known:
            low = left & -left
            found = best(left ^ low)
            for meld, worth in by_low.get(low, ()):
                if meld & left == meld:
                    total, rest = best(left ^ meld)
                    if total + worth > found[0]:
                        found = total + worth, (meld, *rest)
            known[left] = found
        return known[left]

    return best((1 << len(cards)) - 1)


def _greedy(cards: list[str], melds: list[int]) -> int:
    """Take the meld that counts most, again and again."""
    left, total = (1 << len(cards)) - 1, 0
    while fits := [meld for meld in melds if meld & left == meld]:
        meld = max(fits, key=lambda meld: _worth(cards, meld))
        total += _worth(cards, meld)
        left ^= meld
    return total
