"""Write a number in all ways as a sum of two squares.

Answer: the list of all pairs in order; it is unique.
Harder: larger numbers with more pairs.
Skills: search, arithmetic
Source: original; P. de Fermat, letter to M. Mersenne, 1640.
Small: level 1 asks for numbers up to 100, of which some forty are sums of two squares.
"""

from __future__ import annotations

from math import isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import factorize, is_square, primes_below
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import factored, splits
from bootcamp.verifiers import Integer, Sequence

_FEW = 40_000  # up to here all squares are tried

Pairs = tuple[tuple[int, ...], ...]


class SumsOfTwoSquares(Task["SumsOfTwoSquares.Params", "SumsOfTwoSquares.Instance", Pairs]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        largest: int = knob(
            "a bound on the number",
            levels=(100, 1000, 20000, 40000, 10**6, 2 * 10**6, 4 * 10**6, 2 * 10**7, 10**8, 10**9),
            ge=50,
            le=10**10,
        )
        least_pairs: int = knob("the fewest pairs", levels=(1, 1, 1, 1, 2, 2, 3, 4, 4, 6), ge=1, le=16)
        most_pairs: int = knob("the most pairs", levels=(1, 2, 2, 3, 3, 4, 6, 8, 12, 16), ge=1, le=32)
        factored: bool = knob("whether the prime factors of the number are given", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        n: int
        factored: bool

        @property
        def factors(self) -> str:
            return factored(self.n)

    answer = Sequence(Sequence(Integer(), length=2))
    prompt = Prompt(
        en=r"""
        Find all pairs [a, b] of integers with 0 ≤ a ≤ b and a^2 + b^2 = {{ n }}
        {%- if factored %} = {{ factors }}{% endif %}.
        List them in increasing order of a. There is at least one.
        """,
        zh=r"""
        求满足 0 ≤ a ≤ b 且 a^2 + b^2 = {{ n }}{% if factored %} = {{ factors }}{% endif %} 的所有整数对 [a, b]。
        按 a 从小到大列出。至少有一对。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pairs]:
        instance = self.Instance(n=_draw_number(params, rng), factored=params.factored)
        pairs = self.solve(instance)
        if not params.least_pairs <= len(pairs) <= params.most_pairs:
            raise task.Retry
        return instance, pairs

    def key(self, instance: Instance) -> object:
        return instance.n

    def solve(self, instance: Instance) -> Pairs:
        n = instance.n
        return tuple((a, isqrt(n - a * a)) for a in range(isqrt(n // 2) + 1) if is_square(n - a * a))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n = instance.n
        if n <= _FEW and not instance.factored:
            rests = [(a, n - a * a) for a in range(isqrt(n // 2) + 1)]
            told = (f"{n} - {a}^2 = {rest} = {isqrt(rest)}^2" if is_square(rest) else f"{rest}" for a, rest in rests)
            return ", ".join(told)
        lines, pairs = [] if instance.factored else [splits(n)], [(0, 1)]
        for p, e in factorize(n).items():
            if p % 4 == 3:  # it divides both numbers
                pairs = [(a * p ** (e // 2), b * p ** (e // 2)) for a, b in pairs]
                lines.append(f"{p}^{e} = {p ** (e // 2)}^2: {sequence(pairs)}")
                continue
            u = next(u for u in range(1, p) if is_square(p - u * u))
            v = isqrt(p - u * u)
            lines.append(f"{p}: {', '.join(str(p - i * i) for i in range(1, u + 1))} = {v}^2: {u}, {v}")
            for _ in range(e):
                found = set[tuple[int, int]]()
                for a, b in pairs:
                    one, other = (a * u + b * v, abs(a * v - b * u)), (abs(a * u - b * v), a * v + b * u)
                    lines.append(f"{a}·{u} + {b}·{v} = {one[0]}, |{a}·{v} - {b}·{u}| = {one[1]}")
                    lines.append(f"|{a}·{u} - {b}·{v}| = {other[0]}, {a}·{v} + {b}·{u} = {other[1]}")
                    found |= {(min(one), max(one)), (min(other), max(other))}
                pairs = sorted(found)
                lines.append(sequence(pairs))
        return "\n".join(lines)


def _draw_number(params: SumsOfTwoSquares.Params, rng: Random) -> int:
    """Draw two squares where one pair is enough, else a product of primes that are sums of two squares."""
    if params.least_pairs == 1:
        n = rng.randint(0, isqrt(params.largest // 2)) ** 2 + rng.randint(1, isqrt(params.largest // 2)) ** 2
    else:
        primes = [p for p in primes_below(1000) if p % 4 == 1]
        n = rng.choice([1, 2, 4, 8, 9, 18])
        while n * 5 <= params.largest:
            n *= rng.choice([p for p in primes if n * p <= params.largest][: rng.choice([5, 20, 80])])
    return n
