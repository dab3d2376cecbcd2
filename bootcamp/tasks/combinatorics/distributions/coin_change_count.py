"""Count the ways to pay an amount with coins, some of which are limited.

Answer: one integer; it is unique.
Harder: larger amounts, more values, more limits, a fixed number of coins.
Skills: counting
Source: original; G. Pólya, On picture-writing, Amer. Math. Monthly 63 (1956).
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Coin = tuple[int, int | None]
"""A value, and how many such coins there are if that is limited."""


class CoinChangeCount(Task["CoinChangeCount.Params", "CoinChangeCount.Instance", int]):
    version = 1

    class Params(task.Params):
        amount: int = knob("the greatest amount", levels=(25, 30, 40, 50, 70, 100, 140, 200, 300, 500), ge=10, le=2000)
        values: int = knob("the number of values", levels=(3, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=3, le=8)
        limits: int = knob("how many values are limited", levels=(0, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=0, le=6)
        fixed: bool = knob("whether the number of coins may be given", levels=(False,) * 4 + (True,) * 6)
        least: int = knob("the least answer", levels=(4, 6, 10, 11, 12, 14, 20, 25, 30, 40), ge=2, le=1000)

    class Instance(task.Instance):
        amount: int
        coins: tuple[Coin, ...]
        number: int | None

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        In how many ways can exactly {{ amount }} be paid with coins of these values?

        {% for value, limit in coins %}
        - {{ value }}{{ ", any number of coins" if limit is none else ", at most %d coins" % limit }}
        {% endfor %}

        {% if number %}
        Exactly {{ number }} coins must be used in all.
        {% endif %}
        Coins of the same value are alike, and the order of paying does not matter: two ways are different only if they
        use another number of coins of some value.
        """,
        zh=r"""
        用下列面值的硬币恰好付 {{ amount }}，共有多少种付法？

        {% for value, limit in coins %}
        - {{ value }}{{ "，数量不限" if limit is none else "，至多 %d 枚" % limit }}
        {% endfor %}

        {% if number %}
        总共必须恰好用 {{ number }} 枚硬币。
        {% endif %}
        同面值的硬币没有区别，付的先后次序不计：只有某种面值的枚数不同，才算不同的付法。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        amount = rng.randint(params.amount * 2 // 3, params.amount)
        values = sorted(rng.sample(range(1, 7 + amount // 4 if amount < 60 else 16 + amount // 12), params.values))
        limited = set(rng.sample(range(params.values), params.limits))
        coins = tuple(
            (value, rng.randint(2, max(2, amount // value // 2)) if index in limited else None)
            for index, value in enumerate(values)
        )
        number = None
        if params.fixed and rng.random() < 0.5:
            mean = sum(values) / len(values)
            number = max(3, round(amount / mean) + rng.randint(-2, 2))
        instance = self.Instance(amount=amount, coins=coins, number=number)
        count = self.solve(instance)
        free = [instance.model_copy(update={"coins": tuple((value, None) for value in values)})]
        if count < params.least or count > 10**9 or (limited and self.solve(free[0]) == count):
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Add the values one after the other and keep the number of coins if it is given."""
        states = Counter({(0, 0): 1})
        for value, limit in instance.coins:
            after: Counter[tuple[int, int]] = Counter()
            for (paid, used), ways in states.items():
                most = (instance.amount - paid) // value
                for many in range(min(most, most if limit is None else limit) + 1):
                    now = used + many if instance.number else 0
                    if now <= (instance.number or 0):
                        after[paid + many * value, now] += ways
            states = after
        return states[instance.amount, instance.number or 0]
