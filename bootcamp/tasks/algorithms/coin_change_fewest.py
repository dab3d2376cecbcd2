"""Pay an amount exactly with as few coins as possible.

Answer: the coins used, in any order; every choice with the fewest coins is right.
Harder: more kinds of coins and larger amounts; from level 2 on the largest coin first is not the best way.
Skills: optimization, arithmetic
Source: original; S. Martello and P. Toth, Knapsack Problems, 1990, chapter 5.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Multiset


class CoinChangeFewest(Task["CoinChangeFewest.Params", "CoinChangeFewest.Instance", "tuple[int, ...]"]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many values of coins there are", levels=(2, 3, 3, 4, 4, 5, 6, 7, 7, 8), ge=2, le=12)
        largest_coin: int = knob(
            "the greatest value of a coin", levels=(8, 12, 20, 25, 30, 40, 50, 60, 75, 90), ge=5, le=500
        )
        largest_amount: int = knob(
            "the greatest amount to be paid", levels=(30, 40, 60, 90, 120, 180, 280, 400, 600, 800), ge=20, le=5000
        )
        trap: bool = knob(
            "whether taking the largest coin first must fail or need more coins", levels=(False,) + (True,) * 9
        )

    class Instance(task.Instance):
        hidden = ("best",)

        coins: tuple[int, ...]
        amount: int
        best: int  # the fewest coins that pay the amount

    answer = Multiset(Integer())
    prompt = Prompt(
        en=r"""
        There are coins of the values {{ coins | listed(language) }}, as many of each as you like.
        Pay exactly {{ amount }} with as few coins as possible. List the value of every coin used.
        If there are several ways, give any one.
        """,
        zh=r"""
        有面值为 {{ coins | listed(language) }} 的硬币，每种的数量不限。
        用尽可能少的硬币恰好支付 {{ amount }}。列出所用每一枚硬币的面值。如果有多种付法，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        coins = tuple(sorted(rng.sample(range(2, params.largest_coin + 1), params.kinds)))
        amount = rng.randint(params.largest_amount // 2, params.largest_amount)
        used = _fewest(coins, amount)
        if len(used) < 2 or (params.trap and len(_largest_first(coins, amount)) == len(used)):
            raise task.Retry
        return self.Instance(coins=coins, amount=amount, best=len(used)), used

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if not set(answer) <= set(instance.coins):
            return "a coin has a value that does not exist"
        if sum(answer) != instance.amount:
            return f"the coins add up to {sum(answer)}, not to {instance.amount}"
        return "" if len(answer) == instance.best else "the amount can be paid with fewer coins"

    def solve(self, instance: Instance) -> tuple[int, ...]:
        return _fewest(instance.coins, instance.amount)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        coins, amount = instance.coins, instance.amount
        seen, last, lines = {0}, [0], list[str]()
        last_coin: dict[int, int] = {}
        while amount not in seen:
            new = {}
            for one in last:
                for coin in coins:
                    if one + coin <= amount and one + coin not in seen and one + coin not in new:
                        new[one + coin] = coin
            last_coin |= new
            seen |= new.keys()
            last = sorted(new)
            lines.append(f"{len(lines) + 1}: {' '.join(map(str, last))}")
        used, rests = list[int](), [amount]
        while rests[-1]:
            used.append(last_coin[rests[-1]])
            rests.append(rests[-1] - used[-1])
        return "\n".join([*lines, f"{' → '.join(map(str, rests))}: {sequence(used)}"])


def _fewest(coins: tuple[int, ...], amount: int) -> tuple[int, ...]:
    """Give a shortest list of coins for the amount, or an empty one if there is none, by growing amounts."""
    last = {0: 0}  # for each amount, the last coin of a shortest payment
    count = {0: 0}
    for total in range(1, amount + 1):
        ways = [(count[total - coin], coin) for coin in coins if total - coin in count]
        if ways:
            fewest, last[total] = min(ways)
            count[total] = fewest + 1
    used = []
    while amount in last and amount:
        used.append(last[amount])
        amount -= last[amount]
    return tuple(sorted(used, reverse=True))


def _largest_first(coins: tuple[int, ...], amount: int) -> list[int]:
    """Take the largest coin that fits, again and again; an empty list if something is left over."""
    used = []
    for coin in sorted(coins, reverse=True):
        times, amount = divmod(amount, coin)
        used += [coin] * times
    return [] if amount else used
