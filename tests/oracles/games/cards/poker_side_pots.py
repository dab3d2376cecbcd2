"""Judge chip by chip: each layer of one chip from every player belongs to the pot of the amount above it."""

from itertools import combinations
from typing import Any

from tests.oracles.games.cards._five import strength

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    players = range(len(instance.bets))
    value: dict[int, Any] = {}
    for player in players:
        if instance.board:
            fives = combinations((*instance.hands[player], *instance.board), 5)
            value[player] = max(strength(frozenset(five)) for five in fives)
        else:
            value[player] = -instance.places[player]
    pots: dict[tuple[int, ...], int] = {}
    for layer in range(max(instance.bets)):
        owners = tuple(p for p in players if not instance.folded[p] and instance.bets[p] > layer)
        pots[owners] = pots.get(owners, 0) + sum(bet > layer for bet in instance.bets)
    right = [0] * len(instance.bets)
    for owners, chips in pots.items():
        winners = [p for p in owners if value[p] == max(value[q] for q in owners)]
        turn = 0
        while chips:
            right[winners[turn % len(winners)]] += 1
            chips, turn = chips - 1, turn + 1
    return "" if list(answer) == right else f"they get {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All to one player, the bets back, one chip moved, two players exchanged."""
    top = answer.index(max(answer))
    all_ = tuple(sum(instance.bets) if place == top else 0 for place in range(len(answer)))
    moved = list(answer)
    moved[top] -= 1
    moved[top - 1] += 1
    swapped = list(answer)
    swapped[top], swapped[top - 1] = answer[top - 1], answer[top]
    wrong = [all_, instance.bets, tuple(moved), tuple(swapped)]
    return [one for one in wrong if one != answer]
