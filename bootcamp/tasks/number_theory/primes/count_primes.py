"""Count the primes in an interval, or those of them in a residue class.

Answer: one integer; it is unique.
Harder: longer intervals of larger numbers, a residue class.
Skills: arithmetic, counting
Source: original; the sieve of Eratosthenes.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import is_prime, random_coprime
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class CountPrimes(Task["CountPrimes.Params", "CountPrimes.Instance", int]):
    version = 1

    class Params(task.Params):
        largest: int = knob(
            "a bound on the numbers of the interval",
            levels=(50, 100, 400, 700, 1000, 1500, 3000, 10**4, 10**5, 10**7),
            ge=40,
            le=10**12,
        )
        span: int = knob(
            "a bound on the length of the interval",
            levels=(20, 35, 80, 120, 200, 300, 400, 500, 700, 1200),
            ge=15,
            le=2000,
        )
        modulus: int = knob(
            "a bound on the modulus of the residue class; 2 for no class",
            levels=(2, 2, 2, 2, 2, 4, 5, 8, 10, 12),
            ge=2,
            le=30,
        )

    class Instance(task.Instance):
        low: int
        high: int
        residue: int
        modulus: int  # 1 if all primes count

    answer = Integer()
    prompt = Prompt(
        en=r"""
        How many prime numbers p with {{ low }} ≤ p ≤ {{ high }} are there
        {%- if modulus > 1 %} that satisfy p ≡ {{ residue }} (mod {{ modulus }})
        {%- endif %}?
        """,
        zh=r"""
        满足 {{ low }} ≤ p ≤ {{ high }}
        {%- if modulus > 1 %} 且 p ≡ {{ residue }} (mod {{ modulus }})
        {%- endif %} 的质数 p 共有多少个？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        low = rng.randint(1, params.largest - params.span)
        high = low + rng.randint(params.span // 2, params.span)
        modulus = rng.randint(3, params.modulus) if params.modulus > 2 else 1
        residue = random_coprime(rng, modulus, 1, modulus)
        instance = self.Instance(low=low, high=high, residue=residue % modulus, modulus=modulus)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> int:
        numbers = range(instance.low, instance.high + 1)
        return sum(n % instance.modulus == instance.residue and is_prime(n) for n in numbers)
