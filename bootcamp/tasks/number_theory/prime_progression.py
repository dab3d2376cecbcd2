"""Find primes in arithmetic progression within an interval.

Answer: the list of primes in increasing order; any such progression counts.
Harder: longer progressions of larger primes, a narrower range of differences.
Skills: search, arithmetic
Source: original; B. Green and T. Tao, The primes contain arbitrarily long arithmetic progressions, 2008.
"""

from __future__ import annotations

from itertools import pairwise
from math import prod
from random import Random

from pydantic import Field

from bootcamp import task
from bootcamp.lib.numbers import is_prime, primes_below
from bootcamp.task import Prompt, Task
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Primes = tuple[int, ...]


class PrimeProgression(Task["PrimeProgression.Params", "PrimeProgression.Instance", Primes]):
    version = 1

    class Params(task.Params):
        length: int = Field(ge=3, le=9, description="how many primes there are")
        largest: int = Field(ge=50, le=10**9, description="a bound on the primes")
        span: int = Field(ge=30, le=10**5, description="the length of the interval")
        slack: int = Field(ge=0, le=5000, description="the length of the range of differences")

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

        At least one such list exists; any counts.
        """,
        zh=r"""
        在 {{ low }} 到 {{ high }}（含两端）之间找 {{ length }} 个质数，从小到大排列，使相邻两数之差都等于
        {%- if least == most %} {{ least }}。
        {%- else %}同一个数 d，其中 {{ least }} ≤ d ≤ {{ most }}。
        {%- endif %}

        这样的质数列一定存在，任给一列即可。
        """,
    )

    def params(self, difficulty: int) -> Params:
        return self.Params(
            length=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8)[difficulty - 1],
            largest=(60, 150, 1000, 1200, 2500, 6000, 10**4, 3 * 10**4, 10**5, 3 * 10**5)[difficulty - 1],
            span=(40, 60, 120, 160, 300, 400, 600, 1000, 2500, 5000)[difficulty - 1],
            slack=(10, 8, 20, 15, 20, 12, 30, 20, 100, 200)[difficulty - 1],
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Primes]:
        low = rng.randint(2, params.largest - params.span)
        high = low + params.span
        primes = [n for n in range(low, high + 1) if is_prime(n)]
        progressions = _progressions(primes, params.length)
        if not progressions:
            raise task.Retry
        found = rng.choice(progressions)
        least = max(2, found[1] - found[0] - rng.randint(0, params.slack))
        return self.Instance(length=params.length, low=low, high=high, least=least, most=least + params.slack), found

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


def _progressions(primes: list[int], length: int) -> list[Primes]:
    """List the progressions of `length` among primes; all primes below `length` divide their differences."""
    known = set(primes)
    step = prod(primes_below(length))
    found = []
    for first in primes:
        for difference in range(step, (primes[-1] - first) // (length - 1) + 1, step):
            progression = tuple(range(first, first + length * difference, difference))
            if known.issuperset(progression):
                found.append(progression)
    return found
