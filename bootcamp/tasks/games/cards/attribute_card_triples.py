"""Find the good triples among cards with attributes, or the most of them that share no card.

Answer: the triples by card numbers; all of them, or any largest disjoint choice.
Harder: more cards and attributes, then disjoint triples.
Skills: search, logic
Source: original; the card game Set by M. Falco, 1974.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set

Answer = frozenset[frozenset[int]]
Card = tuple[int, ...]

_WORDS = {
    "en": (
        ("one", "two", "three"),
        ("red", "green", "blue"),
        ("round", "square", "wavy"),
        ("empty", "striped", "filled"),
        ("small", "medium", "large"),
    ),
    "zh": (
        ("一个", "两个", "三个"),
        ("红", "绿", "蓝"),
        ("圆形", "方形", "波浪形"),
        ("空心", "条纹", "实心"),
        ("小", "中", "大"),
    ),
}


class AttributeCardTriples(Task["AttributeCardTriples.Params", "AttributeCardTriples.Instance", Answer]):
    version = 1

    class Params(task.Params):
        cards: int = knob("how many cards there are", levels=(6, 7, 9, 10, 12, 13, 10, 12, 14, 16), ge=5, le=20)
        attributes: int = knob("how many attributes they have", levels=(3, 3, 3, 4, 4, 5, 3, 4, 4, 5), ge=2, le=5)
        least: int = knob("the fewest good triples", levels=(1, 1, 2, 3, 4, 4, 4, 5, 6, 7), ge=1, le=12)
        disjoint: bool = knob("whether the triples share no card", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        cards: tuple[Card, ...]
        disjoint: bool
        best: int
        """How many triples there are at most."""
        hidden = ("best",)

        @property
        def lines(self) -> dict[str, list[str]]:
            return {
                language: [
                    ("、" if language == "zh" else ", ").join(words[k][mark] for k, mark in enumerate(card))
                    for card in self.cards
                ]
                for language, words in _WORDS.items()
            }

    prompt = Prompt(
        en=r"""
        These cards lie on the table:

        {{ lines.en | numbered }}

        Each place in a line stands for an attribute, which has three values. Three cards are a good triple if for each
        attribute all three cards have the same value or all three have different values.

        {% if disjoint %}
        Choose as many good triples as possible no two of which share a card. If there are several largest choices, give
        any one.
        {% else %}
        Give all good triples; there is at least one.
        {% endif %}
        Write each triple as the set of the numbers of its cards.
        """,
        zh=r"""
        桌上有以下这些牌：

        {{ lines.zh | numbered }}

        每个位置上的词表示一种属性，每种属性有三个值。如果对每一种属性，三张牌的值要么全都相同，要么两两不同，
        这三张牌就是一组好牌。

        {% if disjoint %}
        选出尽量多组好牌，任何两组都没有公共的牌。如果最多的选法有几种，给出任意一种即可。
        {% else %}
        给出所有的好牌组，至少有一组。
        {% endif %}
        每一组写成其中各张牌的编号的集合。
        """,
    )
    answer = Set(Set(Integer(low=1), size=3))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        for _ in range(60):
            cards: list[Card] = []
            while len(cards) < params.cards:
                new = tuple(rng.randrange(3) for _ in range(params.attributes))
                if len(cards) > 1 and rng.random() < 0.45:
                    new = _third(*rng.sample(cards, 2))
                if new not in cards:
                    cards.append(new)
            rng.shuffle(cards)
            good: list[tuple[int, ...]] = [
                some for some in combinations(range(1, params.cards + 1), 3) if _is_good(cards, some)
            ]
            if not params.least <= len(good) <= params.least + 4:
                continue
            answer = frozenset(map(frozenset, good))
            if params.disjoint:
                answer = frozenset(map(frozenset, _most(good)))
                if len(answer) <= max(len(_first_fit(good)), len(_first_fit(good[::-1]))):
                    continue
            return self.Instance(cards=tuple(cards), disjoint=params.disjoint, best=len(answer)), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        """Values of an attribute may change names: numbered in the order of the sorted cards."""
        return [sorted(instance.cards), instance.disjoint]

    def check(self, instance: Instance, answer: Answer) -> str:
        for triple in answer:
            if max(triple) > len(instance.cards):
                return "there is no such card"
            if not _is_good(instance.cards, tuple(triple)):
                return f"the cards {sorted(triple)} are no good triple"
        if instance.disjoint and len(frozenset().union(*answer)) < 3 * len(answer):
            return "two triples share a card"
        return "" if len(answer) == instance.best else "there are more good triples"


def _third(one: Card, other: Card) -> Card:
    """Give the card that makes two others a good triple."""
    return tuple((-a - b) % 3 for a, b in zip(one, other, strict=True))


def _is_good(cards: list[Card] | tuple[Card, ...], some: tuple[int, ...]) -> bool:
    first, second, third = (cards[place - 1] for place in some)
    return _third(first, second) == third


def _most(good: list[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Give a largest choice of triples without a common card."""
    if not good:
        return ()
    first, rest = good[0], good[1:]
    free = [other for other in rest if not set(first) & set(other)]
    taken = (first, *_most(free))
    if len(free) == len(rest):
        return taken
    return max(taken, _most(rest), key=len)


def _first_fit(good: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    chosen: list[tuple[int, ...]] = []
    for triple in good:
        if not any(set(triple) & set(other) for other in chosen):
            chosen.append(triple)
    return chosen
