"""Count the lists of numbers with a given gcd and lcm, or find the pair with a given sum or difference.

Answer: one integer for a count, two integers for a pair; it is unique.
Harder: more prime factors, longer lists, the pair with the least sum.
Skills: counting, arithmetic
Source: original; the exponents of gcd and lcm are the least and greatest ones.
"""

from __future__ import annotations

from math import prod
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.numbers import factorize, primes_below
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import splits
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Kind = Literal["count", "sum", "difference", "least"]


class GcdLcmPairs(Task["GcdLcmPairs.Params", "GcdLcmPairs.Instance", Any]):
    version = 1

    class Params(task.Params):
        primes: int = knob(
            "how many different primes divide the quotient of lcm and gcd",
            levels=(2, 2, 2, 3, 3, 4, 4, 5, 6, 8),
            ge=1,
            le=12,
        )
        exponent: int = knob("the largest exponent in that quotient", levels=(1, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=1, le=8)
        largest_prime: int = knob("a bound on its primes", levels=(7, 7, 13, 13, 20, 20, 25, 30, 30, 30), ge=5, le=100)
        largest_gcd: int = knob(
            "a bound on the gcd", levels=(9, 12, 30, 30, 60, 100, 100, 300, 1000, 1000), ge=5, le=10**6
        )
        limit: int = knob(
            "a bound on the lcm",
            levels=(1000, 10000, 10**5, 10**6, 10**7, 10**8, 10**10, 10**12, 10**14, 10**17),
            ge=100,
            le=10**18,
        )
        length: int = knob("the longest lists that are counted", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=8)
        kinds: int = knob("how many kinds of question there are", levels=(2, 2, 3, 3, 4, 4, 4, 4, 4, 4), ge=2, le=4)

    class Instance(task.Instance):
        kind: Kind
        g: int
        m: int  # the least common multiple
        k: int  # how many numbers there are
        value: int  # the sum or the difference, else 0

        @property
        def letters(self) -> str:
            return ", ".join("abcdefgh"[: self.k])

    answer = Integer()
    prompt = Prompt(
        en=r"""
        {% if kind == "count" %}
        How many ordered {{ "pairs" if k == 2 else "lists" }} ({{ letters }}) of positive integers are there
        whose greatest common divisor is {{ g }} and whose least common multiple is {{ m }}?
        {%- else %}
        The positive integers x < y have the greatest common divisor {{ g }} and the least common multiple {{ m }}.
        {% if kind == "least" %}
        Among all such pairs, find the pair [x, y] whose sum x + y is as small as possible.
        {%- else %}
        Moreover, {{ "x + y" if kind == "sum" else "y - x" }} = {{ value }}. Find the pair [x, y].
        {%- endif %}
        {%- endif %}
        """,
        zh=r"""
        {% if kind == "count" %}
        有多少个由正整数组成的有序数组 ({{ letters }})，其最大公因数为 {{ g }}、最小公倍数为 {{ m }}？
        {%- else %}
        正整数 x < y 的最大公因数为 {{ g }}，最小公倍数为 {{ m }}。
        {% if kind == "least" %}
        在所有这样的数对中，求和 x + y 最小的数对 [x, y]。
        {%- else %}
        已知 {{ "x + y" if kind == "sum" else "y - x" }} = {{ value }}，求数对 [x, y]。
        {%- endif %}
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        primes = rng.sample(primes_below(params.largest_prime + 1), params.primes)
        parts = [p ** rng.randint(1, params.exponent) for p in primes]
        g = rng.randint(1, params.largest_gcd)
        m = g * prod(parts)
        if m > params.limit:
            raise task.Retry
        kinds: tuple[Kind, ...] = ("count", "sum", "difference", "least")
        kind = rng.choice(kinds[: params.kinds])
        k = rng.randint(min(3, params.length), params.length) if kind == "count" else 2
        x = g * prod(rng.sample(parts, rng.randint(0, params.primes)))
        values = {"sum": x + g * m // x, "difference": abs(x - g * m // x)}
        instance = self.Instance(kind=kind, g=g, m=m, k=k, value=values.get(kind, 0))
        return instance, self.solve(instance)

    def format(self, instance: Instance) -> Format[Any]:
        return Integer() if instance.kind == "count" else Sequence(Integer(), length=2)

    def solve(self, instance: Instance) -> Any:
        kind, g, m, k = instance.kind, instance.g, instance.m, instance.k
        powers = factorize(m // g)
        if kind == "count":  # exponents from 0 to e, both of which occur
            return prod((e + 1) ** k - 2 * e**k + (e - 1) ** k for e in powers.values())
        pairs = [(g * u, g * v) for u, v in _splits(m // g)]
        if kind == "least":
            return pairs[-1]
        return next((x, y) for x, y in pairs if instance.value == (x + y if kind == "sum" else y - x))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        g, n, k, value = instance.g, instance.m // instance.g, instance.k, instance.value
        lines = [f"{instance.m} / {g} = {n}", splits(n)]
        if instance.kind == "count":
            total = 1
            for p, e in factorize(n).items():
                ways = (e + 1) ** k - 2 * e**k + (e - 1) ** k
                powers = [(e + 1) ** k, e**k, (e - 1) ** k]
                lines.append(f"{p}^{e}: {e + 1}^{k} - 2 × {e}^{k} + {e - 1}^{k} = {powers[0]} - 2 × {powers[1]} + ")
                lines[-1] += f"{powers[2]} = {ways}"
                if total > 1:
                    lines.append(f"{total} × {ways} = {total * ways}")
                total *= ways
            return "\n".join(lines)
        if value:
            lines.append(f"{value} / {g} = {value // g}")
        for u, v in _splits(n):
            sign, w = ("-", v - u) if instance.kind == "difference" else ("+", u + v)
            lines.append(f"{u} × {v}: {v} {sign} {u} = {w}" if value else f"{u} × {v}: {w}")
            if value == g * w:
                break
        return "\n".join([*lines, f"{g} × {u} = {g * u}, {g} × {v} = {g * v}"])


def _splits(n: int) -> list[tuple[int, int]]:
    """Give all products u × v = n of coprime numbers, u < v, in increasing order of u."""
    sides = [1]
    for p, e in factorize(n).items():
        sides += [side * p**e for side in sides]
    return sorted((side, n // side) for side in sides if side * side < n)
