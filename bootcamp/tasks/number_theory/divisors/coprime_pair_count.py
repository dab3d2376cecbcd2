"""Count pairs of integers by a condition on their greatest common divisor.

Answer: one integer; it is unique.
Harder: larger ranges, sets of greatest common divisors.
Skills: counting, arithmetic
Source: original; F. Mertens, Über einige asymptotische Gesetze der Zahlentheorie, 1874.
"""

from __future__ import annotations

from math import isqrt
from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.numbers import primes_below
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._mobius import mobius_table
from bootcamp.verifiers import Integer

Condition = Literal["equal", "points", "prime", "squarefree"]


class CoprimePairCount(Task["CoprimePairCount.Params", "CoprimePairCount.Instance", int]):
    version = 1

    class Params(task.Params):
        low: int = knob(
            "the least end of a range", levels=(3, 5, 12, 20, 25, 40, 100, 400, 2000, 10**4), ge=3, le=10**5
        )
        high: int = knob(
            "the greatest end of a range", levels=(15, 25, 60, 80, 100, 200, 500, 2000, 10**4, 10**5), ge=8, le=10**6
        )
        largest_gcd: int = knob(
            "the largest greatest common divisor asked for", levels=(3, 3, 4, 5, 5, 6, 8, 10, 20, 50), ge=1, le=1000
        )
        conditions: int = knob(
            "how many kinds of condition there are", levels=(1, 2, 2, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4
        )

    class Instance(task.Instance):
        a: int
        b: int
        condition: Condition
        g: int  # the greatest common divisor, 0 if there are several

    answer = Integer()
    prompt = Prompt(
        en=r"""
        How many pairs (x, y) of integers with 1 ≤ x ≤ {{ a }} and 1 ≤ y ≤ {{ b }} are there
        {%- if condition == "equal" %}
         for which the greatest common divisor of x and y is {{ g }}?
        {%- elif condition == "points" %}
         for which the line segment from (0, 0) to (x, y), without its two ends,
        contains exactly {{ g - 1 }} {{ "point" if g == 2 else "points" }} with integer coordinates?
        {%- elif condition == "prime" %}
         for which the greatest common divisor of x and y is a prime number?
        {%- else %}
         for which no square of an integer greater than 1 divides both x and y?
        {%- endif %}
        """,
        zh=r"""
        满足 1 ≤ x ≤ {{ a }}、1 ≤ y ≤ {{ b }}，
        {%- if condition == "equal" %}
        且 x 与 y 的最大公因数等于 {{ g }} 的整数对 (x, y) 共有多少个？
        {%- elif condition == "points" %}
        且从 (0, 0) 到 (x, y) 的线段上除两个端点外恰有 {{ g - 1 }} 个整点的整数对 (x, y) 共有多少个？
        {%- elif condition == "prime" %}
        且 x 与 y 的最大公因数是质数的整数对 (x, y) 共有多少个？
        {%- else %}
        且 x 与 y 没有大于 1 的公共平方因数的整数对 (x, y) 共有多少个？
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        a, b = (rng.randint(params.low, params.high) for _ in range(2))
        conditions: tuple[Condition, ...] = ("equal", "points", "prime", "squarefree")
        condition = rng.choice(conditions[: params.conditions])
        g = {"equal": rng.randint(1, params.largest_gcd), "points": rng.randint(2, params.largest_gcd + 1)}
        instance = self.Instance(a=a, b=b, condition=condition, g=g.get(condition, 0))
        count = self.solve(instance)
        if count < 2:
            raise task.Retry
        return instance, count

    def key(self, instance: Instance) -> object:
        return [sorted([instance.a, instance.b]), instance.g or instance.condition]

    def solve(self, instance: Instance) -> int:
        a, b, g = instance.a, instance.b, instance.g
        mobius = mobius_table(min(a, b))
        if instance.condition == "squarefree":
            return sum(mobius[d] * (a // d**2) * (b // d**2) for d in range(1, isqrt(min(a, b)) + 1))
        if instance.condition == "prime":
            return sum(_coprime(a // p, b // p, mobius) for p in primes_below(min(a, b) + 1))
        return _coprime(a // g, b // g, mobius)


def _coprime(a: int, b: int, mobius: list[int]) -> int:
    """Count the coprime pairs with x <= a and y <= b."""
    return sum(mobius[d] * (a // d) * (b // d) for d in range(1, min(a, b) + 1))
