"""Sum the remainders of a number, products of remainders, or squares of quotients over a range of divisors.

Answer: one integer; it is unique.
Harder: larger numbers and ranges, two numbers at once.
Skills: arithmetic, algebra
Source: original; sums over blocks of equal quotients go back to P. G. L. Dirichlet, 1849.
"""

from __future__ import annotations

from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Kind = Literal["remainder", "square", "product"]
KINDS: tuple[Kind, ...] = ("remainder", "square", "product")


class RemainderSum(Task["RemainderSum.Params", "RemainderSum.Instance", int]):
    version = 1

    class Params(task.Params):
        low: int = knob(
            "the least number divided", levels=(6, 13, 23, 40, 66, 166, 666, 3333, 33333, 333_333), ge=5, le=10**7
        )
        high: int = knob(
            "the greatest number divided, and about the greatest divisor",
            levels=(20, 40, 70, 120, 200, 500, 2000, 10000, 10**5, 10**6),
            ge=10,
            le=10**8,
        )
        kinds: int = knob(
            "remainders only (1), squares of quotients too (2), products too (3)",
            levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3),
            ge=1,
            le=3,
        )

    class Instance(task.Instance):
        kind: Kind
        last: int
        numbers: tuple[int, ...]  # two of them for products

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        {% if kind == "square" -%}
        For a positive integer i let q(i) be {{ numbers[0] }} divided by i, rounded down to an integer.
        Find the sum of q(i)^2 over all integers i from 1 to {{ last }}.
        {%- elif kind == "remainder" -%}
        Write a mod i for the remainder, from 0 to i - 1, of a divided by i.
        Find the sum of ({{ numbers[0] }} mod i) over all integers i from 1 to {{ last }}.
        {%- else -%}
        Write a mod i for the remainder, from 0 to i - 1, of a divided by i.
        Find the sum of ({{ numbers[0] }} mod i)·({{ numbers[1] }} mod i) over all integers i from 1 to {{ last }}.
        {%- endif %}
        """,
        zh=r"""
        {% if kind == "square" -%}
        对正整数 i，记 q(i) 为 {{ numbers[0] }} 除以 i 的商向下取整所得的整数。
        求 i 取遍 1 到 {{ last }} 的所有整数时 q(i)^2 的总和。
        {%- elif kind == "remainder" -%}
        用 a mod i 表示 a 除以 i 的余数（在 0 到 i - 1 之间）。
        求 i 取遍 1 到 {{ last }} 的所有整数时 ({{ numbers[0] }} mod i) 的总和。
        {%- else -%}
        用 a mod i 表示 a 除以 i 的余数（在 0 到 i - 1 之间）。
        求 i 取遍 1 到 {{ last }} 的所有整数时 ({{ numbers[0] }} mod i)·({{ numbers[1] }} mod i) 的总和。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        kind = rng.choice(KINDS[: params.kinds])
        numbers = tuple(rng.randint(params.low, params.high) for _ in range(1 + (kind == "product")))
        last = rng.randint(numbers[0] // 2, numbers[0] * 5 // 4)
        instance = self.Instance(kind=kind, last=last, numbers=numbers)
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.kind, instance.last, sorted(instance.numbers)]

    def solve(self, instance: Instance) -> int:
        """Add up blocks of divisors with the same quotients."""
        a, b = instance.numbers[0], instance.numbers[-1]
        total, low = 0, 1
        while low <= instance.last:
            q, r = a // low, b // low
            high = min([instance.last, *(n // (n // low) for n in instance.numbers if n >= low)])
            count, linear, squares = (_power_sum(high, k) - _power_sum(low - 1, k) for k in range(3))
            if instance.kind == "square":
                total += q * q * count
            elif instance.kind == "remainder":
                total += a * count - q * linear
            else:
                total += a * b * count - (a * r + b * q) * linear + q * r * squares
            low = high + 1
        return total


def _power_sum(n: int, k: int) -> int:
    """Give 1^k + ... + n^k for k up to 2."""
    return (n, n * (n + 1) // 2, n * (n + 1) * (2 * n + 1) // 6)[k]
