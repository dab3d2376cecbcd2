"""Judge by all subsets of the five cards, for every starter by itself."""

from fractions import Fraction
from itertools import combinations
from typing import Any

LEVELS = range(1, 8)
_RANKS = "A23456789TJQK"


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.starter:
        points = _points(instance.cards, instance.starter)
        right = points | {"total": sum(points.values())}
        return "" if answer == right else f"the points are {right}"
    starters = [rank + suit for rank in _RANKS for suit in "CDHS" if rank + suit not in instance.cards]
    means = {}
    for kept in combinations(range(len(instance.cards)), 4):
        own = [instance.cards[place] for place in kept]
        total = sum(sum(_points(own, starter).values()) for starter in starters)
        means[frozenset(place + 1 for place in kept)] = Fraction(total, len(starters))
    fair = means[answer["kept"]] == answer["mean"] == max(means.values())
    return "" if fair else f"the best mean is {max(means.values())}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Points moved to another kind, a total that is off by 2; other cards or another mean."""
    if instance.starter:
        moved = answer | {"pairs": answer["pairs"] + 2, "fifteens": answer["fifteens"] - 2}
        return [answer | {"total": answer["total"] + 2}, answer | {"jack": 1 - answer["jack"]}, moved]
    out = min(set(range(1, len(instance.cards) + 1)) - answer["kept"])
    other = answer["kept"] - {min(answer["kept"])} | {out}
    return [answer | {"mean": answer["mean"] + Fraction(1, 46)}, answer | {"kept": other}]


def _points(own: Any, starter: str) -> dict[str, int]:
    five = [*own, starter]
    subsets = [list(some) for size in range(2, 6) for some in combinations(five, size)]
    worth = {card: min(10, _RANKS.index(card[0]) + 1) for card in five}
    runs = [some for some in subsets if len(some) > 2 and _is_run(some)]
    longest = max(map(len, runs), default=0)
    same = len({card[1] for card in own}) == 1
    return {
        "fifteens": 2 * sum(sum(worth[card] for card in some) == 15 for some in subsets),
        "pairs": 2 * sum(len(some) == 2 and some[0][0] == some[1][0] for some in subsets),
        "runs": sum(len(some) for some in runs if len(some) == longest),
        "flush": (4 + (starter[1] == own[0][1])) * same,
        "jack": sum(card[0] == "J" and card[1] == starter[1] for card in own),
    }


def _is_run(cards: list[str]) -> bool:
    return "".join(sorted((card[0] for card in cards), key=_RANKS.index)) in _RANKS
