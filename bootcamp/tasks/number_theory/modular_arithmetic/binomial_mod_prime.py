"""Reduce a binomial coefficient modulo a prime, the square of a prime or a product of two primes.

Answer: one integer; it is unique.
Harder: larger numbers, larger primes, moduli other than primes.
Skills: arithmetic, counting
Source: original; É. Lucas, Théorie des fonctions numériques simplement périodiques, Amer. J. Math. 1 (1878).
"""

from __future__ import annotations

from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.numbers import crt, digits, factorize, from_digits, inverse, primes_below
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import factored
from bootcamp.verifiers import Integer

Kind = Literal["prime", "product", "square"]
_KINDS: tuple[Kind, ...] = ("prime", "product", "square")


class BinomialModPrime(Task["BinomialModPrime.Params", "BinomialModPrime.Instance", int]):
    version = 1

    class Params(task.Params):
        low: int = knob("the least n", levels=(8, 12, 30, 60, 200, 1000, 10**5, 10**7, 10**10, 10**14), ge=8, le=10**20)
        high: int = knob(
            "the greatest n", levels=(40, 60, 99, 300, 1000, 10**4, 10**6, 10**9, 10**13, 10**18), ge=20, le=10**20
        )
        largest_prime: int = knob(
            "the largest prime factor of the modulus", levels=(11, 11, 19, 23, 23, 29, 37, 50, 70, 101), ge=7, le=200
        )
        kinds: int = knob(
            "how many kinds of modulus there are; the two hardest occur",
            levels=(1, 1, 1, 1, 2, 3, 3, 3, 3, 3),
            ge=1,
            le=3,
        )

    class Instance(task.Instance):
        n: int
        k: int
        modulus: int

        @property
        def factors(self) -> str:
            return factored(self.modulus)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Let C({{ n }}, {{ k }}) be the number of ways to choose {{ k }} of {{ n }} things.
        Find its remainder on division by {{ modulus }}{% if factors != modulus | string %} = {{ factors }}{% endif %}.
        """,
        zh=r"""
        设 C({{ n }}, {{ k }}) 表示从 {{ n }} 个不同元素中取 {{ k }} 个的组合数。
        求它除以 {{ modulus }}{% if factors != modulus | string %} = {{ factors }}{% endif %} 的余数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        kind = rng.choice(_KINDS[: params.kinds][-2:])
        primes = [p for p in primes_below(params.largest_prime + 1) if p > 3][-8:]
        n, p = rng.randint(params.low, params.high), rng.choice(primes)
        modulus = {"prime": p, "square": p * p, "product": p * rng.choice([2, 3, *primes])}[kind]
        k = from_digits([rng.randint(0, place) for place in digits(n, p)], p)  # so that p does not divide C(n, k)
        instance = self.Instance(n=n, k=k, modulus=modulus)
        if not 3 <= k <= n - 3 or (kind == "product" and modulus % p**2 == 0):
            raise task.Retry
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.n, min(instance.k, instance.n - instance.k), instance.modulus]

    def solve(self, instance: Instance) -> int:
        n, k = instance.n, instance.k
        powers = [(p, p**e) for p, e in factorize(instance.modulus).items()]
        solved = crt([_binomial(n, k, p, q) for p, q in powers], [q for _, q in powers])
        assert solved is not None
        return solved[0]


def _binomial(n: int, k: int, p: int, q: int) -> int:
    """Reduce C(n, k) modulo a power q of the prime p: its part without p, times what p contributes."""
    products = [1]  # of the numbers up to i that p does not divide
    for i in range(1, q + 1):
        products.append(products[-1] * (i if i % p else 1) % q)
    top, top_exponent = _split(n, p, products)
    low, low_exponent = _split(k, p, products)
    rest, rest_exponent = _split(n - k, p, products)
    exponent = top_exponent - low_exponent - rest_exponent
    return top * inverse(low * rest, q) * pow(p, exponent, q) % q


def _split(n: int, p: int, products: list[int]) -> tuple[int, int]:
    """Give the part of n! without p, modulo the period of `products`, and the exponent of p in n!."""
    q = len(products) - 1
    part, exponent = 1, 0
    while n:
        part = part * pow(products[q], n // q, q) * products[n % q] % q
        n //= p
        exponent += n
    return part, exponent
