"""Tabulate demand and profit with numpy; the shape that the prompt promises is checked on the table."""

from math import ceil, log2
from typing import Any

import numpy

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[tuple[str, int]]) -> tuple[list[tuple[str, int, int, bool]], str]:
    """Look the units up, up to the end."""
    prices = numpy.arange(1, instance.prices + 1)
    each = [numpy.clip(a - b * prices, 0, None) for a, b in instance.groups]
    assert all(1 <= b <= instance.slope for _, b in instance.groups)
    assert all((one[:2] > 0).all() for one in each)
    assert sum(one[-1] for one in each) == 0
    assert abs(int((each[0] > 0).sum()) - int((each[1] > 0).sum())) >= 2
    sold = each[0] + each[1]
    profit = (prices - instance.cost) * sold
    assert (profit == profit.max()).sum() == 1
    best = int(prices[profit.argmax()])
    assert all(((prices - instance.cost) * one).max() > (best - instance.cost) * one[best - 1] for one in each)
    seen: list[tuple[str, int, int, bool]] = []
    for verb, price in moves:
        if verb == "answer":
            return [*seen, (verb, price, 0, price == best)], "won" if price == best else "lost"
        seen.append((verb, price, int(sold[price - 1]), True))
    return seen, ""


def least(instance: Any) -> int:
    """Return the moves of the policy at its worst: two lines and the place where they meet."""
    turns = 2 + ceil(log2(instance.prices - 2)) + 1 + 1
    assert instance.turns >= turns
    return turns
