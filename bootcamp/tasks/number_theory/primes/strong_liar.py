"""Find a base for which a composite number passes the strong probable prime test.

Answer: one integer; any strong liar other than 1 and n - 1 is right.
Harder: larger numbers with more prime factors, liars that are rarer.
Skills: algebra, search
Source: original; G. L. Miller, 1976, and M. O. Rabin, 1980, on testing primality.
Small: level 1 asks for composites up to 600 with many liars.
"""

from __future__ import annotations

from math import gcd, prod
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import crt, primitive_root, random_prime, valuation
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import factored
from bootcamp.verifiers import Integer
from bootcamp.verifiers.base import Format


class StrongLiar(Task["StrongLiar.Params", "StrongLiar.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        factors: int = knob(
            "how many primes the composite is a product of", levels=(2, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=2, le=5
        )
        largest_prime: int = knob(
            "a bound on these primes", levels=(60, 200, 600, 1000, 2000, 300, 600, 1500, 1000, 2500), ge=20, le=10**5
        )
        limit: int = knob(
            "the greatest composite",
            levels=(600, 10**4, 10**5, 3 * 10**5, 10**6, 10**7, 10**8, 10**9, 10**11, 10**13),
            ge=100,
            le=10**15,
        )
        rarity: int = knob(
            "n is at least this many times the number of liars",
            levels=(3, 12, 25, 50, 100, 300, 1500, 10**4, 10**5, 10**6),
            ge=2,
            le=10**9,
        )

    class Instance(task.Instance):
        n: int

        @property
        def twos(self) -> int:
            return valuation(self.n - 1, 2)

        @property
        def odd(self) -> int:
            return self.n - 1 >> self.twos

        @property
        def factored(self) -> str:
            return factored(self.n)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        The composite number n = {{ n }} = {{ factored }} satisfies n - 1 =
        {{ "2" if twos == 1 else "2^%s" | format(twos) }} × {{ odd }}.
        Find an integer a with 2 ≤ a ≤ n - 2 for which at least one of the following holds:

        - a^{{ odd }} ≡ 1 (mod n)
        {% if twos == 1 %}
        - a^{{ odd }} ≡ -1 (mod n)
        {% else %}
        - a^({{ odd }}·2^r) ≡ -1 (mod n) for some integer r with 0 ≤ r < {{ twos }}
        {% endif %}

        Such an a exists; any one will do.
        """,
        zh=r"""
        合数 n = {{ n }} = {{ factored }} 满足 n - 1 = {{ "2" if twos == 1 else "2^%s" | format(twos) }} × {{ odd }}。
        求一个整数 a，使 2 ≤ a ≤ n - 2，并且下面两条至少有一条成立：

        - a^{{ odd }} ≡ 1 (mod n)
        {% if twos == 1 %}
        - a^{{ odd }} ≡ -1 (mod n)
        {% else %}
        - 存在整数 r（0 ≤ r < {{ twos }}），使 a^({{ odd }}·2^r) ≡ -1 (mod n)
        {% endif %}

        这样的 a 一定存在，任意给出一个即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        primes = [random_prime(rng, 3, params.largest_prime) for _ in range(params.factors)]
        n = prod(primes)
        liars = _count_liars(primes)
        if len(set(primes)) < len(primes) or n > params.limit or liars <= 2 or liars * params.rarity > n:
            raise task.Retry
        instance = self.Instance(n=n)
        return instance, _draw_liar(instance, primes, rng)

    def format(self, instance: Instance) -> Format[int]:
        return Integer(low=2, high=instance.n - 2)

    def check(self, instance: Instance, answer: int) -> str:
        n, odd = instance.n, instance.odd
        passes = pow(answer, odd, n) == 1 or any(pow(answer, odd << r, n) == n - 1 for r in range(instance.twos))
        return "" if passes else "none of the powers is as asked"


def _count_liars(primes: list[int]) -> int:
    """Count the strong liars of a product of different primes, 1 and n - 1 among them."""
    n, fewest_twos = prod(primes), min(valuation(p - 1, 2) for p in primes)
    odd = n - 1 >> valuation(n - 1, 2)
    signs = 1 + sum(1 << r * len(primes) for r in range(fewest_twos))
    return signs * prod(gcd(odd, p - 1) for p in primes)


def _draw_liar(instance: StrongLiar.Instance, primes: list[int], rng: Random) -> int:
    """Join elements whose orders are a common power of 2 times divisors of the odd part of n - 1."""
    fewest_twos = min(valuation(p - 1, 2) for p in primes)
    while True:
        twos = 2 ** rng.randint(0, fewest_twos)
        orders = [twos * gcd(instance.odd, p - 1) for p in primes]
        parts = []
        for p, order in zip(primes, orders, strict=True):
            exponent = rng.randrange(1, 2 * order, 2) if twos > 1 else rng.randrange(order)
            parts.append(pow(primitive_root(p), (p - 1) // order * exponent, p))
        solved = crt(parts, primes)
        assert solved
        if 1 < solved[0] < instance.n - 1:
            return solved[0]
