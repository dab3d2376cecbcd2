"""Add greatest common divisors, their powers or least common multiples with n, or over all pairs up to n.

Answer: one integer; it is unique.
Harder: larger numbers with more divisors, powers, pairs.
Skills: arithmetic, algebra
Source: original; S. S. Pillai, On an arithmetic function, 1933.
Small: levels 1 and 2 ask for numbers up to 20 and 40.
"""

from __future__ import annotations

from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.numbers import divisors, totient
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import factored
from bootcamp.tasks.number_theory._smooth import smooth_number
from bootcamp.verifiers import Integer

Kind = Literal["gcd", "lcm", "pairs"]


class GcdSum(Task["GcdSum.Params", "GcdSum.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        low: int = knob("the least n", levels=(6, 12, 20, 50, 100, 500, 1000, 10**5, 10**7, 10**9), ge=6, le=10**15)
        high: int = knob(
            "the greatest n", levels=(20, 40, 8000, 8000, 8000, 10**4, 10**5, 10**7, 10**9, 10**11), ge=20, le=10**15
        )
        largest_prime: int = knob(
            "a bound on the prime factors of n", levels=(5, 7, 30, 30, 30, 50, 50, 100, 300, 2000), ge=5, le=10**4
        )
        power: int = knob(
            "the highest power of greatest common divisors", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=5
        )
        pairs: int = knob(
            "a bound on n for sums over pairs; 0 for none",
            levels=(0, 0, 0, 40, 50, 80, 100, 200, 400, 600),
            ge=0,
            le=3000,
        )

    class Instance(task.Instance):
        kind: Kind
        m: int  # 0 unless pairs (i, j) with i up to m are taken
        n: int
        power: int
        factored: bool

        @property
        def shown(self) -> str:
            return f"{self.n} = {factored(self.n)}" if self.factored else str(self.n)

        @property
        def exponent(self) -> str:
            return f"^{self.power}" if self.power > 1 else ""

    answer = Integer()
    prompt = Prompt(
        en=r"""
        {% if kind == "pairs" %}
        For each pair (i, j) of integers with 1 ≤ i ≤ {{ m }} and 1 ≤ j ≤ {{ n }} take the greatest common divisor
        of i and j. Find the sum of all these numbers.
        {%- else %}
        Let n = {{ shown }}.
        {% if kind == "lcm" %}
        For each integer i from 1 to n take the least common multiple of i and n. Find the sum of these n numbers.
        {%- else %}
        For each integer i from 1 to n let g(i) be the greatest common divisor of i and n.
        Find the sum g(1){{ exponent }} + g(2){{ exponent }} + ... + g(n){{ exponent }}.
        {%- endif %}
        {%- endif %}
        """,
        zh=r"""
        {% if kind == "pairs" %}
        对满足 1 ≤ i ≤ {{ m }}、1 ≤ j ≤ {{ n }} 的每个整数对 (i, j)，取 i 与 j 的最大公因数，求所有这些数之和。
        {%- else %}
        设 n = {{ shown }}。
        {% if kind == "lcm" %}
        对 1 到 n 的每个整数 i，取 i 与 n 的最小公倍数，求这 n 个数之和。
        {%- else %}
        对 1 到 n 的每个整数 i，设 g(i) 为 i 与 n 的最大公因数。
        求 g(1){{ exponent }} + g(2){{ exponent }} + …… + g(n){{ exponent }}。
        {%- endif %}
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        kinds: tuple[Kind, ...] = ("gcd", "lcm", "gcd", "lcm", "pairs")
        kind = rng.choice(kinds if params.pairs else kinds[:4])
        if kind == "pairs":
            m, n = (rng.randint(params.pairs // 4, params.pairs) for _ in range(2))
        else:
            m, n = 0, smooth_number(rng, params.low, params.high, params.largest_prime)
        power = rng.randint(1, params.power) if kind == "gcd" else 1
        instance = self.Instance(kind=kind, m=m, n=n, power=power, factored=n >= 10**4)
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.kind, sorted([instance.m, instance.n]), instance.power]

    def solve(self, instance: Instance) -> int:
        m, n = instance.m, instance.n
        if instance.kind == "pairs":  # gcd(i, j) is the sum of totient(d) over common divisors d
            return sum(totient(d) * (m // d) * (n // d) for d in range(1, min(m, n) + 1))
        if instance.kind == "gcd":
            return sum(d**instance.power * totient(n // d) for d in divisors(n))
        coprime = sum(d * totient(d) for d in divisors(n))  # numbers up to d that are coprime to d pair up to d
        return n * (coprime + 1) // 2
