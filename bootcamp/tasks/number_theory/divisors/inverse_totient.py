"""Find all numbers with a given Euler totient.

Answer: the list of all of them in order; it is unique.
Harder: larger totients with more numbers that have them.
Skills: arithmetic, search
Source: original; R. D. Carmichael, On Euler's phi-function, Bull. Amer. Math. Soc. 13 (1907).
Small: levels 1 and 2 ask for totients up to 30 and 60.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import divisors, is_prime
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Numbers = tuple[int, ...]


class InverseTotient(Task["InverseTotient.Params", "InverseTotient.Instance", Numbers]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        low: int = knob("the least totient", levels=(2, 10, 60, 100, 100, 200, 200, 500, 500, 1000), ge=1, le=10**6)
        high: int = knob(
            "the greatest totient",
            levels=(30, 60, 40000, 40000, 40000, 10**5, 10**5, 10**5, 10**5, 10**5),
            ge=20,
            le=10**6,
        )
        least: int = knob(
            "the fewest numbers that have the totient", levels=(1, 1, 1, 2, 3, 4, 5, 6, 8, 10), ge=1, le=50
        )
        most: int = knob(
            "the most numbers that have the totient", levels=(4, 8, 2, 4, 6, 8, 14, 20, 26, 40), ge=2, le=60
        )

    class Instance(task.Instance):
        totient: int

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        For a positive integer n, let φ(n) be the number of integers from 1 to n that are coprime to n.
        Find all positive integers n with φ(n) = {{ totient }} and list them in increasing order. There is at least one.
        """,
        zh=r"""
        对正整数 n，设 φ(n) 为从 1 到 n 的整数中与 n 互质的个数。
        求所有满足 φ(n) = {{ totient }} 的正整数 n，从小到大列出。至少有一个。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Numbers]:
        for _ in range(200):
            instance = self.Instance(totient=2 * rng.randint((params.low + 1) // 2, params.high // 2))
            numbers = self.solve(instance)
            if params.least <= len(numbers) <= params.most:
                return instance, numbers
        raise task.Retry

    def solve(self, instance: Instance) -> Numbers:
        primes = [d + 1 for d in divisors(instance.totient) if is_prime(d + 1)]
        return tuple(sorted(_preimages(instance.totient, primes)))


def _preimages(totient: int, primes: list[int]) -> list[int]:
    """List the numbers with this totient whose prime factors all occur among `primes`."""
    if totient == 1 and not primes:
        return [1]
    if not primes:
        return []
    *rest, p = primes
    found = _preimages(totient, rest)
    power, left = p, totient
    if left % (p - 1) == 0:
        left //= p - 1
        found += [n * power for n in _preimages(left, rest)]
        while left % p == 0:
            left //= p
            power *= p
            found += [n * power for n in _preimages(left, rest)]
    return found
