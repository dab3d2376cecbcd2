"""Playing cards as two-character codes, rank then suit: ``AS`` is the ace of spades, ``TH`` the ten of hearts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

RANKS = "23456789TJQKA"
SUITS = "CDHS"
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)

_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
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


def poker(cards: Iterable[str], short: bool = False) -> tuple[int, ...]:
    """Rate the best five of five to seven cards: the index in `HANDS`, then the ranks that break ties.

    The greater tuple wins. The ace may be low in A-2-3-4-5. With the `short` deck from 6 on it may be low in A-6-7-8-9,
    and a flush beats a full house: their numbers are exchanged. Suits break no ties.

    >>> poker(["TH", "TS", "TD", "4C", "4D"]), poker(["TH", "TS", "TD", "4C", "4D", "KH", "QS"])
    ((6, 10, 4), (6, 10, 4))
    >>> poker(["AS", "2S", "3D", "4C", "5H"]), poker(["AS", "6S", "7D", "8C", "9H"], short=True)
    ((4, 5), (4, 9))
    """
    counts, masks = [0] * 15, dict.fromkeys(SUITS, 0)
    for card in cards:
        rank = _VALUES[card[0]]
        counts[rank] += 1
        masks[card[1]] |= 1 << rank
    groups = sorted([(count, rank) for rank, count in enumerate(counts) if count], reverse=True)
    flush = next((mask for mask in masks.values() if mask.bit_count() >= 5), 0)
    if flush and (top := _run(flush, short)):
        return (8, top)
    (most, rank), (second, other) = groups[0], groups[1]
    if most == 4:
        return (7, rank, max(r for _, r in groups[1:]))
    if most == 3 and second >= 2:
        return (5 if short else 6, rank, other)
    ranks = [r for r in range(14, 1, -1) if counts[r]]
    if flush:
        return (6 if short else 5, *[r for r in ranks if flush >> r & 1][:5])
    if top := _run(sum(1 << r for r in ranks), short):
        return (4, top)
    if most == 3:
        return (3, rank, *[r for r in ranks if r != rank][:2])
    if most == 2 and second == 2:
        return (2, rank, other, next(r for r in ranks if r not in (rank, other)))
    if most == 2:
        return (1, rank, *[r for r in ranks if r != rank][:3])
    return (0, *ranks[:5])


_VALUES = {rank: place for place, rank in enumerate(RANKS, start=2)}


@lru_cache(maxsize=10_000)
def _run(mask: int, short: bool) -> int:
    """Give the highest rank of the best straight in a set of ranks as bits, or 0."""
    low = 5 if short else 1
    mask |= (mask >> 14 & 1) << low
    return next((top for top in range(14, 4, -1) if mask >> (top - 4) & 31 == 31), 0)


def best_five(cards: Sequence[str]) -> tuple[str, ...]:
    """Choose the five cards with the best rating; among equal ones the first in the order given.

    >>> best_five(["2C", "9D", "9S", "9H", "KC", "KD", "4S"])
    ('9D', '9S', '9H', 'KC', 'KD')
    """
    return max(combinations(cards, 5), key=poker)
