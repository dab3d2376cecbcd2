"""Follow the talk with fractions; count by brute force how many least prices fit the first prices."""

from fractions import Fraction
from math import floor
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 5)


def play(instance: Any, moves: list[int]) -> tuple[list[tuple[int, bool, int, int]], str]:
    """Apply the rules one after the other."""
    seen: list[tuple[int, bool, int, int]] = []
    price, anger, lowered, before = instance.asked, 0, 0, None
    for offer in moves:
        if offer >= instance.least:
            won = offer - instance.least <= instance.more
            return [*seen, (offer, True, offer, 0)], "won" if won else "lost"
        if before is None or offer - before >= instance.step:
            s = instance.used[0] if lowered % 2 == 0 else instance.used[-1]
            price = floor(instance.least + Fraction(s, 100) * (price - instance.least))
            lowered += 1
            seen.append((offer, False, price, 0))
        else:
            anger += 1
            seen.append((offer, False, price, anger))
            if anger == 3:
                return seen, "lost"
        before = offer
    return seen, ""


def least(instance: Any) -> int:
    """Return the offers before all least prices that fit, whatever the share, are close together."""
    assert not instance.both
    prices, moves = [instance.asked], 0
    while True:
        fit = [
            r
            for r in range(instance.low, instance.high + 1)
            if any(_prices(instance.asked, r, s, moves) == prices for s in instance.shares)
        ]
        moves += 1
        if max(fit) - min(fit) <= instance.more:
            return moves
        prices = _prices(instance.asked, instance.least, instance.used[0], moves)


def _prices(first: int, r: int, s: int, count: int) -> list[int]:
    found = [first]
    for _ in range(count):
        found.append(r + floor(Fraction(s * (found[-1] - r), 100)))
    return found
