"""Follow each single card; bound the turns by search over how many cards are known, single and unknown."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


Seen = tuple[tuple[int, ...], tuple[str, ...], bool]


def play(instance: Any, moves: list[tuple[int, ...]]) -> tuple[list[Seen], str]:
    """Keep the places in order, and which card is on each."""
    spots = list(range(1, len(instance.cards) + 1))
    order = list(instance.cards)
    seen: list[Seen] = []
    for move in moves:
        cards = tuple(order[spots.index(place)] for place in move)
        gone = len(set(cards)) == 1
        seen.append((tuple(move), cards, gone))
        if gone:
            order = [card for card, spot in zip(order, spots, strict=True) if spot not in move]
            spots = [spot for spot in spots if spot not in move]
        if not spots:
            return seen, "won"
        for _ in range(instance.shift):
            order.insert(0, order.pop())
    return seen, ""


def least(instance: Any) -> int:
    """Return the least turns in which all cards can be taken for sure."""
    return _worst(0, 0, 2 * instance.pairs)


@cache
def _worst(pairs: int, singles: int, unknown: int) -> int:
    """Count the turns with known pairs, known single cards and unknown cards."""
    if unknown == 0:
        return pairs
    if unknown == singles == 1 or (unknown == 2 and singles == 0):
        return pairs + 1
    best = []
    mates, fresh = singles, unknown - singles  # unknown cards whose mates are known, and pairs of unknown cards
    if unknown >= 2:  # two unknown cards
        ends = []
        if fresh >= 2:
            ends += [_worst(pairs, singles, unknown - 2)]
        if fresh >= 4:
            ends += [_worst(pairs, singles + 2, unknown - 2)]
        if fresh >= 2 and mates:
            ends += [_worst(pairs + 1, singles, unknown - 2)]
        if mates >= 2:
            ends += [_worst(pairs + 2, singles - 2, unknown - 2)]
        best.append(1 + max(ends))
    if singles:  # an unknown card and a single one: a match, the mate of another one, or of an unknown one
        ends = [_worst(pairs, singles - 1, unknown - 1)]
        if singles >= 2:
            ends += [_worst(pairs + 1, singles - 1, unknown - 1)]
        if fresh >= 2:
            ends += [_worst(pairs, singles + 1, unknown - 1)]
        best.append(1 + max(ends))
    return min(best)
