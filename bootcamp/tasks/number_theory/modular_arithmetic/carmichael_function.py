"""Find the least exponent that takes every number coprime to n to 1 modulo n.

Answer: one integer; it is unique.
Harder: larger n with more prime powers, powers of 2 among them.
Skills: arithmetic, algebra
Source: original; R. D. Carmichael, Note on a new number theory function, Bull. Amer. Math. Soc. 16 (1910).
Small: level 1 asks for n up to 40.
"""

from __future__ import annotations

from math import gcd, lcm, prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.modular_steps import divisions
from bootcamp.lib.numbers import carmichael, factorize, primes_below
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import factored, splits
from bootcamp.verifiers import Integer


class CarmichaelFunction(Task["CarmichaelFunction.Params", "CarmichaelFunction.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        primes: int = knob(
            "how many different prime factors n has at the most", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=1, le=12
        )
        largest_prime: int = knob(
            "the largest prime factor", levels=(13, 61, 150, 200, 250, 300, 400, 400, 400, 500), ge=7, le=10**4
        )
        low: int = knob(
            "the least n", levels=(5, 30, 500, 2000, 5000, 10**4, 10**6, 10**8, 10**10, 10**12), ge=1, le=10**20
        )
        high: int = knob(
            "the greatest n",
            levels=(40, 3000, 2 * 10**5, 5 * 10**5, 10**6, 10**7, 10**8, 10**10, 10**12, 10**15),
            ge=40,
            le=10**20,
        )

    class Instance(task.Instance):
        n: int
        factored: bool

        @property
        def shown(self) -> str:
            return factored(self.n) if self.factored else str(self.n)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Let n = {{ shown }}.
        Find the smallest integer e ≥ 1 such that a^e ≡ 1 (mod n) for every integer a coprime to n.
        """,
        zh=r"""
        设 n = {{ shown }}。
        求最小的整数 e ≥ 1，使得对每个与 n 互质的整数 a 都有 a^e ≡ 1 (mod n)。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = _draw_number(params, rng)
        return self.Instance(n=n, factored=n > 10**7 or rng.random() < 0.5), carmichael(n)

    def key(self, instance: Instance) -> object:
        return instance.n

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        result, lines = 1, [] if instance.factored else [splits(instance.n)]
        for p, e in factorize(instance.n).items():
            value = carmichael(p**e)
            lines.append(
                f"{p}^{e}; {p ** (e - 1)} × {p - 1} = {(p - 1) * p ** (e - 1)}" if e > 1 else f"{p}; {p} - 1 = {p - 1}"
            )
            if p == 2 and e > 2:
                lines.append(f"2^{e}; {2 ** (e - 1)} / 2 = {value}")
            if result > 1:
                common = gcd(result, value)
                lines += [*divisions(max(result, value), min(result, value))]
                lines.append(f"lcm({result}, {value}) = {result} / {common} × {value} = {result // common * value}")
            result = lcm(result, value)
        return "\n".join(lines)

    def solve(self, instance: Instance) -> int:
        return carmichael(instance.n)


def _draw_number(params: CarmichaelFunction.Params, rng: Random) -> int:
    """Multiply powers of different primes, 2 more often than others, small ones with higher exponents."""
    primes = primes_below(params.largest_prime + 1)
    for _ in range(200):
        chosen = rng.sample(primes, params.primes)
        used = {2, *chosen[1:]} if rng.random() < 0.5 else {*chosen}
        n: int = prod(p ** rng.randint(1, 1 + 6 // p) for p in sorted(used))
        if params.low <= n <= params.high:
            return n
    raise task.Retry
