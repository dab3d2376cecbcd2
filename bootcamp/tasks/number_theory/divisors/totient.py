"""Evaluate Euler's totient, or count the integers up to a limit that are coprime to n.

Answer: one integer; it is unique.
Harder: larger numbers with more prime factors, a limit that is no multiple of n.
Skills: arithmetic, counting
Source: original; L. Euler, Theoremata arithmetica nova methodo demonstrata, 1763.
Small: level 1 asks for numbers up to 60 without large prime factors, and there are only a few dozen of those.
"""

from __future__ import annotations

from itertools import combinations
from math import prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import factorize, primes_below, totient
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import factored, splits
from bootcamp.verifiers import Integer


class Totient(Task["Totient.Params", "Totient.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        primes: int = knob("the most different prime factors", levels=(2, 3, 3, 4, 4, 4, 5, 6, 7, 8), ge=1, le=10)
        largest_prime: int = knob(
            "the largest prime factor", levels=(7, 30, 400, 400, 400, 400, 400, 400, 400, 500), ge=7, le=10**4
        )
        largest: int = knob(
            "a bound on n",
            levels=(60, 500, 10**5, 2 * 10**5, 4 * 10**5, 10**6, 10**7, 10**8, 10**10, 10**12),
            ge=60,
            le=10**15,
        )
        limited: bool = knob(
            "whether half of the cases count up to a limit other than n", levels=(False,) * 5 + (True,) * 5
        )

    class Instance(task.Instance):
        n: int
        factored: bool
        limit: int | None

        @property
        def shown(self) -> str:
            return factored(self.n) if self.factored else str(self.n)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        {% if factored %}
        Let n = {{ shown }}.
        {% endif %}
        How many integers k with 1 ≤ k ≤ {{ limit or ("n" if factored else n) }}
        {%- if factored %} are coprime to n?{% else %} are coprime to {{ n }}?{% endif %}
        """,
        zh=r"""
        {% if factored %}
        设 n = {{ shown }}。
        {% endif %}
        满足 1 ≤ k ≤ {{ limit or ("n" if factored else n) }} 的整数 k 中，
        {%- if factored %}有多少个与 n 互质？{% else %}有多少个与 {{ n }} 互质？{% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = _draw_number(params, rng)
        limit = rng.randint(n // 3, n - 2) if params.limited and rng.random() < 0.5 else None
        instance = self.Instance(n=n, factored=rng.random() < 0.5, limit=limit)
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.n, instance.limit]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        powers = factorize(instance.n)
        lines = [] if instance.factored else [splits(instance.n)]
        if instance.limit is not None:
            return "\n".join([*lines, *_sieved(instance.limit, list(powers))])
        result = 1
        for p, e in powers.items():
            value = (p - 1) * p ** (e - 1)
            lines.append(f"{p}^{e}; {p ** (e - 1)} × {p - 1} = {value}" if e > 1 else f"{p}; {p} - 1 = {value}")
            if result > 1:
                lines.append(f"{result} × {value} = {result * value}")
            result *= value
        return "\n".join(lines)

    def solve(self, instance: Instance) -> int:
        return totient(instance.n) if instance.limit is None else _coprime(instance.limit, list(factorize(instance.n)))


def _draw_number(params: Totient.Params, rng: Random) -> int:
    """Draw different primes whose product is within the bound, then repeat some of them while it stays so."""
    pool = primes_below(params.largest_prime + 1)
    draws = (rng.sample(pool, rng.randint(max(1, params.primes - 1), params.primes)) for _ in range(200))
    primes = next((primes for primes in draws if prod(primes) <= params.largest), None)
    if primes is None:
        raise task.Retry
    n = prod(primes)
    for p in rng.choices(primes, k=3):
        if n * p <= params.largest:
            n *= p
    return n


def _sieved(limit: int, primes: list[int]) -> list[str]:
    """Write how the multiples of products of an odd number of primes are taken off and those of others put back."""
    total, lines = limit, [f"{limit}"]
    for size in range(1, len(primes) + 1):
        for chosen in combinations(primes, size):
            d, sign = prod(chosen), "-" if size % 2 else "+"
            count = limit // d
            new = total - count if size % 2 else total + count
            lines.append(f"{d}: {limit} = {count} × {d} + {limit % d}, {total} {sign} {count} = {new}")
            total = new
    return lines


def _coprime(limit: int, primes: list[int]) -> int:
    """Count the integers from 1 to `limit` that no prime of a list divides."""
    if not primes or not limit:
        return limit
    return _coprime(limit, primes[1:]) - _coprime(limit // primes[0], primes[1:])
