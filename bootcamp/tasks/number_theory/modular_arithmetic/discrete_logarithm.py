"""Find a discrete logarithm modulo a prime.

Answer: one integer; it is unique.
Harder: larger primes, the later ones with p - 1 made of small primes.
Skills: arithmetic, search
Source: original; S. C. Pohlig and M. E. Hellman, An improved algorithm for computing logarithms, 1978.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import is_prime, primes_below, primitive_root, random_coprime, random_prime
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import factored
from bootcamp.verifiers import Integer


class DiscreteLogarithm(Task["DiscreteLogarithm.Params", "DiscreteLogarithm.Instance", int]):
    version = 1

    class Params(task.Params):
        low: int = knob(
            "the least prime drawn", levels=(11, 20, 40, 100, 200, 400, 2000, 10**5, 10**6, 10**8), ge=10, le=10**11
        )
        high: int = knob(
            "the greatest prime drawn",
            levels=(24, 50, 120, 300, 800, 3000, 50000, 10**6, 10**7, 10**9),
            ge=20,
            le=10**12,
        )
        smooth: int = knob(
            "the largest prime that may divide p - 1; 0 for any",
            levels=(0, 0, 0, 0, 0, 13, 23, 31, 60, 100),
            ge=0,
            le=1000,
        )

    class Instance(task.Instance):
        p: int
        g: int
        h: int

        @property
        def factors(self) -> str:
            return factored(self.p - 1)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        The number {{ p }} is prime, {{ g }} is a primitive root modulo {{ p }}, and {{ p - 1 }} = {{ factors }}.
        Find the smallest integer x ≥ 0 with {{ g }}^x ≡ {{ h }} (mod {{ p }}).
        """,
        zh=r"""
        {{ p }} 是质数，{{ g }} 是模 {{ p }} 的一个原根，且 {{ p - 1 }} = {{ factors }}。
        求满足 {{ g }}^x ≡ {{ h }} (mod {{ p }}) 的最小整数 x ≥ 0。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        p = _smooth_prime(params, rng) if params.smooth else random_prime(rng, params.low, params.high)
        g = pow(primitive_root(p), random_coprime(rng, p - 1, 1, p - 2), p)
        x = rng.randint(2, p - 2)
        return self.Instance(p=p, g=g, h=pow(g, x, p)), x


def _smooth_prime(params: DiscreteLogarithm.Params, rng: Random) -> int:
    """Draw a prime p such that only small primes divide p - 1."""
    primes = primes_below(params.smooth + 1)
    for _ in range(200):
        order = 2
        while order < params.low:
            order *= rng.choice(primes)
        if order < params.high and is_prime(order + 1):
            return order + 1
    raise task.Retry
