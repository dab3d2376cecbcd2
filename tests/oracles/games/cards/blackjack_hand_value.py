"""Judge by playing every order in which cards may come, one by one."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 6)
_WORTH = {"A": 1, "J": 10, "Q": 10, "K": 10}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    deck, hand = list(instance.left), list(instance.hand)
    stand = _play(deck, hand, [instance.dealer], instance.soft)
    hit = Fraction(0)
    for place, card in enumerate(deck):
        hit += _play(deck[:place] + deck[place + 1 :], [*hand, card], [instance.dealer], instance.soft) / len(deck)
    return "" if answer == {"stand": stand, "hit": hit} else f"it is {stand} and {hit}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Signs changed, both exchanged, one part in the size of the deck more."""
    step = Fraction(1, len(instance.left))
    wrong = [{name: -value for name, value in answer.items()}, {"stand": answer["hit"], "hit": answer["stand"]}]
    wrong += [answer | {"hit": answer["hit"] + step}, answer | {"stand": answer["stand"] - step}]
    return [one for one in wrong if one != answer]


def _count(cards: list[str]) -> tuple[int, bool]:
    low = sum(_WORTH.get(card) or int(card) for card in cards)
    return (low + 10, True) if "A" in cards and low + 10 <= 21 else (low, False)


def _play(deck: list[str], hand: list[str], dealer: list[str], soft: bool) -> Fraction:
    own, theirs = _count(hand)[0], _count(dealer)
    if own > 21:
        return Fraction(-1)
    if theirs[0] < 17 or (soft and theirs == (17, True)):
        ways = [_play(deck[:k] + deck[k + 1 :], hand, [*dealer, card], soft) for k, card in enumerate(deck)]
        return sum(ways, Fraction(0)) / len(ways)
    if theirs[0] > 21:
        return Fraction(1)
    return Fraction((own > theirs[0]) - (own < theirs[0]))
