"""Find the smallest amount for which paying with the largest coin that fits takes more coins than needed.

Answer: the amount, which is unique, and a payment with the fewest coins; every such payment counts.
Harder: more and larger coins, a later first failure.
Skills: search, arithmetic
Source: original; D. Kozen and S. Zaks, Optimal bounds for the change-making problem (1994).
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Multiset, Record

Payment = dict[str, Any]


class CoinGreedyCounterexample(Task["CoinGreedyCounterexample.Params", "CoinGreedyCounterexample.Instance", Payment]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("the kinds of coins", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 7), ge=3, le=10)
        largest: int = knob("the largest coin", levels=(30, 40, 60, 70, 70, 90, 110, 140, 170, 200), ge=12, le=500)

    class Instance(task.Instance):
        coins: tuple[int, ...]
        amount: int
        """The smallest amount for which the greedy payment is too long."""
        fewest: int

    answer = Record(amount=Integer(low=1), coins=Multiset(Integer(low=1)))
    prompt = Prompt(
        en=r"""
        There are coins of the values {{ coins | comma }}, as many of each as one likes. A machine pays an amount by
        giving the largest coin that is not greater than what is still to be paid, again and again until nothing is
        left.

        Find the smallest amount for which the machine gives more coins than are needed. Give "amount" and "coins": the
        list of the values of as few coins as possible that make up this amount, each value as often as it is used. Any
        shortest such list will do.
        """,
        zh=r"""
        有面值为 {{ coins | comma }} 的硬币，每种要多少有多少。一台机器这样支付一笔金额：
        每次给出不超过剩余金额的最大硬币，直到付清为止。

        请找出最小的一个金额，使机器给出的硬币多于所需。请写出 "amount"（这个金额）和 "coins"：
        凑成这个金额、枚数尽可能少的硬币的面值列表，同一面值用几枚就写几次。任何一个最短的列表都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Payment]:
        low = params.largest * 3 // 5
        top = rng.randint(low, params.largest)
        coins = (1, *sorted(rng.sample(range(2, top), params.kinds - 2)), top)
        answer = _first_failure(coins)
        if answer is None:
            raise task.Retry
        seen = {2 * coin for coin in coins} | {one + two for one, two in pairwise(coins)}
        alike = params.kinds > 4 and (len(set(answer["coins"])) == 1 or len(answer["coins"]) == 2)
        if params.kinds > 3 and (answer["amount"] in seen or alike):
            raise task.Retry  # one sees it at once
        return self.Instance(coins=coins, amount=answer["amount"], fewest=len(answer["coins"])), answer

    def check(self, instance: Instance, answer: Payment) -> str:
        if not set(answer["coins"]) <= set(instance.coins):
            return "there is no such coin"
        if sum(answer["coins"]) != answer["amount"]:
            return "the coins do not make up the amount"
        if answer["amount"] != instance.amount:
            return "this is not the smallest amount for which the machine gives too many coins"
        return "" if len(answer["coins"]) == instance.fewest else "fewer coins are enough"

    def key(self, instance: Instance) -> object:
        return instance.coins


def _first_failure(coins: tuple[int, ...]) -> Payment | None:
    """Pay all amounts below the sum of the two largest coins both ways; there is the first failure, if there is one."""
    fewest: list[tuple[int, ...]] = [()]
    machine = [0]
    for amount in range(1, coins[-1] + coins[-2]):
        fitting = [coin for coin in coins if coin <= amount]
        fewest.append(min(((*fewest[amount - coin], coin) for coin in fitting), key=len))
        machine.append(machine[amount - fitting[-1]] + 1)
        if len(fewest[-1]) < machine[-1]:
            return {"amount": amount, "coins": fewest[-1]}
    return None
