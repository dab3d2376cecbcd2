"""Find the k-th solution of Pell's equation, or of the one with -1.

Answer: x and y; they are unique.
Harder: larger D with larger solutions, later solutions.
Skills: algebra, arithmetic
Source: original; J.-L. Lagrange, Solution d'un problème d'arithmétique, 1773.
Small: levels 1 and 2 ask for D up to 15 and 100 with small solutions.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import convergents, is_square, sqrt_continued_fraction
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Pair = tuple[int, ...]


class PellEquation(Task["PellEquation.Params", "PellEquation.Instance", Pair]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        largest: int = knob(
            "a bound on D", levels=(15, 100, 5000, 5000, 5000, 5000, 5000, 5000, 6000, 8000), ge=10, le=10**7
        )
        latest: int = knob("a bound on k, for the k-th solution", levels=(1, 2, 2, 3, 3, 4, 4, 4, 4, 5), ge=1, le=10)
        low: int = knob(
            "the least x of a solution",
            levels=(1, 1, 1, 20, 10**3, 10**5, 10**8, 10**12, 10**17, 10**24),
            ge=1,
            le=10**40,
        )
        high: int = knob(
            "the greatest x of a solution",
            levels=(50, 1000, 10**5, 10**6, 10**8, 10**11, 10**15, 10**20, 10**28, 10**40),
            ge=20,
            le=10**60,
        )

    class Instance(task.Instance):
        d: int
        sign: int
        k: int

    answer = Sequence(Integer(), length=2)
    prompt = Prompt(
        en=r"""
        Consider the solutions of x^2 - {{ d }}·y^2 = {{ sign }} in positive integers x and y, in increasing order of y.
        Find the {{ k | ordinal }} solution [x, y].
        """,
        zh=r"""
        考虑方程 x^2 - {{ d }}·y^2 = {{ sign }} 的正整数解，按 y 从小到大排列。求第 {{ k }} 个解 [x, y]。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pair]:
        d = rng.randint(2, params.largest)
        if is_square(d):
            raise task.Retry
        instance = self.Instance(d=d, sign=rng.choice([1, 1, -1]), k=rng.randint(1, params.latest))
        x, y = self.solve(instance)
        if not params.low <= x <= params.high:
            raise task.Retry
        return instance, (x, y)

    def solve(self, instance: Instance) -> Pair:
        root, period = sqrt_continued_fraction(instance.d)
        odd = len(period) % 2
        if instance.sign < 0 and not odd:
            raise task.Retry
        first = convergents([root, *period[:-1]])[-1]  # its norm is -1 if the period is odd
        a, b = first.numerator, first.denominator
        power = 2 * instance.k - 1 if instance.sign < 0 else (1 + odd) * instance.k
        x, y = 1, 0
        for _ in range(power):
            x, y = a * x + instance.d * b * y, b * x + a * y
        return x, y
