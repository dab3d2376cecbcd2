"""Judge by breadth-first search over amounts: the first round that reaches the amount uses the fewest coins."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if any(coin not in instance.coins for coin in answer) or sum(answer) != instance.amount:
        return "the coins do not pay the amount"
    fewest = _fewest(instance.coins, instance.amount)
    return "" if len(answer) == fewest else f"{fewest} coins are enough"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The same coins in another order."""
    return [tuple(sorted(answer))]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A coin left out, a coin twice, one coin of the whole amount."""
    return [answer[1:], (*answer, answer[0]), (instance.amount,)]


def greedy(instance: Any) -> tuple[int, ...]:
    """The largest coin that fits, again and again."""
    left, taken = instance.amount, list[int]()
    for coin in sorted(instance.coins, reverse=True):
        taken += [coin] * (left // coin)
        left %= coin
    return tuple(taken)


def _fewest(coins: tuple[int, ...], amount: int) -> int:
    reached, rounds = {0}, 0
    while amount not in reached:
        reached = {total + coin for total in reached for coin in coins if total + coin <= amount}
        rounds += 1
    return rounds
