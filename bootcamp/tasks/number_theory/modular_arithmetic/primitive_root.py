"""Find the smallest primitive root of n from a lower bound on.

Answer: one integer; it is unique.
Harder: larger n, prime powers and their doubles, more primes that divide the order of the group.
Skills: arithmetic, search
Source: original; C. F. Gauss, Disquisitiones arithmeticae, 1801.
Small: level 1 asks for primes up to 30, of which there are ten.
"""

from __future__ import annotations

from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import factorize, integer_root, random_prime, totient
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import factored
from bootcamp.verifiers import Integer


class PrimitiveRoot(Task["PrimitiveRoot.Params", "PrimitiveRoot.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        largest: int = knob(
            "a bound on n",
            levels=(30, 80, 1600, 2500, 4000, 10**4, 50000, 3 * 10**5, 2 * 10**6, 10**7),
            ge=25,
            le=10**9,
        )
        primes: int = knob(
            "the fewest different primes that divide phi(n)", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 5), ge=1, le=7
        )
        powers: bool = knob("whether n may be p^k or 2p^k instead of a prime", levels=(False, False) + (True,) * 8)

    class Instance(task.Instance):
        n: int
        low: int

        @property
        def n_factors(self) -> str:
            return factored(self.n)

        @property
        def phi(self) -> int:
            return totient(self.n)

        @property
        def phi_factors(self) -> str:
            return factored(self.phi)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        A primitive root modulo n is an integer g, coprime to n, whose powers g, g^2, g^3, ... leave every remainder
        modulo n that is coprime to n.

        Let n = {{ n }}{% if n_factors != n | string %} = {{ n_factors }}{% endif %}. Then phi(n) = {{ phi }}
        {%- if phi_factors != phi | string %} = {{ phi_factors }}{% endif %}.
        Find the smallest primitive root g modulo n with g ≥ {{ low }}.
        """,
        zh=r"""
        若整数 g 与 n 互质，并且 g, g^2, g^3, ... 除以 n 的余数取遍所有与 n 互质的余数，则称 g 为模 n 的原根。

        设 n = {{ n }}{% if n_factors != n | string %} = {{ n_factors }}{% endif %}，于是 phi(n) = {{ phi }}
        {%- if phi_factors != phi | string %} = {{ phi_factors }}{% endif %}。
        求满足 g ≥ {{ low }} 的模 n 的最小原根 g。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        exponent = rng.choice([1, 1, 2, 3]) if params.powers else 1
        factor = rng.choice([1, 2]) if params.powers else 1
        bound = integer_root(params.largest // factor, exponent)
        if bound < 5:
            raise task.Retry
        n = factor * random_prime(rng, max(3, bound // 4), bound) ** exponent
        instance = self.Instance(n=n, low=rng.randint(2, n // 2))
        root = self.solve(instance)
        least = rng.randint(1, 4) if params.powers else 0  # else the bound itself, or the next number, is right often
        if len(factorize(instance.phi)) < params.primes or root < instance.low + least:
            raise task.Retry
        return instance, root

    def solve(self, instance: Instance) -> int:
        phi, g = instance.phi, instance.low
        cofactors = [phi // p for p in factorize(phi)]
        while gcd(g, instance.n) > 1 or any(pow(g, e, instance.n) == 1 for e in cofactors):
            g += 1
        return g
