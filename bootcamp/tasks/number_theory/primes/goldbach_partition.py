"""Write an even number as a sum of two close primes, or an odd one as a sum of three different primes.

Answer: the primes in any order; for three primes several answers can be right.
Harder: larger numbers, three primes.
Skills: arithmetic, search
Source: original; the conjecture is from C. Goldbach's letter to L. Euler, 1742.
Small: level 1 asks for even numbers up to 100.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import is_prime
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Multiset
from bootcamp.verifiers.base import Format

Primes = tuple[int, ...]


class GoldbachPartition(Task["GoldbachPartition.Params", "GoldbachPartition.Instance", Primes]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        largest: int = knob(
            "a bound on the number",
            levels=(100, 600, 6000, 8000, 10**4, 5 * 10**4, 2 * 10**5, 10**6, 10**7, 10**8),
            ge=100,
            le=10**10,
        )
        three: bool = knob("whether half of the cases ask for three primes", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        hidden = ("best",)
        n: int  # even for two primes, odd for three
        best: int  # the least difference of two primes, or the least possible largest of three

    answer = Multiset(Integer())
    prompt = Prompt(
        en=r"""
        {% if n % 2 == 0 %}
        Write {{ n }} as a sum of two primes whose difference is as small as possible.
        The two primes may be equal.
        {%- else %}
        Write {{ n }} as a sum of three different primes so that the largest of them is as small as possible.
        If several such sums exist, any of them counts.
        {%- endif %}
        """,
        zh=r"""
        {% if n % 2 == 0 %}
        把 {{ n }} 写成两个质数之和，并使这两个质数之差尽可能小。两个质数可以相等。
        {%- else %}
        把 {{ n }} 写成三个互不相同的质数之和，并使其中最大的质数尽可能小。若有多种写法，任给一种即可。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Primes]:
        n = rng.randint(params.largest // 10, params.largest)
        if n % 2 and not (params.three and n > 100):
            n -= 1
        primes = _two(n, n // 2, n) if n % 2 == 0 else _three(n)
        best = primes[-1] - primes[0] if n % 2 == 0 else primes[-1]
        return self.Instance(n=n, best=best), primes

    def format(self, instance: Instance) -> Format[Primes]:
        return Multiset(Integer(), size=2 + instance.n % 2)

    def check(self, instance: Instance, answer: Primes) -> str:
        if sum(answer) != instance.n:
            return f"the numbers add up to {sum(answer)}, not to {instance.n}"
        if min(answer) < 2 or not all(map(is_prime, answer)):
            return "not all of the numbers are primes"
        if instance.n % 2 == 0:
            return "the difference can be smaller" if max(answer) - min(answer) > instance.best else ""
        if len(set(answer)) < 3:
            return "the primes are not all different"
        return "the largest prime can be smaller" if max(answer) > instance.best else ""


def _two(n: int, low: int, high: int) -> Primes:
    """Find two primes with sum `n`, the larger from `low` to below `high` and as small as possible; () if none fit."""
    return next(((n - q, q) for q in range(low, high) if is_prime(q) and is_prime(n - q)), ())


def _three(n: int) -> Primes:
    for r in range(n // 3 + 1, n):
        if is_prime(r) and (two := _two(n - r, (n - r) // 2 + 1, r)):
            return (*two, r)
    raise task.Retry
