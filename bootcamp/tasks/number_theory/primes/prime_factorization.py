"""Write a number as a product of primes.

Answer: a product of primes or of powers of primes, in any order.
Harder: more prime factors, then one and two primes too large to be found quickly.
Skills: arithmetic, search
Source: original; the fundamental theorem of arithmetic.
Small: level 1 asks for three factors of a number up to 100, and there are only a few dozen of those.
"""

from __future__ import annotations

from math import prod
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import factorize, is_prime, primes_below, random_prime
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Expression
from bootcamp.verifiers.expression import Binary, Literal, Tree


class PrimeFactorization(Task["PrimeFactorization.Params", "PrimeFactorization.Instance", Tree]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        small: int = knob("how many prime factors are below 30", levels=(3, 4, 3, 4, 4, 3, 3, 4, 4, 6), ge=0, le=12)
        large: int = knob(
            "how many prime factors are drawn from `low` to `high`", levels=(0, 0, 1, 1, 1, 2, 2, 2, 2, 2), ge=0, le=3
        )
        low: int = knob(
            "the least of the large primes", levels=(2, 2, 31, 150, 300, 31, 100, 200, 1000, 10**4), ge=2, le=10**6
        )
        high: int = knob(
            "the greatest of the large primes",
            levels=(11, 11, 200, 600, 2000, 120, 400, 1500, 10**4, 10**5),
            ge=11,
            le=10**7,
        )
        limit: int = knob(
            "the greatest number asked",
            levels=(100, 10000, 10**5, 10**6, 10**7, 10**8, 10**9, 10**10, 10**12, 10**14),
            ge=100,
            le=10**20,
        )

    class Instance(task.Instance):
        n: int

    answer = Expression(operators=("*", "^"))
    prompt = Prompt(
        en=r"""
        Write {{ n }} as a product of prime numbers.
        A prime that occurs several times may be repeated or written as a power with ^. Give the product alone.
        """,
        zh=r"""
        把 {{ n }} 写成质数的乘积。
        重复出现的质因数可以重复写，也可以用 ^ 写成幂。只写乘积本身。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tree]:
        factors = rng.choices(primes_below(30), k=params.small)
        factors += [random_prime(rng, params.low, params.high) for _ in range(params.large)]
        n = prod(factors)
        if n > params.limit:
            raise task.Retry
        return self.Instance(n=n), self.solve(self.Instance(n=n))

    def check(self, instance: Instance, answer: Tree) -> str:
        fault = _not_prime(answer)
        return fault or ("" if answer.value == instance.n else f"the product is not {instance.n}")

    def solve(self, instance: Instance) -> Tree:
        powers = (f"{p}^{e}" if e > 1 else str(p) for p, e in factorize(instance.n).items())
        return self.answer.parse(" * ".join(powers))


def _not_prime(tree: Tree) -> str:
    """Say which part of a product is not a prime or a power of one, or nothing."""
    if isinstance(tree, Binary) and tree.operator == "*":
        return _not_prime(tree.left) or _not_prime(tree.right)
    base = tree.left if isinstance(tree, Binary) else tree
    if isinstance(base, Literal) and len(base.text) <= 20 and is_prime(base.number) and tree.value >= base.number:
        return ""
    return f"{base.text:.30} is not prime" if base is tree else f"{tree.text:.30} is not a power of a prime"
