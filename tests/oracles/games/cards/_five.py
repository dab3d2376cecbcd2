"""Poker hands of exactly five cards, for oracles that try all of them."""

from functools import cache
from typing import Any

_RANKS = "23456789TJQKA"


@cache
def strength(cards: frozenset[str], short: bool = False) -> Any:
    """Give five cards a value; the greater is better."""
    ranks = sorted((_RANKS.index(card[0]) for card in cards), reverse=True)
    pattern = "".join(str(ranks.count(rank)) for rank in sorted(ranks, key=lambda r: (-ranks.count(r), -r)))
    ordered = sorted(ranks, key=lambda r: (-ranks.count(r), -r))
    wheel = [12, 7, 6, 5, 4] if short else [12, 3, 2, 1, 0]
    straight = len(set(ranks)) == 5 and (ranks[0] - ranks[4] == 4 or ranks == wheel)
    flush = len({card[1] for card in cards}) == 1
    if straight:
        ordered = [wheel[1]] if ranks == wheel else ordered[:1]
        return (9.0 if flush else 5.0, ordered)
    if flush:
        return (7.5 if short else 6.5, ordered)
    kinds = {"44441": 8.0, "33322": 7.0, "33311": 4.0, "22221": 3.0, "22111": 2.0, "11111": 1.0}
    return (kinds[pattern], ordered)
