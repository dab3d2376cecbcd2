"""Find the fraction with the smallest denominator strictly between two numbers.

Answer: a fraction in lowest terms; it is unique.
Harder: bounds with larger denominators that lie closer together.
Skills: arithmetic, search
Source: original; R. L. Graham, D. E. Knuth and O. Patashnik, Concrete mathematics, 1994.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_fraction, simplest_between
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational


class SimplestFractionBetween(Task["SimplestFractionBetween.Params", "SimplestFractionBetween.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        largest_denominator: int = knob(
            "a bound on the denominators of the bounds",
            levels=(20, 40, 100, 400, 2000, 10**4, 10**5, 10**7, 10**9, 10**12),
            ge=8,
            le=10**15,
        )
        least: int = knob(
            "a bound on the denominator of the answer from below",
            levels=(2, 3, 4, 8, 15, 40, 150, 1000, 10**4, 10**5),
            ge=2,
            le=10**7,
        )

    class Instance(task.Instance):
        low: Fraction
        high: Fraction

    answer = Rational(lowest_terms=True)
    prompt = Prompt(
        en=r"""
        Among all fractions x in lowest terms with {{ low }} < x < {{ high }}, consider those with the smallest positive
        denominator, and of these take the one with the smallest numerator. Which fraction is it?
        """,
        zh=r"""
        在满足 {{ low }} < x < {{ high }} 的所有最简分数 x 中，先取（正）分母最小的，其中再取分子最小的一个。
        这个分数是多少？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        low = random_fraction(rng, params.largest_denominator, 0, rng.choice([1, 1, 9]))
        width = Fraction(rng.randint(1, 1000), 1000 * params.least**2)
        size = rng.randint(params.largest_denominator // 2, params.largest_denominator)
        high = Fraction(int((low + width) * size) + 1, size)
        answer = simplest_between(low, high)
        if answer.denominator < params.least or answer.denominator >= max(low.denominator, high.denominator):
            raise task.Retry
        return self.Instance(low=low, high=high), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        low, high, wholes, lines = instance.low, instance.high, list[int](), []
        while (whole := floor(low)) + 1 >= high:
            wholes.append(whole)
            top, bottom = high - whole, low - whole
            start = f"{high} - {whole} = {top}, " if whole else ""
            if not bottom:
                value = Fraction(floor(1 / top) + 1)
                lines.append(f"{start}{1 / top} < y, y = {value}")
                break
            end = f"{low} - {whole} = {bottom}, " if whole else ""
            lines.append(f"{start}{end}{1 / top} < y < {1 / bottom}")
            low, high = 1 / top, 1 / bottom
        else:
            value = Fraction(whole + 1)
            lines.append(f"{low} < {value} < {high}")
        for whole in reversed(wholes):
            p, q = value.as_integer_ratio()
            lines.append(f"{whole} + {q}/{p} = {whole + 1 / value}")
            value = whole + 1 / value
        return "\n".join(lines)

    def solve(self, instance: Instance) -> Fraction:
        return simplest_between(instance.low, instance.high)
