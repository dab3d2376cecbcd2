"""Find primes in arithmetic progression within an interval.

Answer: the list of primes in increasing order; any such progression counts.
Harder: longer progressions of larger primes, a narrower range of differences.
Skills: search, arithmetic
Source: original; B. Green and T. Tao, The primes contain arbitrarily long arithmetic progressions, 2008.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import prod
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import is_prime, primes_below
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Primes = tuple[int, ...]
_SCANNED = 20_000


class PrimeProgression(Task["PrimeProgression.Params", "PrimeProgression.Instance", Primes]):
    version = 1

    class Params(task.Params):
        length: int = knob("how many primes there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=3, le=9)
        largest: int = knob(
            "a bound on the primes",
            levels=(60, 150, 2000, 3000, 6000, 15_000, 60_000, 10**5, 3 * 10**5, 5 * 10**5),
            ge=50,
            le=10**6,
        )
        span: int = knob(
            "the length of the interval", levels=(40, 60, 120, 160, 300, 400, 1000, 1500, 5000, 8000), ge=30, le=10**5
        )
        slack: int = knob(
            "the length of the range of differences", levels=(10, 8, 20, 15, 20, 12, 30, 20, 100, 200), ge=0, le=5000
        )

    class Instance(task.Instance):
        length: int
        low: int
        high: int
        least: int
        most: int

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        Find {{ length }} primes from {{ low }} to {{ high }}, both included, in increasing order,
        such that all differences between neighbours are equal
        {%- if least == most %} to {{ least }}.
        {%- else %} to one number d with {{ least }} ≤ d ≤ {{ most }}.
        {%- endif %}

        At least one such list exists; any one will do.
        """,
        zh=r"""
        在 {{ low }} 到 {{ high }}（含两端）之间找 {{ length }} 个质数，从小到大排列，使相邻两数之差都等于
        {%- if least == most %} {{ least }}。
        {%- else %}同一个数 d，其中 {{ least }} ≤ d ≤ {{ most }}。
        {%- endif %}

        这样的质数列一定存在，任给一列即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Primes]:
        last, primes = params.length - 1, _primes(params.largest)
        step = prod(primes_below(params.length + 1))  # divides the difference unless the first prime is small
        difference = step * rng.randint(1, max(1, params.span // (step * last)))
        start = rng.randint(2, params.largest - params.span)
        progressions = (range(n, n + last * difference + 1, difference) for n in range(start, start + _SCANNED))
        found = next((numbers for numbers in progressions if primes.issuperset(numbers)), None)
        if not found or found[-1] > found[0] + params.span:
            raise task.Retry
        high = rng.randint(found[-1], found[0] + params.span)
        low, least = max(2, high - params.span), max(2, difference - rng.randint(0, params.slack))
        instance = self.Instance(length=params.length, low=low, high=high, least=least, most=least + params.slack)
        return instance, tuple(found)

    def format(self, instance: Instance) -> Format[Primes]:
        return Sequence(Integer(), length=instance.length)

    def check(self, instance: Instance, answer: Primes) -> str:
        for n in answer:
            if not instance.low <= n <= instance.high:
                return f"{n} is not from {instance.low} to {instance.high}"
            if not is_prime(n):
                return f"{n} is not prime"
        differences = [b - a for a, b in pairwise(answer)]
        if len(set(differences)) > 1:
            return f"the differences {differences} are not equal"
        if not instance.least <= differences[0] <= instance.most:
            return f"the difference {differences[0]} is not in the range"
        return ""


@cache
def _primes(largest: int) -> frozenset[int]:
    return frozenset(primes_below(largest + 1))
