"""Find the first solutions of the generalized Pell equation x^2 - D*y^2 = N.

Answer: the list of pairs (x, y), in increasing order of y; it is unique.
Harder: larger D and N, more and larger solutions.
Skills: algebra, search
Source: original; J.-L. Lagrange, Sur la solution des problèmes indéterminés du second degré, 1769.
"""

from __future__ import annotations

from math import isqrt
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import is_square, pell
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Pair = tuple[int, ...]
Pairs = tuple[Pair, ...]


class GeneralizedPell(Task["GeneralizedPell.Params", "GeneralizedPell.Instance", Pairs]):
    version = 1

    class Params(task.Params):
        largest: int = knob("a bound on D", levels=(15, 40, 150, 150, 250, 250, 300, 300, 350, 400), ge=10, le=1000)
        norm: int = knob(
            "a bound on the size of N", levels=(30, 100, 600, 600, 1000, 1000, 1000, 1200, 1500, 2000), ge=10, le=10**5
        )
        pairs: int = knob("how many solutions are asked", levels=(1, 1, 1, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6)
        low: int = knob(
            "the least y of the last solution asked", levels=(1, 2, 4, 10, 20, 50, 100, 200, 500, 2000), ge=1, le=10**4
        )
        high: int = knob(
            "the greatest y of the last solution asked",
            levels=(8, 15, 40, 100, 300, 1000, 3000, 10**4, 5 * 10**4, 2 * 10**5),
            ge=5,
            le=10**6,
        )

    class Instance(task.Instance):
        d: int
        n: int
        k: int

    answer = Sequence(Sequence(Integer(), length=2))
    prompt = Prompt(
        en=r"""
        Consider the solutions of x^2 - {{ d }}·y^2 = {{ n }} in positive integers x and y, in increasing order of y.
        {% if k == 1 %}
        Find the first solution [x, y], and give it as a list that has only this pair.
        {%- else %}
        Find the first {{ k }} solutions [x, y], in this order.
        {%- endif %}
        """,
        zh=r"""
        考虑方程 x^2 - {{ d }}·y^2 = {{ n }} 的正整数解，按 y 从小到大排列。
        {% if k == 1 %}
        求第一个解 [x, y]，并写成只含这一对数的列表。
        {%- else %}
        按此顺序写出前 {{ k }} 个解 [x, y]。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pairs]:
        d, y = rng.randint(2, params.largest), rng.randint(1, min(params.high, 30))
        n = (isqrt(d * y * y) + rng.randint(0, 2)) ** 2 - d * y * y
        if is_square(d) or n in (0, 1) or abs(n) > params.norm:
            raise task.Retry
        instance = self.Instance(d=d, n=n, k=params.pairs)
        pairs = self.solve(instance)
        if not params.low <= pairs[-1][1] <= params.high:
            raise task.Retry
        return instance, pairs

    def format(self, instance: Instance) -> Format[Pairs]:
        return Sequence(Sequence(Integer(), length=2), length=instance.k)

    def solve(self, instance: Instance) -> Pairs:
        """Multiply the least solution of each class by powers of the unit."""
        d, n = instance.d, instance.n
        t, u = pell(d)
        most = isqrt(abs(n) * (t + 1) // (2 * d))
        if most > 2000:
            raise task.Retry
        roots = ((isqrt(max(n + d * y * y, 0)), y) for y in range(most + 1))
        orbit = [(sign * x, y) for x, y in roots if x * x - d * y * y == n for sign in (1, -1)]
        found: set[Pair] = set()
        for _ in range(instance.k + 2):
            found.update((abs(x), abs(y)) for x, y in orbit if x and y)
            orbit = [(t * x + d * u * y, u * x + t * y) for x, y in orbit]
        return tuple(sorted(found)[: instance.k])
