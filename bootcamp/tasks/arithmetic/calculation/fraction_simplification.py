"""Reduce a fraction to lowest terms.

Answer: a fraction in lowest terms; it is unique.
Harder: longer numbers, a longer common factor, products above and below the bar.
Skills: arithmetic
Source: original; Euclid, Elements, book VII.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_digits
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic import _school
from bootcamp.verifiers import Rational


class FractionSimplification(Task["FractionSimplification.Params", "FractionSimplification.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        common_digits: int = knob(
            "how many digits the planted common factors have", levels=(1, 1, 2, 3, 4, 3, 4, 5, 7, 10), ge=1, le=30
        )
        own_digits: int = knob(
            "how many digits what is left of each number has", levels=(1, 2, 2, 3, 4, 2, 3, 4, 7, 12), ge=1, le=30
        )
        factors: int = knob(
            "how many numbers are multiplied above and below the bar", levels=(1, 1, 1, 1, 1, 2, 2, 3, 3, 3), ge=1, le=5
        )
        negatives: bool = knob("whether the fraction may be negative", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        top: tuple[int, ...]
        bottom: tuple[int, ...]
        negative: bool

        @property
        def formula(self) -> str:
            top, bottom = (r" \times ".join(map(str, factors)) for factors in (self.top, self.bottom))
            return rf"{'-' * self.negative}\frac{{{top}}}{{{bottom}}}"

    answer = Rational(lowest_terms=True)
    prompt = Prompt(
        en=r"""
        Reduce this fraction to lowest terms:

        $${{ formula }}$$
        """,
        zh=r"""
        把下面的分数化为最简分数：

        $${{ formula }}$$
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        common = [_draw(rng, params.common_digits) for _ in range(params.factors)]
        top = tuple(f * _draw(rng, params.own_digits) for f in common)
        bottom = tuple(f * _draw(rng, params.own_digits) for f in rng.sample(common, len(common)))
        negative = params.negatives and rng.random() < 0.3
        instance = self.Instance(top=top, bottom=bottom, negative=negative)
        value = self.solve(instance)
        if value.denominator == 1 or set(top) & set(bottom):
            raise task.Retry
        return instance, value

    def key(self, instance: Instance) -> object:
        return [sorted(instance.top), sorted(instance.bottom), instance.negative]

    def solve(self, instance: Instance) -> Fraction:
        return Fraction(prod(instance.top), prod(instance.bottom)) * (-1 if instance.negative else 1)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, above, below = list[str](), list(instance.top), list(instance.bottom)
        for i, j in product(range(len(above)), range(len(below))):
            a, b = max(above[i], below[j]), min(above[i], below[j])
            while b > 1:
                lines += _school.quotient(a, b)
                a, b = b, a % b
            common = max(a, 1) if b == 0 else 1
            lines.append(f"gcd({above[i]}, {below[j]}) = {common}")
            if common > 1:
                lines += [line for n in (above[i], below[j]) for line in _school.quotient(n, common)]
                above[i], below[j] = above[i] // common, below[j] // common
        for factors in (above, below):
            for i in range(1, len(factors)):
                lines += _school.product(prod(factors[:i]), factors[i])
        return "\n".join([*lines, f"{'-' * instance.negative}{prod(above)}/{prod(below)}"])


def _draw(rng: Random, digits: int) -> int:
    return rng.randint(2, 12) if digits == 1 else random_digits(rng, digits)
