"""Find the period of a Lucas sequence modulo m, or its first term that m divides.

Answer: one integer; it is unique.
Harder: larger moduli with more and larger prime factors, sequences other than Fibonacci's.
Skills: arithmetic, algebra
Source: original; D. D. Wall, Fibonacci series modulo m, Amer. Math. Monthly 67 (1960).
Small: level 1 asks for moduli up to 12.
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd, lcm
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import factorize
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import factored
from bootcamp.tasks.number_theory._smooth import smooth_number
from bootcamp.verifiers import Integer


class PisanoPeriod(Task["PisanoPeriod.Params", "PisanoPeriod.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        largest: int = knob(
            "a bound on the modulus",
            levels=(12, 99, 150, 300, 1000, 5000, 10**5, 10**6, 10**7, 10**8),
            ge=10,
            le=10**12,
        )
        largest_prime: int = knob(
            "the largest prime factor of the modulus",
            levels=(11, 23, 23, 31, 47, 100, 200, 400, 1000, 3000),
            ge=7,
            le=10**5,
        )
        largest_coefficient: int = knob(
            "a bound on P and Q in size; 1 for Fibonacci only", levels=(1, 1, 5, 5, 5, 6, 6, 7, 8, 9), ge=1, le=20
        )

    class Instance(task.Instance):
        p: int
        q: int
        modulus: int
        rank: bool  # whether the first term divisible by the modulus is asked for, not the period

        @property
        def rule(self) -> tuple[tuple[int, str], ...]:
            return ((self.p, "U(n-1)"), (-self.q, "U(n-2)"))

        @property
        def factors(self) -> str:
            return factored(self.modulus)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        The sequence U is given by U(0) = 0, U(1) = 1 and U(n) = {{ rule | linear }} for n ≥ 2.
        {% if rank %}
        Find the smallest k ≥ 1 such that {{ modulus }} divides U(k).
        {%- else %}
        Find the smallest k ≥ 1 such that U(n+k) ≡ U(n) (mod {{ modulus }}) for all n ≥ 0.
        {%- endif %}
        {%- if modulus > 1000 %}

        Note that {{ modulus }} = {{ factors }}.
        {%- endif %}
        """,
        zh=r"""
        数列 U 满足 U(0) = 0，U(1) = 1，且当 n ≥ 2 时 U(n) = {{ rule | linear }}。
        {% if rank %}
        求最小的 k ≥ 1，使得 U(k) 能被 {{ modulus }} 整除。
        {%- else %}
        求最小的 k ≥ 1，使得对所有 n ≥ 0 都有 U(n+k) ≡ U(n) (mod {{ modulus }})。
        {%- endif %}
        {%- if modulus > 1000 %}

        已知 {{ modulus }} = {{ factors }}。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        bound = params.largest_coefficient
        p, q = (1, -1) if bound == 1 else (rng.randint(1, bound), rng.randint(-bound, bound))
        modulus = smooth_number(rng, max(2, params.largest // 10), params.largest, params.largest_prime)
        degenerate = p * p in (q, 2 * q, 3 * q, 4 * q)  # the ratio of the roots is a root of unity
        if degenerate or gcd(q, modulus) > 1:
            raise task.Retry
        instance = self.Instance(p=p, q=q, modulus=modulus, rank=rng.random() < 0.5)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> int:
        p, q = instance.p, instance.q

        def returns(k: int, m: int) -> bool:
            u, after = _terms(p, q, k, m)
            return u == 0 and (instance.rank or after == 1 % m)

        return lcm(*(_least(f, e, returns) for f, e in factorize(instance.modulus).items()))


def _least(f: int, e: int, returns: Callable[[int, int], bool]) -> int:
    """Give the least k that returns to the start modulo f^e; it divides the exponent of the invertible 2x2 matrices."""
    k: int = f**e * (f * f - 1)
    for prime, times in factorize(k).items():
        for _ in range(times):
            if not returns(k // prime, f**e):
                break
            k //= prime
    return k


def _terms(p: int, q: int, k: int, m: int) -> tuple[int, int]:
    """Give U(k) and U(k+1) modulo m by doubling."""
    u, v = 0, 1
    for bit in bin(k)[2:]:
        u, v = u * (2 * v - p * u) % m, (v * v - q * u * u) % m
        if bit == "1":
            u, v = v, (p * v - q * u) % m
    return u, v
