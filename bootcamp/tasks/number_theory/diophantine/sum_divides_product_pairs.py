"""Count the pairs of numbers in a range that satisfy a divisibility.

Answer: how many pairs there are; it is unique.
Harder: larger ranges, more kinds of conditions, a factor in front.
Skills: counting, algebra
Source: original; "a + b divides ab" is a classic of olympiad training.
Small: levels 1 and 2 ask for numbers up to 30 and few conditions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

FORMS: Mapping[tuple[str, str], tuple[Callable[[int, int], int], Callable[[int, int], int]]] = MappingProxyType(
    {
        ("a + b", "ab"): (lambda a, b: a + b, lambda a, b: a * b),
        ("b - a", "ab"): (lambda a, b: b - a, lambda a, b: a * b),
        ("a + b", "(a^2 + b^2)"): (lambda a, b: a + b, lambda a, b: a * a + b * b),
        ("ab", "(a^3 + b^3)"): (lambda a, b: a * b, lambda a, b: a**3 + b**3),
        ("a^2 + b^2", "ab(a + b)"): (lambda a, b: a * a + b * b, lambda a, b: a * b * (a + b)),
        ("a^2 + ab + b^2", "ab(a + b)"): (lambda a, b: a * a + a * b + b * b, lambda a, b: a * b * (a + b)),
    }
)
"""Divisors and dividends in a and b, as shown and as functions."""


class SumDividesProductPairs(Task["SumDividesProductPairs.Params", "SumDividesProductPairs.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        kinds: int = knob("how many conditions of the table occur", levels=(1, 2, 4, 4, 5, 6, 6, 6, 6, 6), ge=1, le=6)
        largest_factor: int = knob(
            "a bound on the factor of the dividend", levels=(1, 2, 8, 8, 10, 12, 16, 24, 36, 60), ge=1, le=100
        )
        low: int = knob(
            "a bound on the lower end of the range", levels=(1, 2, 10, 20, 20, 30, 40, 50, 60, 80), ge=1, le=500
        )
        high: int = knob(
            "a bound on the upper end of the range",
            levels=(16, 30, 60, 80, 120, 160, 240, 360, 500, 700),
            ge=10,
            le=2000,
        )

    class Instance(task.Instance):
        divisor: str
        dividend: str
        factor: int
        low: int
        high: int

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        How many pairs of integers (a, b) with {{ low }} ≤ a < b ≤ {{ high }} are there for which
        {{ divisor }} divides {{ "%d·" % factor if factor > 1 }}{{ dividend }}?
        """,
        zh=r"""
        满足 {{ low }} ≤ a < b ≤ {{ high }} 且 {{ divisor }} 整除 {{ "%d·" % factor if factor > 1 }}{{ dividend }}
        的整数对 (a, b) 共有多少个？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        divisor, dividend = rng.choice(list(FORMS)[: params.kinds])
        instance = self.Instance(
            divisor=divisor,
            dividend=dividend,
            factor=rng.randint(1, params.largest_factor),
            low=rng.randint(1, params.low),
            high=rng.randint(params.high // 2, params.high),
        )
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> int:
        divisor, dividend = FORMS[instance.divisor, instance.dividend]
        numbers, factor = range(instance.low, instance.high + 1), instance.factor
        return sum(factor * dividend(a, b) % divisor(a, b) == 0 for b in numbers for a in range(instance.low, b))
