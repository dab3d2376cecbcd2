"""Add up the integer parts of an arithmetic progression of fractions, plain or weighted.

Answer: one integer; it is unique.
Harder: larger numbers and more terms, a weight on each term, sums of squares.
Skills: arithmetic, algebra
Source: original; R. L. Graham, D. E. Knuth and O. Patashnik, Concrete Mathematics, 1994, section 3.5.
"""

from __future__ import annotations

from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Kind = Literal["plain", "points", "weighted", "squares"]
_KINDS: tuple[Kind, ...] = ("plain", "points", "weighted", "squares")


class FloorSum(Task["FloorSum.Params", "FloorSum.Instance", int]):
    version = 1

    class Params(task.Params):
        largest: int = knob(
            "a bound on a, b and m", levels=(12, 15, 20, 40, 80, 200, 1000, 10**4, 10**6, 10**9), ge=10, le=10**12
        )
        terms: int = knob(
            "a bound on the number of terms",
            levels=(5, 7, 12, 20, 50, 200, 1000, 10**5, 10**8, 10**12),
            ge=4,
            le=10**15,
        )
        kinds: int = knob(
            "how many kinds of sum there are; the last three occur", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 4), ge=1, le=4
        )

    class Instance(task.Instance):
        kind: Kind
        a: int
        b: int
        m: int
        terms: int

    answer = Integer()
    prompt = Prompt(
        en=r"""
        {% if kind == "points" %}
        How many pairs (x, y) of integers satisfy 0 ≤ x < {{ terms }} and 1 ≤ y ≤ ({{ a }}x + {{ b }})/{{ m }}?
        {%- else %}
        Let floor(z) be the greatest integer that is not greater than z. Calculate the sum of
        {{ "i · " if kind == "weighted" }}floor(({{ a }}i + {{ b }})/{{ m }}){{ "^2" if kind == "squares" }}
        over all integers i with 0 ≤ i < {{ terms }}.
        {%- endif %}
        """,
        zh=r"""
        {% if kind == "points" %}
        有多少对整数 (x, y) 满足 0 ≤ x < {{ terms }} 且 1 ≤ y ≤ ({{ a }}x + {{ b }})/{{ m }}？
        {%- else %}
        设 floor(z) 为不大于 z 的最大整数。对所有满足 0 ≤ i < {{ terms }} 的整数 i，求
        {{ "i · " if kind == "weighted" }}floor(({{ a }}i + {{ b }})/{{ m }}){{ "^2" if kind == "squares" }}
        的总和。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        m = rng.randint(max(3, params.largest // 3), params.largest)
        a = rng.randint(2, params.largest)
        b = rng.randint(1, m)
        terms = rng.randint(max(4, params.terms // 2), params.terms)
        if a % m == 0:
            raise task.Retry
        instance = self.Instance(kind=rng.choice(_KINDS[: params.kinds][-3:]), a=a, b=b, m=m, terms=terms)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> int:
        plain, weighted, squares = _sums(instance.a, instance.b, instance.m, instance.terms - 1)
        return {"weighted": weighted, "squares": squares}.get(instance.kind, plain)


def _sums(a: int, b: int, m: int, n: int) -> tuple[int, int, int]:
    """Sum f(i) = floor((a*i + b)/m), i*f(i) and f(i)^2 over i = 0..n by swapping rows and columns, as Euclid does."""
    if n < 0:
        return 0, 0, 0
    ones, numbers, squares = n + 1, n * (n + 1) // 2, n * (n + 1) * (2 * n + 1) // 6
    p, a = divmod(a, m)
    q, b = divmod(b, m)
    if a == 0:
        f = g = h = 0
    else:
        top = (a * n + b) // m
        e, ei, ee = _sums(m, m - b - 1, a, top - 1)
        f = n * top - e
        g = (top * n * (n + 1) - ee - e) // 2
        h = n * top * (top + 1) - 2 * ei - 2 * e - f
    whole = p * p * squares + q * q * ones + 2 * p * q * numbers
    return f + p * numbers + q * ones, g + p * squares + q * numbers, h + whole + 2 * q * f + 2 * p * g
