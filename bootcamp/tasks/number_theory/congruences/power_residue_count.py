"""Count the roots of a power congruence.

Answer: how many residues are solutions; it is unique.
Harder: moduli of more and larger prime powers, higher exponents, residues that share factors with the modulus.
Skills: algebra, counting
Source: original; C. F. Gauss, Disquisitiones arithmeticae, 1801, section 3.
Small: level 1 asks for squares to fourth powers modulo a prime below 40.
"""

from __future__ import annotations

from math import prod
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import primes_below
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import product_text
from bootcamp.verifiers import Integer


class PowerResidueCount(Task["PowerResidueCount.Params", "PowerResidueCount.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        factors: int = knob("how many primes divide the modulus", levels=(1, 2, 3, 3, 3, 3, 4, 4, 4, 5), ge=1, le=6)
        largest: int = knob(
            "a bound on each prime power in the modulus",
            levels=(40, 60, 40, 80, 150, 300, 400, 800, 1500, 3000),
            ge=20,
            le=5000,
        )
        powers: bool = knob("whether a prime may divide the modulus more than once", levels=(False,) * 3 + (True,) * 7)
        largest_exponent: int = knob(
            "the largest exponent of x", levels=(4, 8, 16, 18, 20, 24, 30, 36, 48, 60), ge=4, le=100
        )
        shared: bool = knob("whether the residue may share factors with the modulus", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        exponent: int
        residue: int
        factors: tuple[tuple[int, int], ...]  # (p, e) stands for p^e, primes increasing

        @property
        def n(self) -> int:
            return prod(p**e for p, e in self.factors)

        @property
        def factored(self) -> str:
            text = product_text(dict(self.factors))
            return "" if text == str(self.n) else f" = {text}"

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        Let n = {{ n }}{{ factored }}. How many integers x with 0 ≤ x < n satisfy

        x^{{ exponent }} ≡ {{ residue }} (mod n)?
        """,
        zh=r"""
        设 n = {{ n }}{{ factored }}。满足 0 ≤ x < n 且

        x^{{ exponent }} ≡ {{ residue }} (mod n)

        的整数 x 共有多少个？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        factors = tuple(_draw_factors(params, rng))
        n = prod(p**e for p, e in factors)
        exponent = rng.randint(2, params.largest_exponent)
        x = rng.randrange(1, n)
        if params.shared and rng.random() < 0.5:
            x = x * rng.choice(factors)[0] % n
        residue = rng.randrange(n) if rng.random() < 0.1 else pow(x, exponent, n)
        instance = self.Instance(exponent=exponent, residue=residue, factors=factors)
        count = self.solve(instance)
        if count == 1:
            raise task.Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Count the roots modulo each prime power; by the Chinese remainder theorem the counts multiply."""
        return prod(
            sum(pow(x, instance.exponent, q) == instance.residue % q for x in range(q))
            for q in (p**e for p, e in instance.factors)
        )


def _draw_factors(params: PowerResidueCount.Params, rng: Random) -> list[tuple[int, int]]:
    """Draw different primes, about half of them small ones with an exponent if powers are allowed."""
    factors: dict[int, int] = {}
    while len(factors) < params.factors:
        p, e = rng.choice(primes_below(params.largest)), 1
        if params.powers and rng.random() < 0.5:
            p = rng.choice([2, 3, 5, 7])
            e = rng.choice([e for e in range(1, 13) if p**e <= params.largest])
        factors[p] = e
    return sorted(factors.items())
