"""Judge by dealing every card that may come and trying all sets of five cards."""

from fractions import Fraction
from itertools import combinations
from typing import Any

from tests.oracles.games.cards._five import strength

LEVELS = range(1, 6)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    deck = {rank + suit for rank in "23456789TJQKA" for suit in "CDHS"}
    deck -= {*instance.board, *instance.folded, *sum(instance.hands, ())}
    won = shared = 0
    for card in deck:
        values = []
        for hand in instance.hands:
            values.append(max(strength(frozenset(five)) for five in combinations((*hand, *instance.board, card), 5)))
        if values[0] == max(values):
            if values.count(values[0]) == 1:
                won += 1
            else:
                shared += 1
    right = {"win": Fraction(won, len(deck)), "share": Fraction(shared, len(deck))}
    return "" if answer == right else f"the chances are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other side of the chance, one card too many, win and share in one."""
    step = Fraction(1, 44)
    wrong = [answer | {"win": 1 - answer["win"]}, answer | {"win": answer["win"] + step}]
    wrong += [answer | {"share": answer["share"] + step}, {"win": answer["share"], "share": answer["win"]}]
    return [one for one in wrong if one != answer]
