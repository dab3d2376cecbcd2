"""Find all roots of a polynomial modulo a prime power, or modulo a product of two.

Answer: the list of all roots in order; it is unique.
Harder: larger moduli, higher degrees, multiple roots modulo the prime, two primes.
Skills: algebra, arithmetic
Source: original; K. Hensel, Theorie der algebraischen Zahlen, 1908.
"""

from __future__ import annotations

from math import prod
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import primes_below
from bootcamp.lib.polynomial import derivative, evaluate
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import factored
from bootcamp.tasks.number_theory.congruences._roots import roots_modulo
from bootcamp.verifiers import Integer, Sequence

Roots = tuple[int, ...]


class HenselLifting(Task["HenselLifting.Params", "HenselLifting.Instance", Roots]):
    version = 1

    class Params(task.Params):
        degree: int = knob("the degree of the polynomial", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=2, le=8)
        primes: int = knob("how many primes divide the modulus", levels=(1, 1, 1, 1, 1, 1, 1, 2, 2, 2), ge=1, le=2)
        low: int = knob(
            "the least modulus", levels=(4, 20, 80, 100, 200, 400, 1000, 2000, 10**4, 10**6), ge=4, le=10**9
        )
        high: int = knob(
            "the greatest modulus",
            levels=(50, 130, 400, 800, 2000, 5000, 10**4, 5 * 10**4, 10**6, 10**7),
            ge=50,
            le=10**9,
        )
        singular: bool = knob(
            "whether half of the cases have a multiple root modulo a prime", levels=(False,) * 5 + (True,) * 5
        )

    class Instance(task.Instance):
        coefficients: tuple[int, ...]  # constant term first
        modulus: int

        @property
        def factors(self) -> str:
            return factored(self.modulus)

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        Let f(x) = {{ coefficients | polynomial }}.
        Find all integers x with 0 ≤ x < {{ modulus }} and f(x) ≡ 0 (mod {{ modulus }}), in increasing order.
        There is at least one. Note that {{ modulus }} = {{ factors }}.
        """,
        zh=r"""
        设 f(x) = {{ coefficients | polynomial }}。
        求满足 0 ≤ x < {{ modulus }} 且 f(x) ≡ 0 (mod {{ modulus }}) 的所有整数 x，从小到大列出。
        至少有一个解。已知 {{ modulus }} = {{ factors }}。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Roots]:
        modulus, p = _draw_modulus(params, rng)
        root = rng.randrange(modulus)
        coefficients = [rng.randint(-9, 9) for _ in range(params.degree)]
        coefficients.append(rng.choice([c for c in range(1, 6) if c % p]))
        if params.singular and rng.random() < 0.5:
            coefficients[1] -= evaluate(derivative(coefficients), root) % p
        coefficients[0] -= evaluate(coefficients, root)
        coefficients[0] %= modulus
        roots = roots_modulo(coefficients, modulus, most=30)
        if not coefficients[0]:
            raise task.Retry
        return self.Instance(coefficients=tuple(coefficients), modulus=modulus), roots


def _draw_modulus(params: HenselLifting.Params, rng: Random) -> tuple[int, int]:
    """Draw powers, the first one at least a square, of different primes up to 31; give the product and the first."""
    for _ in range(500):
        primes = rng.sample(primes_below(32), params.primes)
        exponents = [rng.randint(2, 8), *(rng.randint(1, 6) for _ in primes[1:])]
        modulus: int = prod(p**e for p, e in zip(primes, exponents, strict=True))
        if params.low <= modulus <= params.high:
            return modulus, primes[0]
    raise task.Retry
