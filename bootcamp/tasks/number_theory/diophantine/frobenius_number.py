"""Find the largest amount that cannot be paid exactly with given coins.

Answer: one integer; it is unique.
Harder: more and larger coin values.
Skills: arithmetic, search
Source: original; J. J. Sylvester, On subinvariants, 1882.
Small: level 1 asks for two coprime coins up to 10.
"""

from __future__ import annotations

import heapq
from math import gcd
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class FrobeniusNumber(Task["FrobeniusNumber.Params", "FrobeniusNumber.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        coins: int = knob("how many kinds of coins there are", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=10)
        least: int = knob("the smallest value of a coin", levels=(3, 4, 6, 8, 10, 12, 25, 60, 150, 400), ge=2, le=10**4)
        largest: int = knob(
            "the largest value of a coin", levels=(10, 30, 45, 55, 65, 80, 150, 400, 1000, 3000), ge=8, le=10**5
        )

    class Instance(task.Instance):
        coins: tuple[int, ...]

    answer = Integer()
    prompt = Prompt(
        en=r"""
        A country has coins of value {{ coins | listed(language) }} only, as many of each as one likes. No change is
        given. What is the largest whole amount that cannot be paid exactly with these coins?
        """,
        zh=r"""
        某国只有面值为 {{ coins | listed(language) }} 的硬币，每种硬币的数量不限，付款时不找零。
        用这些硬币无法恰好支付的最大整数金额是多少？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        coins = tuple(rng.sample(range(params.least, params.largest + 1), params.coins))
        if gcd(*coins) > 1 or any(a != b and a % b == 0 for a in coins for b in coins):
            raise task.Retry
        instance = self.Instance(coins=coins)
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return sorted(instance.coins)

    def solve(self, instance: Instance) -> int:
        """Find the least payable amount of each residue modulo the smallest coin; the largest of these decides."""
        smallest, *others = sorted(instance.coins)
        least: dict[int, int] = {}
        queue = [0]
        while len(least) < smallest:
            amount = heapq.heappop(queue)
            if amount % smallest not in least:
                least[amount % smallest] = amount
                for coin in others:
                    heapq.heappush(queue, amount + coin)
        return max(least.values()) - smallest
