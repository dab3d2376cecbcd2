"""Playing cards as two-character codes, rank then suit: ``AS`` is the ace of spades, ``TH`` the ten of hearts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

RANKS = "23456789TJQKA"
SUITS = "CDHS"
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)

_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_EN_SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
_ZH_SUITS = {"C": "梅花", "D": "方块", "H": "红桃", "S": "黑桃"}
_EN_RANKS = {"J": "jack", "Q": "queen", "K": "king", "A": "ace", "T": "10"}

HANDS = (
    ("high card", "高牌"),
    ("one pair", "一对"),
    ("two pairs", "两对"),
    ("three of a kind", "三条"),
    ("straight", "顺子"),
    ("flush", "同花"),
    ("full house", "葫芦"),
    ("four of a kind", "四条"),
    ("straight flush", "同花顺"),
)
"""Kinds of poker hands from lowest to highest, in English and Chinese."""


def value(card: str) -> int:
    """Give the rank as a number, 2 to 14, the ace highest.

    >>> value("2C"), value("TH"), value("AS")
    (2, 10, 14)
    """
    return RANKS.index(card[0]) + 2


def symbol(card: str) -> str:
    """Write a card with its suit sign, the same in both languages.

    >>> symbol("TH"), symbol("AS")
    ('10♥', 'A♠')
    """
    return card[0].replace("T", "10") + _SIGNS[card[1]]


def name(card: str, language: str = "en") -> str:
    """Say a card in words.

    >>> name("QS"), name("TH", "zh")
    ('the queen of spades', '红桃10')
    """
    rank, suit = card[0], card[1]
    if language == "zh":
        return _ZH_SUITS[suit] + rank.replace("T", "10")
    return f"the {_EN_RANKS.get(rank, rank)} of {_EN_SUITS[suit]}"


def sort(cards: Sequence[str]) -> tuple[str, ...]:
    """Sort cards by suit (clubs, diamonds, hearts, spades), then rank.

    >>> sort(["AS", "2S", "KC"])
    ('KC', '2S', 'AS')
    """
    return tuple(sorted(cards, key=DECK.index))


def deal(rng: Random, *sizes: int) -> tuple[tuple[str, ...], ...]:
    """Deal hands of the given sizes from one shuffled deck.

    >>> deal(Random(1), 2, 3)
    (('TC', 'QH'), ('AS', 'JS', '6C'))

    Raises:
        ValueError: more than 52 cards are asked for.
    """
    if sum(sizes) > len(DECK):
        raise ValueError(f"sizes={sizes}: expected at most {len(DECK)} cards in all")
    cards = rng.sample(DECK, sum(sizes))
    return tuple(tuple(cards[sum(sizes[:i]) : sum(sizes[: i + 1])]) for i in range(len(sizes)))


def poker(cards: Sequence[str]) -> tuple[int, ...]:
    """Rate five cards: the index in `HANDS`, then the ranks that break ties; the greater tuple wins.

    The ace may be low in A-2-3-4-5. Suits break no ties.

    >>> poker(["TH", "TS", "TD", "4C", "4D"])
    (6, 10, 4)
    >>> poker(["AS", "2S", "3D", "4C", "5H"])
    (4, 5)
    """
    values = [value(card) for card in cards]
    groups = sorted(Counter(values).items(), key=lambda group: (-group[1], -group[0]))
    ranks = tuple(rank for rank, _ in groups)
    shape = tuple(size for _, size in groups)
    flush = len({card[1] for card in cards}) == 1
    top = 5 if ranks == (14, 5, 4, 3, 2) else ranks[0]
    straight = len(ranks) == 5 and (top == 5 or ranks[0] - ranks[4] == 4)
    if straight:
        return (8 if flush else 4, top)
    if flush:
        return (5, *ranks)
    kinds = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
    return (kinds.get(shape, 0), *ranks)


def best_five(cards: Sequence[str]) -> tuple[str, ...]:
    """Choose the five cards with the best rating; among equal ones the first in the order given.

    >>> best_five(["2C", "9D", "9S", "9H", "KC", "KD", "4S"])
    ('9D', '9S', '9H', 'KC', 'KD')
    """
    return max(combinations(cards, 5), key=poker)
