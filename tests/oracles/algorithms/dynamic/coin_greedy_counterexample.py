"""Judge by growing the amounts that so many coins can make, and a machine that divides by the coins from the top."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    amount, coins = answer["amount"], answer["coins"]
    if amount != _first(instance.coins):
        return "not the smallest amount"
    if sum(coins) != amount or any(coin not in instance.coins for coin in coins):
        return "no payment"
    return "" if len(coins) == _fewest(instance.coins)[amount] else "more coins than needed"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """What the machine gives, a coin split, the next amount, the next failure."""
    amount, coins = answer["amount"], answer["coins"]
    given = _machine(instance.coins, amount)
    fewest = _fewest(instance.coins)
    later = next((one for one in range(amount + 1, len(fewest)) if len(_machine(instance.coins, one)) > fewest[one]), 0)
    wrong = [
        {**answer, "coins": given},
        {"amount": amount + 1, "coins": (*coins, 1)},
        {"amount": amount - 1, "coins": _machine(instance.coins, amount - 1)},
        {"amount": later, "coins": coins},
        {**answer, "amount": amount + 1},
    ]
    return [one for one in wrong if one["amount"] and confirm(instance, one)]


def _machine(coins: tuple[int, ...], amount: int) -> tuple[int, ...]:
    given: list[int] = []
    for coin in reversed(coins):
        count, amount = divmod(amount, coin)
        given += [coin] * count
    return tuple(given)


@cache
def _fewest(coins: tuple[int, ...]) -> list[int]:
    """The fewest coins for each amount up to the sum of the largest two and a good deal more."""
    size = 3 * coins[-1]
    found, edge, count = [0] + [-1] * size, {0}, 0
    while edge:
        count += 1
        edge = {one + coin for one in edge for coin in coins if one + coin <= size and found[one + coin] < 0}
        for amount in edge:
            found[amount] = count
    return found


@cache
def _first(coins: tuple[int, ...]) -> int:
    fewest = _fewest(coins)
    return next(amount for amount in range(1, len(fewest)) if len(_machine(coins, amount)) > fewest[amount])
