"""Find the smallest number with a given number of divisors, and with a side condition.

Answer: one integer; it is unique.
Harder: more divisors, a required factor, a forbidden factor, counting only some of the divisors.
Skills: arithmetic, optimization
Source: original; S. Ramanujan, Highly composite numbers, Proc. London Math. Soc. 14 (1915).
Small: levels 1 and 2 ask for at most 16 and 60 divisors.
"""

from __future__ import annotations

from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.numbers import divisors, factorize, primes_below, radical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Condition = Literal["plain", "coprime", "multiple", "multiples counted"]
_CONDITIONS: tuple[Condition, ...] = ("plain", "coprime", "multiple", "multiples counted")
_PRIMES = primes_below(60)


class MinNumberWithDivisors(Task["MinNumberWithDivisors.Params", "MinNumberWithDivisors.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        low: int = knob("the fewest divisors asked for", levels=(2, 5, 6, 8, 10, 12, 20, 30, 60, 100), ge=2, le=5000)
        high: int = knob(
            "the most divisors asked for", levels=(16, 60, 40, 60, 80, 100, 160, 240, 360, 500), ge=12, le=5000
        )
        conditions: bool = knob("whether there is a side condition", levels=(False, False) + (True,) * 8)
        largest_factor: int = knob(
            "a bound on the number in the condition",
            levels=(1, 1, 80, 100, 150, 200, 300, 400, 500, 600),
            ge=1,
            le=1000,
        )

    class Instance(task.Instance):
        count: int
        condition: Condition
        m: int  # 1 where there is no condition

    answer = Integer()
    prompt = Prompt(
        en=r"""
        {% if condition == "plain" %}
        Find the smallest positive integer that has exactly {{ count }} positive divisors (1 and the number itself
        included).
        {%- elif condition == "coprime" %}
        Find the smallest positive integer that has exactly {{ count }} positive divisors (1 and the number itself
        included) and that has no common factor greater than 1 with {{ m }}.
        {%- elif condition == "multiple" %}
        Find the smallest positive multiple of {{ m }} that has exactly {{ count }} positive divisors (1 and the number
        itself included).
        {%- else %}
        Find the smallest positive integer n such that exactly {{ count }} of the positive divisors of n (which include
        1 and n) are multiples of {{ m }}.
        {%- endif %}
        """,
        zh=r"""
        {% if condition == "plain" %}
        求恰有 {{ count }} 个正因数（包括 1 和它本身）的最小正整数。
        {%- elif condition == "coprime" %}
        求恰有 {{ count }} 个正因数（包括 1 和它本身）且与 {{ m }} 互质的最小正整数。
        {%- elif condition == "multiple" %}
        求恰有 {{ count }} 个正因数（包括 1 和它本身）的 {{ m }} 的最小正倍数。
        {%- else %}
        求最小的正整数 n，使得 n 的正因数（包括 1 和 n）中恰有 {{ count }} 个是 {{ m }} 的倍数。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        count = rng.randint(params.low, params.high)
        condition: Condition = rng.choice(_CONDITIONS[1:]) if params.conditions else "plain"
        m = rng.randint(2, params.largest_factor) if params.conditions else 1
        if max(factorize(count)) > 13 or (condition == "coprime" and min(factorize(m)) > 7):
            raise task.Retry
        instance = self.Instance(count=count, condition=condition, m=m)
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        m = radical(instance.m) if instance.condition == "coprime" else instance.m
        return [instance.count, instance.condition, m]

    def solve(self, instance: Instance) -> int:
        factors = factorize(instance.m)
        if instance.condition == "coprime":
            least = {p: 0 for p in _PRIMES if p not in factors}
        else:
            least = dict.fromkeys(_PRIMES, 0) | factors
        found = _smallest(instance.count, least, instance.condition == "multiples counted")
        if not 0 < found <= 10**18:
            raise task.Retry
        return found


def _smallest(count: int, least: dict[int, int], counted: bool) -> int:
    """Give the smallest number with `count` divisors and at `least` these exponents of primes, or 0.

    If `counted`, only the divisors with at least these exponents are counted.
    """
    best = {1: 1}  # the smallest number of the primes so far for each count of divisors
    for p, low in least.items():
        longer: dict[int, int] = {}
        for made, n in best.items():
            for d in divisors(count // made):
                e = d - 1 + low if counted else d - 1
                if e >= low:
                    longer[made * d] = min(n * p**e, longer.get(made * d, n * p**e))
        best = longer
    return best.get(count, 0)
