"""Judge by adding up the weights of all coins in grams for every choice of false ones."""

from itertools import combinations, product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = []
    for coins in combinations(range(instance.coins), instance.fakes):
        for grams in product((9, 11), repeat=instance.fakes):
            weights = [10] * instance.coins
            for coin, weight in zip(coins, grams, strict=True):
                weights[coin] = weight
            misses = 0
            for left, other, result in instance.weighings:
                tilt = sum(weights[one - 1] for one in left) - sum(weights[one - 1] for one in other)
                misses += {"<": tilt >= 0, ">": tilt <= 0, "=": tilt != 0}[result]
            if misses == int(instance.misread):
                right.append({coin + 1: "heavy" if weights[coin] == 11 else "light" for coin in coins})
    return "" if right == [answer] else f"the solutions are {right}"
