"""Add the numbers of divisors, or the sums of divisors, of all integers in an interval.

Answer: one integer; it is unique.
Harder: larger numbers, longer intervals, sums of divisors.
Skills: counting, arithmetic
Source: original; P. G. L. Dirichlet, Über die Bestimmung der mittleren Werthe in der Zahlentheorie, 1849.
"""

from __future__ import annotations

from math import isqrt
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class DivisorCountSum(Task["DivisorCountSum.Params", "DivisorCountSum.Instance", int]):
    version = 1

    class Params(task.Params):
        largest: int = knob(
            "a bound on the end of the interval",
            levels=(36, 60, 150, 200, 300, 1000, 10**4, 10**6, 10**8, 10**10),
            ge=15,
            le=10**11,
        )
        span: int = knob(
            "a bound on the length of the interval",
            levels=(8, 12, 25, 60, 150, 800, 10**4, 10**6, 10**8, 10**10),
            ge=5,
            le=10**11,
        )
        sums: bool = knob(
            "whether half of the cases add the divisors and do not count them", levels=(False, False) + (True,) * 8
        )

    class Instance(task.Instance):
        low: int
        high: int
        power: int  # 0 for the number of divisors, 1 for their sum

    answer = Integer()
    prompt = Prompt(
        en=r"""
        For a positive integer n, let f(n) be {{ "the sum" if power else "the number" }} of all positive divisors of n,
        1 and n included. Find f({{ low }}) + f({{ low + 1 }}) + ... + f({{ high }}),
        the sum of f(n) over all integers n from {{ low }} to {{ high }}, both included.
        """,
        zh=r"""
        对正整数 n，设 f(n) 为 n 的所有正因数（包括 1 和 n）的{{ "和" if power else "个数" }}。
        求 f({{ low }}) + f({{ low + 1 }}) + …… + f({{ high }})，
        即 n 取遍从 {{ low }} 到 {{ high }}（含两端）的所有整数时 f(n) 之和。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        span = rng.randint(params.span // 2, params.span)
        low = rng.randint(1, params.largest - span + 1)
        power = rng.randint(0, int(params.sums))
        instance = self.Instance(low=low, high=low + span - 1, power=power)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> int:
        return _sum_to(instance.high, instance.power) - _sum_to(instance.low - 1, instance.power)


def _sum_to(n: int, power: int) -> int:
    """Add d^power over all divisors d of 1..n: d occurs n // d times, and few quotients differ."""
    root = isqrt(n)
    if power == 0:
        return 2 * sum(n // d for d in range(1, root + 1)) - root**2
    quotients = ((d, n // d) for d in range(1, root + 1))  # pairs d*e <= n with d or e up to the root
    return sum(d * e + (e * (e + 1) - root * (root + 1)) // 2 for d, e in quotients)
