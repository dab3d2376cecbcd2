"""Judge by a table with one coin more at a time, and by polynomials in two variables for limited coins (numpy)."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    most = instance.number or instance.amount // min(value for value, _ in instance.coins)
    table = np.zeros((most + 1, instance.amount + 1), dtype=object)  # by the number of coins and what they pay
    table[0, 0] = 1
    for value, limit in instance.coins:
        for used in range(1, most + 1):  # any number: 1 / (1 - y x^value)
            table[used, value:] += table[used - 1, : instance.amount + 1 - value]
        if limit is not None and limit < most:  # at most `limit`: times 1 - (y x^value)^(limit + 1)
            more, cost = limit + 1, (limit + 1) * value
            if cost <= instance.amount:
                table[more:, cost:] -= table[: most + 1 - more, : instance.amount + 1 - cost].copy()
    column = table[:, instance.amount]
    right = int(column[instance.number] if instance.number else column.sum())
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Payments in order, coin by coin, without limits."""
    ways = [1] + [0] * instance.amount
    for amount in range(1, instance.amount + 1):
        ways[amount] = sum(ways[amount - value] for value, _ in instance.coins if value <= amount)
    return [one for one in (ways[-1], answer + 1) if one != answer and one < 10**15]
