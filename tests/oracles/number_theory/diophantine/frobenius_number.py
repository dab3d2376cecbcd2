"""Judge by a table of all amounts that can be paid, kept as the bits of one integer."""

from math import gcd
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    coins = sorted(instance.coins)
    if len(coins) == 2:
        assert gcd(*coins) == 1
        largest = coins[0] * coins[1] - sum(coins)
        return "" if answer == largest else f"it is {largest}"
    limit = 64
    while True:
        largest = _largest_gap(coins, limit)
        if largest < limit - coins[0]:
            return "" if answer == largest else f"it is {largest}"
        limit *= 2


def near_misses(instance: Any, answer: int) -> list[int]:
    """The next amount, the one before, one coin more or less."""
    return [answer + 1, answer - 1, answer + min(instance.coins), answer - min(instance.coins)]


def _largest_gap(coins: list[int], limit: int) -> int:
    """The largest amount up to `limit` that cannot be paid."""
    payable = 1
    full = (1 << (limit + 1)) - 1
    for coin in coins:
        step = coin
        while step <= limit:
            payable |= payable << step & full
            step *= 2
    return (~payable & full).bit_length() - 1
